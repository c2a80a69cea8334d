// SPDX-License-Identifier: MIT
#include "results/resultfilter.h"

#include <utility>

ResultFilter::ResultFilter(FilterQuery query, ResultStates states)
    : m_query(std::move(query))
    , m_states(states)
{
}
