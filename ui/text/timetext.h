// SPDX-License-Identifier: MIT
#pragma once

#include "contract/timestamp.h"

#include <QString>

#include <chrono>

class Clock;

/// Points in time and durations as texts. Times are shown in the zone of the clock; what shows them changes
/// with Clock::zoneChanged().
namespace timetext {

/// Returns for example “just now”, “3 hours ago”, “yesterday” or “in 2 days”.
[[nodiscard]] QString relative(const QDateTime &when, const Clock &clock);
/// Returns for example “09:12”.
[[nodiscard]] QString timeOfDay(const QDateTime &when, const Clock &clock);
/// Returns for example “09:12” of a time of today, and otherwise what absolute() returns.
[[nodiscard]] QString timeOrDate(const QDateTime &when, const Clock &clock);
/// Returns “Today”, “Yesterday” or for example “14 Mar 2026”.
[[nodiscard]] QString day(const QDateTime &when, const Clock &clock);
/// Returns for example “14 Mar 2026 09:12 (UTC+1)”.
[[nodiscard]] QString absolute(const QDateTime &when, const Clock &clock);
/// Returns for example “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”.
[[nodiscard]] QString both(const QDateTime &when, const Clock &clock);
/// Returns the time as both() does. If the timestamp is not a point in time, returns its original text,
/// with characters made visible that would hide or reorder others, and “time zone not given”. Returns an
/// empty string for the placeholder that some services send for “none”.
[[nodiscard]] QString created(const Timestamp &timestamp, const Clock &clock);
/// Returns for example `2026-03-14T08:12:00Z`. Empty if the timestamp is not a point in time.
[[nodiscard]] QString iso(const Timestamp &timestamp);
/// Returns for example `0:07`, `12:34` or `1:02:03`.
[[nodiscard]] QString clock(std::chrono::milliseconds length);

} // namespace timetext
