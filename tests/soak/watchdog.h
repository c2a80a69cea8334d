// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>

#include <array>
#include <atomic>
#include <chrono>
#include <pthread.h>
#include <thread>

/// Prints every block of this thread's event loop that is longer than a limit, with the functions that were
/// running when the limit was reached. A program has one of these at most. For systems with the GNU C
/// library.
class Watchdog final
{
public:
    using Clock = std::chrono::steady_clock;

    explicit Watchdog(std::chrono::milliseconds limit);
    ~Watchdog();
    Watchdog(const Watchdog &) = delete;
    Watchdog &operator=(const Watchdog &) = delete;

    /// Returns the longest time for which the event loop was blocked, in milliseconds.
    [[nodiscard]] double longest() const
    {
        return std::chrono::duration<double, std::milli>(m_longest).count();
    }
    /// Returns the number of blocks that were longer than the limit.
    [[nodiscard]] int blocks() const { return m_blocks; }

private:
    void beat();
    void watch();
    void print(Clock::duration blocked) const;

    const std::chrono::milliseconds m_limit;
    const pthread_t m_watched = pthread_self();
    QTimer m_timer;
    Clock::duration m_longest{};
    int m_blocks = 0;
    std::atomic<Clock::time_point> m_last = Clock::now();
    std::atomic<bool> m_isEnding = false;
    std::thread m_thread;
};
