// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

#include <QObject>
#include <QTimer>

class MessageBar;

/// The countdown of a lookup that the service has asked to wait.
class LookupNotice final : public QObject
{
    Q_OBJECT
public:
    /// Speaks through `bar`, which owns it.
    LookupNotice(const Clock &clock, MessageBar *bar);

    void hold(std::chrono::seconds wait);
    /// Takes the countdown away, if there is one.
    void end();

private:
    void tick();

    const Clock &m_clock;
    MessageBar *m_bar;
    QTimer m_tick;
    std::chrono::milliseconds m_end{0};
};
