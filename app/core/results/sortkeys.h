// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>

#include <vector>

/// A place in ascending order, from 0; values that are alike have the same.
using ResultRank = int;
constexpr ResultRank kBlankRank = -1; ///< there is no value

/// Of each row, sorted by that column, as sortKey() has it: texts without regard to case and accents, alike
/// on every computer.
///
/// Ranks are numbers, so that sorting by them is fast; made in one go, since of a hundred thousand rows
/// most share their values.
[[nodiscard]] std::vector<ResultRank> sortRanks(const QList<ResultRow> &rows, ResultColumn column);

/// Whether a row of rank `a` is to stand before one of rank `b`; blank ones are last, whichever way is
/// sorted. For a stable sort, which leaves rows that are alike as they are.
[[nodiscard]] inline bool comesBefore(ResultRank a, ResultRank b, Qt::SortOrder order)
{
    if (a == kBlankRank || b == kBlankRank)
        return b == kBlankRank && a != kBlankRank;
    return order == Qt::AscendingOrder ? a < b : b < a;
}
