// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QList>
#include <QTimeZone>

/// The width of the bins of a histogram of times. Hours, days, weeks (from Monday), months, quarters and
/// years of the calendar; Years is ten, a hundred or a thousand of them.
enum class BinUnit { Hour, Day, Week, Month, Quarter, Year, Years };

/// The bins of a histogram of times, which follow each other without a gap.
struct TimeBins
{
    BinUnit unit = BinUnit::Hour;
    QList<QDateTime>
        edges; ///< the start of each bin, and then the end of the last one; empty if there are none

    [[nodiscard]] qsizetype count() const { return edges.isEmpty() ? 0 : edges.size() - 1; }
    /// Returns the time of a bin as in ISO 8601: `2026-03-14 09:00`, `2026-03-14`, `2026-03-09 – 2026-03-15`,
    /// `2026-03`, `2026-01 – 2026-03`, `2026` or `2020 – 2029`, in the zone of the edges.
    [[nodiscard]] QString text(qsizetype bin) const;
};

/// The largest number of bins that timeBins() returns.
inline constexpr qsizetype kMaxTimeBins = 31;

/// Returns the narrowest bins of which at most kMaxTimeBins cover the time from `first` to `last`. They start
/// with an hour, day, week, month, quarter or year of `zone`. None if a time is invalid, if `last` is before
/// `first`, or if the time is longer than kMaxTimeBins of a thousand years.
[[nodiscard]] TimeBins timeBins(const QDateTime &first, const QDateTime &last, const QTimeZone &zone);

/// Returns the translated width of the bins: “per day”.
[[nodiscard]] QString binUnitText(BinUnit unit);
