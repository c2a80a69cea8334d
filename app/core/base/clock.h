// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QObject>
#include <QTimeZone>

#include <chrono>

/// Returns a time in UTC from milliseconds since 1970. Through QTimeZone it takes several times as long, and
/// each row that is read has such times.
[[nodiscard]] inline QDateTime utcTime(qint64 msecsSinceEpoch)
{
    static const QDateTime epoch = QDateTime::fromMSecsSinceEpoch(0, QTimeZone::utc()).toUTC();
    return epoch.addMSecs(msecsSinceEpoch);
}

/// Returns the time of day, a steady time, and the time zone in which times are shown. Injected, so that
/// tests can set them.
class Clock : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Returns the time of day in UTC. It may jump.
    [[nodiscard]] virtual QDateTime utcNow() const = 0;
    /// Returns the time since an arbitrary start. It never goes back.
    [[nodiscard]] virtual std::chrono::milliseconds steadyNow() const = 0;

    /// Sets the time zone in which times are shown: Qt::LocalTime, which is the default, or Qt::UTC. Only the
    /// main thread sets and reads it.
    void setZone(Qt::TimeSpec zone);
    [[nodiscard]] QTimeZone zone() const;
    /// Returns the same point in time in the zone in which times are shown.
    [[nodiscard]] QDateTime inZone(const QDateTime &when) const;

Q_SIGNALS:
    /// Emitted when times are to be shown in another zone.
    void zoneChanged();

private:
    Qt::TimeSpec m_zone = Qt::LocalTime;
};

class SystemClock final : public Clock
{
    Q_OBJECT
public:
    [[nodiscard]] QDateTime utcNow() const override { return QDateTime::currentDateTimeUtc(); }
    [[nodiscard]] std::chrono::milliseconds steadyNow() const override
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now().time_since_epoch());
    }
};
