// SPDX-License-Identifier: MIT
#pragma once

#include "contract/timestamp.h"

#include <QString>

#include <chrono>

/// Points in time and lengths of time in a person's words.
namespace timetext {

/// In which time zone dates and times are shown from now on: Qt::LocalTime, which is this computer's, unless
/// told, or Qt::UTC. What shows one is told by QEvent::LocaleChange.
void setZone(Qt::TimeSpec zone);
/// The same point in time in that zone.
[[nodiscard]] QDateTime inZone(const QDateTime &when);

/// “just now”, “3 hours ago”, “yesterday”, “in 2 days”.
[[nodiscard]] QString relative(const QDateTime &then, const QDateTime &now);
/// “14 Mar 2026 09:12 (UTC+1)”, in the zone of setZone().
[[nodiscard]] QString absolute(const QDateTime &when);
/// “3 hours ago · 14 Mar 2026 09:12 (UTC+1)”.
[[nodiscard]] QString both(const QDateTime &when, const QDateTime &now);
/// As both(); the text as it came and “time zone not given” where it names no instant; empty for the
/// placeholder some services send for "none".
[[nodiscard]] QString created(const Timestamp &timestamp, const QDateTime &now);
/// `2026-03-14T08:12:00Z`; empty where there is no instant.
[[nodiscard]] QString iso(const Timestamp &timestamp);
/// `0:07`, `12:34`, `1:02:03`.
[[nodiscard]] QString clock(std::chrono::milliseconds length);

} // namespace timetext
