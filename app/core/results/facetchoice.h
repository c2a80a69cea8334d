// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "results/resultstate.h"

#include <QDateTime>
#include <QList>
#include <QStringList>

#include <array>

/// The properties by which results are counted and filtered.
enum class ResultFacet { State, Read, Archived, Type, Category, Connection, Created, Done };

/// All facets, in the order in which they are shown.
inline constexpr std::array kResultFacets{
    ResultFacet::State,    ResultFacet::Read,       ResultFacet::Archived, ResultFacet::Type,
    ResultFacet::Category, ResultFacet::Connection, ResultFacet::Created,  ResultFacet::Done};

[[nodiscard]] ResultField fieldOf(ResultFacet facet);
/// Returns the facet that has the state as a value.
[[nodiscard]] ResultFacet facetOf(ResultState state);

/// The time from `first` up to, but not including, `next`. A date without an offset is compared as if it were
/// in the time zone of these two.
struct CreatedSpan
{
    QDateTime first;
    QDateTime next;
    QString text{}; ///< in words, see TimeBins::text()

    friend bool operator==(const CreatedSpan &, const CreatedSpan &) = default;
};

/// The values of facets that a user has chosen. The values of one facet are alternatives, and a facet without
/// a chosen value accepts every row.
///
/// A value is identified by a text: for a state by stateName(), which is never translated, and otherwise by
/// the text in the table's column. The empty text stands for “not given”.
class FacetChoice final
{
public:
    FacetChoice() = default;
    /// Chooses these states.
    FacetChoice(ResultStates states);

    /// Returns whether nothing is chosen.
    [[nodiscard]] bool isEmpty() const { return *this == FacetChoice(); }
    /// Returns whether anything is chosen in the facet.
    [[nodiscard]] bool has(ResultFacet facet) const;
    [[nodiscard]] bool contains(ResultFacet facet, const QString &value) const;
    /// Returns the chosen values of a facet, in the order in which they were chosen.
    [[nodiscard]] const QStringList &values(ResultFacet facet) const;
    void setChosen(ResultFacet facet, const QString &value, bool isChosen);
    [[nodiscard]] bool contains(ResultState state) const
    {
        return contains(facetOf(state), stateName(state));
    }
    void setChosen(ResultState state, bool isChosen)
    {
        setChosen(facetOf(state), stateName(state), isChosen);
    }

    /// Returns the chosen times of creation, which are alternatives to the empty value of Created.
    [[nodiscard]] const QList<CreatedSpan> &created() const { return m_created; }
    /// Returns whether a chosen time contains the whole span.
    [[nodiscard]] bool contains(const CreatedSpan &span) const;
    /// Chooses the span, or removes every chosen one that overlaps it.
    void setChosen(const CreatedSpan &span, bool isChosen);

    friend bool operator==(const FacetChoice &, const FacetChoice &) = default;

private:
    std::array<QStringList, kResultFacets.size()> m_values;
    QList<CreatedSpan> m_created;
};
