// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderun.h"

#include <QTimer>
#include <QWidget>

class QPushButton;

/// Says that an upgrade is running, where and for how long. Hidden while none is running.
class RunningNotice final : public QWidget
{
    Q_OBJECT
public:
    /// `run` must outlive the widget.
    explicit RunningNotice(const UpgradeRun &run, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the user has clicked the notice, to show the upgrade panel.
    void panelRequested();

private:
    void refresh();

    const UpgradeRun &m_run;
    QPushButton *m_button;
    QTimer m_refreshTimer;
};
