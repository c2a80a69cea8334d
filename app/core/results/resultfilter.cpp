// SPDX-License-Identifier: MIT
#include "results/resultfilter.h"

#include <utility>

ResultFilter::ResultFilter(FilterQuery query, FacetChoice choice)
    : m_query(std::move(query))
    , m_choice(std::move(choice))
{
}
