// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

class ActivityDock;
class FileChooser;
class QPushButton;

/// Creates the activity panel and the commands that show, hide and move it. The panel is below the page or at
/// its right. The page is LookupPage: the field for ids with the results.
class ActivityController final : public FeatureController
{
    Q_OBJECT
public:
    ActivityController(const Services &services, FileChooser &files, QWidget *window);

    [[nodiscard]] QWidget *panel() const override;
    void setPanelShown(bool shown) override;
    void restore() override;
    [[nodiscard]] ActivityDock &dock() const { return *m_dock; }
    void closePanel();

    /// Creates a button for the status line that shows and hides the panel. The caller owns it.
    [[nodiscard]] QPushButton *makeButton() const;
    /// Shows the panel and selects the exchange.
    void showExchange(qint64 number);

Q_SIGNALS:
    /// Emitted when the panel is to move to the other side of the page. Call ActivityDock::fit() then.
    void sideChanged();

private:
    QAction *m_show;
    QAction *m_right;
    ActivityDock *m_dock;
};
