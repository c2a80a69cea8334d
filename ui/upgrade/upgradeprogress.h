// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderun.h"

#include <QTimer>
#include <QWidget>

class BusyBar;
class TextLabel;

/// A run that is under way: for how long, since when, and that nothing more is known. Can have the focus
/// itself, so that a key pressed once too often does not end the wait.
class UpgradeProgress final : public QWidget
{
    Q_OBJECT
public:
    explicit UpgradeProgress(UpgradeRun &run, QWidget *parent = nullptr);

    /// Reads the clock again; also done each second while it is visible.
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
    QTimer m_tick;
};
