// SPDX-License-Identifier: MIT
#pragma once

#include "results/rowreader.h"

#include <vector>

/// The position of a value in ascending order, from 0. Equal values have the same rank.
using ResultRank = int;
constexpr ResultRank kBlankRank = -1; ///< for a row without a value

/// Returns the rank of each of these rows by that field, by sortKey(). Ignores case and accents, and gives
/// the same result on every computer.
///
/// Ranks are integers, so that sorting by them is fast. They are computed together, since most of a hundred
/// thousand rows share their values.
[[nodiscard]] std::vector<ResultRank> sortRanks(RowReader &reader, ResultField field,
                                                const std::vector<qsizetype> &rows);

/// Returns, for the rank of each row, the position of that row from 0 when sorted in that order. Equal rows
/// keep their order, and rows without a value are last in either order.
[[nodiscard]] std::vector<int> sortedPositions(const std::vector<ResultRank> &ranks, Qt::SortOrder order);
