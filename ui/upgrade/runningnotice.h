// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderun.h"

#include <QTimer>
#include <QWidget>

class QPushButton;

/// As long as an upgrade runs: that it does, where and for how long. A click leads to it.
class RunningNotice final : public QWidget
{
    Q_OBJECT
public:
    /// The run must outlive it.
    explicit RunningNotice(const UpgradeRun &run, QWidget *parent = nullptr);

Q_SIGNALS:
    void panelWanted();

private:
    void refresh();

    const UpgradeRun &m_run;
    QPushButton *m_button;
    QTimer m_tick;
};
