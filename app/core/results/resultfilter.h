// SPDX-License-Identifier: MIT
#pragma once

#include "results/facetchoice.h"
#include "results/filterquery.h"

/// The conditions for a row to be shown: the query accepts it, and it has one of the chosen values of each
/// facet.
class ResultFilter final
{
public:
    /// Accepts every row.
    ResultFilter() = default;
    ResultFilter(FilterQuery query, FacetChoice choice);

    /// Returns whether the filter accepts all rows.
    [[nodiscard]] bool isEmpty() const { return m_query.isEmpty() && m_choice.isEmpty(); }
    [[nodiscard]] const FilterQuery &query() const { return m_query; }
    [[nodiscard]] const FacetChoice &choice() const { return m_choice; }

    friend bool operator==(const ResultFilter &, const ResultFilter &) = default;

private:
    FilterQuery m_query;
    FacetChoice m_choice;
};
