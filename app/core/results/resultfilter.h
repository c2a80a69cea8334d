// SPDX-License-Identifier: MIT
#pragma once

#include "results/filterquery.h"
#include "results/resultstate.h"

/// Determines which rows are shown: those that a query accepts and that have one of the chosen states of each
/// group.
class ResultFilter final
{
public:
    /// Accepts every row.
    ResultFilter() = default;
    ResultFilter(FilterQuery query, ResultStates states);

    /// Returns whether the filter accepts all rows.
    [[nodiscard]] bool isEmpty() const { return m_query.isEmpty() && !m_states; }
    [[nodiscard]] const FilterQuery &query() const { return m_query; }
    /// Returns the chosen states; see isChosen().
    [[nodiscard]] ResultStates states() const { return m_states; }

private:
    FilterQuery m_query;
    ResultStates m_states;
};
