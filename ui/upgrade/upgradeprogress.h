// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderun.h"

#include <QTimer>
#include <QWidget>

class BusyBar;
class TextLabel;

/// Shows when an upgrade started and for how long it has been running, which is all that is known of its
/// progress. The widget can have the focus itself, so that a surplus key press does not press its button.
class UpgradeProgress final : public QWidget
{
    Q_OBJECT
public:
    /// `run` must outlive the widget.
    explicit UpgradeProgress(UpgradeRun &run, QWidget *parent = nullptr);

    /// Updates the duration, which also happens every second while the widget is visible.
    void refresh();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    UpgradeRun &m_run;
    TextLabel *m_title;
    TextLabel *m_elapsed;
    TextLabel *m_since;
    BusyBar *m_bar;
    QTimer m_refreshTimer;
};
