// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

/// The time that a word in a filter stands for. A date is the whole day, a time the whole minute.
struct FilterSpan
{
    QDateTime first;      ///< in the zone of `now`
    QDateTime last;       ///< its last millisecond
    bool isPoint = false; ///< whether the word is relative, such as `7d`, and means that very moment
};

/// Returns the time for `2026`, `2026-11`, `2026-11-01`, `2026-11-01T09:00` and with seconds, `today`,
/// `yesterday`, and for `3h`, `7d` and `2w`, which are that many hours, days or weeks ago. `nullopt` for any
/// other word. A time without an offset is in the zone of `now`.
[[nodiscard]] std::optional<FilterSpan> filterSpan(const QString &word, const QDateTime &now);
