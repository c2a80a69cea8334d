// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

class ActivityDock;
class FileChooser;
class QPushButton;

/// The activity panel below the page and its command.
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

    /// Creates a button for the status line that is linked to the command.
    [[nodiscard]] QPushButton *makeButton() const;
    /// Shows the panel and selects the exchange.
    void showExchange(qint64 number);

private:
    QAction *m_show;
    ActivityDock *m_dock;
};
