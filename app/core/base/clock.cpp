// SPDX-License-Identifier: MIT
#include "base/clock.h"

#include <utility>

void Clock::setZone(Qt::TimeSpec zone)
{
    if (std::exchange(m_zone, zone) != zone)
        Q_EMIT zoneChanged();
}

QTimeZone Clock::zone() const
{
    return m_zone == Qt::UTC ? QTimeZone::utc() : QTimeZone::systemTimeZone();
}

QDateTime Clock::inZone(const QDateTime &when) const
{
    return m_zone == Qt::UTC ? when.toUTC() : when.toLocalTime();
}

#include "moc_clock.cpp"
