// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultoverview.h"

/// Rows with the same value of a facet. Rows without a notification have no value of most facets, and form a
/// group for each outcome. Rows that are still being looked up form one, too.
struct ResultGroup
{
    QString key;      ///< identifies the facet and its value; never translated
    FacetCount count; ///< the value and the number of rows
    qsizetype unread = 0;
    qsizetype first = 0; ///< place of its first row in ResultGroups::rows

    [[nodiscard]] qsizetype end() const { return first + count.rows; }
};

/// Rows in groups.
struct ResultGroups
{
    std::vector<ResultGroup> groups; ///< in the order shown; none is empty
    std::vector<int> rows; ///< row indexes in the order of their groups, and within a group as given

    /// Returns the index of the group of the row at that position in `rows`.
    [[nodiscard]] int groupOf(qsizetype position) const;
};

/// The order of groups. Outcomes follow the values in either, and rows without one are last.
enum class GroupOrder {
    Usual,   ///< the largest is first, of days the newest
    FirstRow ///< the one with the first row is first
};

/// Returns the rows, given by their indexes in the FacetIndex, grouped by the facet; Created groups them by
/// the day in `zone`. A date without an offset belongs to the day that is written. Takes a few milliseconds
/// for a hundred thousand rows.
[[nodiscard]] ResultGroups groupRows(const FacetIndex &index, ResultFacet facet, const std::vector<int> &rows,
                                     GroupOrder order, const QTimeZone &zone);
