// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

class ActivityDock;
class FileChooser;
class QPushButton;

/// Creates the activity panel and the command that shows and hides it. The panel is below the page, which is
/// the field for ids with the results.
class ActivityController final : public FeatureController
{
    Q_OBJECT
public:
    ActivityController(const Services &services, FileChooser &files, MessageBar &messages, QWidget *window);

    [[nodiscard]] QWidget *panel() const override;
    void setPanelShown(bool shown) override;
    void restore() override;
    [[nodiscard]] ActivityDock &dock() const { return *m_dock; }
    void closePanel();

    /// Creates a button for the status line that triggers the command. The caller owns it.
    [[nodiscard]] QPushButton *makeButton() const;
    /// Shows the panel and selects the exchange.
    void showExchange(qint64 number);

private:
    QAction *m_show;
    ActivityDock *m_dock;
};
