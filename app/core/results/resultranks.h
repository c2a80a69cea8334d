// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultcolumns.h"

#include <QList>

#include <vector>

/// A place in ascending order, from 0; values that are alike have the same.
using ResultRank = int;
constexpr ResultRank kBlankRank = -1; ///< there is no value

/// Of each row, sorted by that column. Ids by number. States as found, not found, failed, not looked up,
/// and then what is under way; unread before read, active before archived. Dates by their instant; one
/// without an offset stands where it would in UTC, after those of that very instant, since nothing more
/// is known of it. Texts without regard to case and accents and alike on every computer; types and
/// categories that are alike by number.
///
/// Ranks are numbers, so that sorting by them is fast; made in one go, since of a hundred thousand rows
/// most share their values.
[[nodiscard]] std::vector<ResultRank> resultRanks(const QList<ResultRow> &rows, ResultColumn column);

/// Whether a row of rank `a` is to stand before one of rank `b`; blank ones are last, whichever way is
/// sorted. For a stable sort, which leaves rows that are alike as they are.
[[nodiscard]] inline bool comesBefore(ResultRank a, ResultRank b, Qt::SortOrder order)
{
    if (a == kBlankRank || b == kBlankRank)
        return b == kBlankRank && a != kBlankRank;
    return order == Qt::AscendingOrder ? a < b : b < a;
}
