// SPDX-License-Identifier: MIT
#include "results/facetchoice.h"

#include <algorithm>

ResultField fieldOf(ResultFacet facet)
{
    static constexpr std::array kFields{ResultField::State,   ResultField::Read,     ResultField::Archived,
                                        ResultField::Type,    ResultField::Category, ResultField::Connection,
                                        ResultField::Created, ResultField::Done};
    static_assert(kFields.size() == kResultFacets.size());
    return kFields.at(static_cast<std::size_t>(facet));
}

ResultFacet facetOf(ResultState state)
{
    if (kResultStateGroups[0].testFlag(state))
        return ResultFacet::Read;
    if (kResultStateGroups[1].testFlag(state))
        return ResultFacet::Archived;
    return kResultStateGroups[2].testFlag(state) ? ResultFacet::State : ResultFacet::Done;
}

FacetChoice::FacetChoice(ResultStates states)
{
    for (const ResultState state : kResultStates) {
        if (states.testFlag(state))
            setChosen(state, true);
    }
}

bool FacetChoice::has(ResultFacet facet) const
{
    return !values(facet).isEmpty() || (facet == ResultFacet::Created && !m_created.isEmpty());
}

bool FacetChoice::contains(ResultFacet facet, const QString &value) const
{
    return values(facet).contains(value);
}

const QStringList &FacetChoice::values(ResultFacet facet) const
{
    return m_values.at(static_cast<std::size_t>(facet));
}

void FacetChoice::setChosen(ResultFacet facet, const QString &value, bool isChosen)
{
    QStringList &values = m_values.at(static_cast<std::size_t>(facet));
    values.removeAll(value);
    if (isChosen)
        values += value;
}

bool FacetChoice::contains(const CreatedSpan &span) const
{
    return std::any_of(m_created.begin(), m_created.end(), [&span](const CreatedSpan &chosen) {
        return chosen.first <= span.first && span.next <= chosen.next;
    });
}

void FacetChoice::setChosen(const CreatedSpan &span, bool isChosen)
{
    m_created.removeIf(
        [&span](const CreatedSpan &chosen) { return chosen.first < span.next && span.first < chosen.next; });
    if (isChosen)
        m_created += span;
}
