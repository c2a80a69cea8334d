// SPDX-License-Identifier: MIT
#pragma once

#include "results/facetchoice.h"
#include "results/timebins.h"

#include <QHash>

#include <functional>
#include <utility>
#include <vector>

class SideBySideAnswers;
class RowReader;

/// The number of rows with a value of a facet.
struct FacetCount
{
    QString value; ///< as in FacetChoice
    QString text; ///< the value in words, “not given” if it is empty; one of the service's texts as received
    qsizetype rows = 0;
    bool isChosen = false;

    friend bool operator==(const FacetCount &, const FacetCount &) = default;
};

/// Returns whether `a` is shown before `b` because it counts more rows. Of equal numbers, values are in the
/// order of their texts and “not given” is last.
[[nodiscard]] bool isShownBefore(const FacetCount &a, const FacetCount &b);

/// The number of rows that were created in a time.
struct CreatedCount
{
    CreatedSpan span;
    qsizetype rows = 0;
    bool isChosen = false;
};

/// What a set of rows contains: how many rows there are of each value of each facet.
struct ResultOverview
{
    qsizetype total = 0;    ///< all rows
    qsizetype matching = 0; ///< those that the filter accepts
    /// By facet; for Created only the number of dates that are not given. The largest number is first.
    /// Without values that no row has, unless they are chosen.
    std::array<QList<FacetCount>, kResultFacets.size()> counts;
    BinUnit createdUnit = BinUnit::Hour;
    QList<CreatedCount> created; ///< the histogram, by time; empty if no date is given

    [[nodiscard]] const QList<FacetCount> &of(ResultFacet facet) const
    {
        return counts.at(static_cast<std::size_t>(facet));
    }
    /// Returns the number of rows in a state.
    [[nodiscard]] qsizetype rowsIn(ResultState state) const;
};

/// Stores the values of the facets of each row, so that counting and filtering by them takes a few
/// milliseconds for a hundred thousand rows. Rows that are being looked up have no other value yet than
/// that of Done, and rows without a notification have none of its fields; a choice in such a facet does not
/// accept them. Done has values only if a row is done, or a value of it is chosen.
class FacetIndex final
{
public:
    explicit FacetIndex(const ResultRows &rows, const FacetChoice &choice = {});

    /// Returns the number of rows.
    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_rows.size()); }
    /// Returns whether the row has one of the chosen values of each facet.
    [[nodiscard]] bool isChosen(qsizetype row) const;

    using MatchesQuery = std::function<bool(qsizetype)>;
    /// Counts the rows that both `matchesQuery` and the choice accept; a null `matchesQuery` accepts all. The
    /// counts of a facet, however, ignore what is chosen in that facet itself, so the count of a value is the
    /// number of rows that are shown if it alone is chosen in its facet. The bins of the histogram cover the
    /// dates that are counted and are in `zone`.
    [[nodiscard]] ResultOverview overview(const QTimeZone &zone, const MatchesQuery &matchesQuery = {}) const;
    /// Counts ids instead of rows: an id is counted if one of its answers would be. `sideBySide` must have
    /// been made of the rows that this index knows.
    [[nodiscard]] ResultOverview overview(const QTimeZone &zone, const SideBySideAnswers &sideBySide,
                                          const MatchesQuery &matchesQuery = {}) const;

    using Code = int; ///< index of a value in its facet
    static constexpr Code kNoValue = -1;
    struct Value
    {
        QString value; ///< as in FacetChoice
        QString text;  ///< as in FacetCount
        bool isChosen = false;
    };
    /// Returns the value of the row, kNoValue if it has none. Of Created, only “not given” is a value.
    [[nodiscard]] Code codeOf(qsizetype row, ResultFacet facet) const;
    /// Returns the code of a state, kNoValue if no row was ever in it.
    [[nodiscard]] Code codeOf(ResultState state) const;
    [[nodiscard]] const Value &value(ResultFacet facet, Code code) const;
    /// Returns when the row was created; `nullopt` if that is not known.
    [[nodiscard]] std::optional<CreatedTime> created(qsizetype row) const;

private:
    struct Row
    {
        std::array<Code, kResultFacets.size()> codes; ///< of Created only: whether the date is not given
        std::optional<CreatedTime> created;
    };
    /// A chosen time of creation in ms.
    struct Span
    {
        qint64 first = 0;
        qint64 next = 0;
        qint64 firstAsWritten = 0;
        qint64 nextAsWritten = 0;
    };
    struct Facet
    {
        std::vector<Value> values;
        QHash<QString, Code> codes; ///< by value
        bool hasChoice = false;
        std::vector<Code> known; ///< codes of values by RowReader::code(); kNoValue if not read yet
    };

    [[nodiscard]] Facet &facetOf(ResultFacet facet) { return m_facets.at(static_cast<std::size_t>(facet)); }
    [[nodiscard]] const Facet &facetOf(ResultFacet facet) const
    {
        return m_facets.at(static_cast<std::size_t>(facet));
    }
    template <typename TextOf>
    [[nodiscard]] Code addValue(ResultFacet facet, const QString &value, const TextOf &textOf);
    [[nodiscard]] Code codeOfText(RowReader &reader, qsizetype row, ResultFacet facet);
    [[nodiscard]] Code codeOfState(ResultFacet facet, ResultStates states);
    [[nodiscard]] Row read(RowReader &reader, qsizetype row);
    void setChoice(const FacetChoice &choice);
    [[nodiscard]] bool isChosen(const Row &row, std::size_t facet) const;
    /// A row, and what is counted once: the row, or the id that it is an answer for.
    struct Counted
    {
        qsizetype row = 0;
        qsizetype unit = 0;
    };
    template <typename ForEach>
    [[nodiscard]] ResultOverview count(const QTimeZone &zone, qsizetype total, const ForEach &forEach,
                                       const MatchesQuery &matchesQuery) const;
    struct Dated
    {
        const Row *row = nullptr;
        qsizetype unit = 0;
    };
    void countCreated(ResultOverview &overview, const std::vector<Dated> &rows, const QTimeZone &zone) const;

    std::vector<Row> m_rows;
    std::array<Facet, kResultFacets.size()> m_facets;
    FacetChoice m_choice;
    bool m_hasChoice = false;  ///< m_choice is not empty
    bool m_hasDone = false;    ///< a row is done, or they are to be filtered by that
    std::vector<Span> m_spans; ///< of m_choice
};

/// Returns the overview of all rows.
[[nodiscard]] ResultOverview overviewOf(const ResultRows &rows, const QTimeZone &zone);
