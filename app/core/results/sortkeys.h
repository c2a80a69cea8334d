// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>

#include <vector>

/// The position of a value in ascending order, from 0. Equal values have the same rank.
using ResultRank = int;
constexpr ResultRank kBlankRank = -1; ///< for a row without a value

/// Returns the rank of each row in that column, by sortKey(). Ignores case and accents, and gives the same
/// result on every computer.
///
/// Ranks are integers, so that sorting by them is fast. They are computed together, since most of a hundred
/// thousand rows share their values.
[[nodiscard]] std::vector<ResultRank> sortRanks(const QList<ResultRow> &rows, ResultColumn column);

/// Returns whether a row of rank `a` is shown before one of rank `b`. Rows without a value are last in either
/// order. Use it with a stable sort, which keeps the order of equal rows.
[[nodiscard]] inline bool comesBefore(ResultRank a, ResultRank b, Qt::SortOrder order)
{
    if (a == kBlankRank || b == kBlankRank)
        return b == kBlankRank && a != kBlankRank;
    return order == Qt::AscendingOrder ? a < b : b < a;
}
