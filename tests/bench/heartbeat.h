// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>

#include <algorithm>
#include <chrono>

/// Measures for how long this thread's event loop was blocked at most: a timer of one millisecond that checks
/// how late it is.
class Heartbeat final
{
public:
    Heartbeat()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(1);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
    }

    void start()
    {
        m_longest = {};
        m_last = std::chrono::steady_clock::now();
        m_timer.start();
    }

    /// Returns the longest time between two timeouts since start(), in milliseconds.
    [[nodiscard]] double longest()
    {
        beat();
        return std::chrono::duration<double, std::milli>(m_longest).count();
    }

private:
    void beat()
    {
        const auto now = std::chrono::steady_clock::now();
        m_longest = std::max(m_longest, now - m_last);
        m_last = now;
    }

    QTimer m_timer;
    std::chrono::steady_clock::time_point m_last;
    std::chrono::steady_clock::duration m_longest{};
};
