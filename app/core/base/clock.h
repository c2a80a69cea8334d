// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QTimeZone>

#include <chrono>

/// Returns a time in UTC from milliseconds since 1970. Through QTimeZone it takes several times as long, and
/// each row that is read has such times.
[[nodiscard]] inline QDateTime utcTime(qint64 msecsSinceEpoch)
{
    static const QDateTime epoch = QDateTime::fromMSecsSinceEpoch(0, QTimeZone::utc()).toUTC();
    return epoch.addMSecs(msecsSinceEpoch);
}

/// Returns the time of day and a steady time. Injected, so that tests can set them.
class Clock
{
public:
    virtual ~Clock() = default;
    /// Returns the time of day in UTC. It may jump.
    [[nodiscard]] virtual QDateTime utcNow() const = 0;
    /// Returns the time since an arbitrary start. It never goes back.
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
