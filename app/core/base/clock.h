// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

#include <chrono>

/// The time of day and a steady clock, injected so that tests can move them.
class Clock
{
public:
    virtual ~Clock() = default;
    /// The time of day, UTC. May jump.
    [[nodiscard]] virtual QDateTime utcNow() const = 0;
    /// Time since an arbitrary start; never goes back.
    [[nodiscard]] virtual std::chrono::milliseconds steadyNow() const = 0;
};

class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime utcNow() const override { return QDateTime::currentDateTimeUtc(); }
    [[nodiscard]] std::chrono::milliseconds steadyNow() const override
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now().time_since_epoch());
    }
};
