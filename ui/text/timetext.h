// SPDX-License-Identifier: MIT
#pragma once

#include "contract/timestamp.h"

#include <QString>
#include <QTimeZone>

#include <chrono>

/// Points in time and durations as texts.
namespace timetext {

/// Sets the time zone in which dates and times are shown: Qt::LocalTime, which is the default, or Qt::UTC.
/// Every widget receives QEvent::LocaleChange when the zone changes.
void setZone(Qt::TimeSpec zone);
/// Returns the time zone of setZone().
[[nodiscard]] QTimeZone zone();
/// Returns the same point in time in the zone of setZone().
[[nodiscard]] QDateTime inZone(const QDateTime &when);

/// Returns for example “just now”, “3 hours ago”, “yesterday” or “in 2 days”.
[[nodiscard]] QString relative(const QDateTime &then, const QDateTime &now);
/// Returns for example “09:12”, in the zone of setZone().
[[nodiscard]] QString timeOfDay(const QDateTime &when);
/// Returns for example “14 Mar 2026 09:12 (UTC+1)”, in the zone of setZone().
[[nodiscard]] QString absolute(const QDateTime &when);
/// Returns for example “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”.
[[nodiscard]] QString both(const QDateTime &when, const QDateTime &now);
/// Returns the time as both() does. If the timestamp is not a point in time, returns its original text,
/// with characters made visible that would hide or reorder others, and “time zone not given”. Returns an
/// empty string for the placeholder that some services send for “none”.
[[nodiscard]] QString created(const Timestamp &timestamp, const QDateTime &now);
/// Returns for example `2026-03-14T08:12:00Z`. Empty if the timestamp is not a point in time.
[[nodiscard]] QString iso(const Timestamp &timestamp);
/// Returns for example `0:07`, `12:34` or `1:02:03`.
[[nodiscard]] QString clock(std::chrono::milliseconds length);

} // namespace timetext
