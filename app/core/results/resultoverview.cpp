// SPDX-License-Identifier: MIT
#include "results/resultoverview.h"

#include "results/resulttext.h"
#include "results/rowreader.h"
#include "results/sidebysideanswers.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace {

/// Returns the date and time in ms as if they were in UTC.
qint64 msAsWritten(const QDateTime &time)
{
    return QDateTime(time.date(), time.time(), QTimeZone::utc()).toMSecsSinceEpoch();
}

/// Returns the instant of a date that was written without an offset, as if it were in that zone.
QDateTime inZoneAsWritten(qint64 ms, const QTimeZone &zone)
{
    const QDateTime written = QDateTime::fromMSecsSinceEpoch(ms, QTimeZone::utc());
    return {written.date(), written.time(), zone};
}

/// Returns the state of a row in one group; `nullopt` if it has none.
std::optional<ResultState> stateIn(ResultStates group, ResultStates of)
{
    const auto *const state = std::find_if(kResultStates.begin(), kResultStates.end(), [&](ResultState each) {
        return group.testFlag(each) && of.testFlag(each);
    });
    return state == kResultStates.end() ? std::nullopt : std::optional(*state);
}

ResultStates groupOf(ResultFacet facet)
{
    switch (facet) {
    case ResultFacet::Read:
        return kResultStateGroups[0];
    case ResultFacet::Archived:
        return kResultStateGroups[1];
    case ResultFacet::Done:
        return kResultStateGroups[3];
    default:
        return kResultStateGroups[2];
    }
}

/// Counts each unit once, whose rows follow one another.
struct UnitCount
{
    qsizetype units = 0;
    qsizetype last = -1;

    void add(qsizetype unit)
    {
        if (std::exchange(last, unit) != unit)
            ++units;
    }
};

} // namespace

bool isShownBefore(const FacetCount &a, const FacetCount &b)
{
    if (a.rows != b.rows)
        return a.rows > b.rows;
    return a.value.isEmpty() != b.value.isEmpty() ? b.value.isEmpty() : a.text < b.text;
}

qsizetype ResultOverview::rowsIn(ResultState state) const
{
    const QList<FacetCount> &values = of(facetOf(state));
    const auto count =
        std::find_if(values.begin(), values.end(),
                     [value = stateName(state)](const FacetCount &each) { return each.value == value; });
    return count == values.end() ? 0 : count->rows;
}

FacetIndex::FacetIndex(const ResultRows &rows, const FacetChoice &choice)
    : m_rows(static_cast<std::size_t>(rows.size()))
{
    setChoice(choice);
    m_hasDone = choice.has(ResultFacet::Done);
    for (qsizetype row = 0; row < rows.size() && !m_hasDone; ++row)
        m_hasDone = rows.isDone(row);
    RowReader reader(rows);
    for (qsizetype row = 0; row < rows.size(); ++row)
        m_rows[static_cast<std::size_t>(row)] = read(reader, row);
}

/// Returns the code of a value, whose words `textOf` returns if the value is new.
template <typename TextOf>
FacetIndex::Code FacetIndex::addValue(ResultFacet facet, const QString &value, const TextOf &textOf)
{
    Facet &known = facetOf(facet);
    if (const auto code = known.codes.constFind(value); code != known.codes.constEnd())
        return *code;
    const auto code = static_cast<Code>(known.values.size());
    known.codes.insert(value, code);
    known.values.push_back({value, textOf(), m_choice.contains(facet, value)});
    return code;
}

FacetIndex::Code FacetIndex::codeOfText(RowReader &reader, qsizetype row, ResultFacet facet)
{
    std::vector<Code> &known = facetOf(facet).known;
    const auto shared = static_cast<std::size_t>(reader.code(row, fieldOf(facet)).value());
    if (shared >= known.size())
        known.resize(shared + 1, kNoValue);
    if (known[shared] == kNoValue) {
        const QString text = reader.text(row, fieldOf(facet));
        const QString value = text.trimmed().isEmpty() ? QString() : text;
        known[shared] = addValue(facet, value, [&value] { return orNotGiven(value); });
    }
    return known[shared];
}

FacetIndex::Code FacetIndex::codeOfState(ResultFacet facet, ResultStates states)
{
    const auto state = stateIn(groupOf(facet), states);
    return state ? addValue(facet, stateName(*state), [&state] { return stateText(*state); })
                 : addValue(facet, {}, [] { return orNotGiven(); });
}

FacetIndex::Row FacetIndex::read(RowReader &reader, qsizetype row)
{
    const ResultRows &rows = reader.rows();
    Row read;
    read.codes.fill(kNoValue);
    const auto set = [&read](ResultFacet facet, Code code) {
        read.codes.at(static_cast<std::size_t>(facet)) = code;
    };
    const ResultStates states = reader.states(row);
    if (m_hasDone)
        set(ResultFacet::Done, codeOfState(ResultFacet::Done, states));
    if (!(states & groupOf(ResultFacet::State)))
        return read;
    set(ResultFacet::State, codeOfState(ResultFacet::State, states));
    set(ResultFacet::Connection, codeOfText(reader, row, ResultFacet::Connection));
    if (!rows.isFound(row))
        return read;
    set(ResultFacet::Read, codeOfState(ResultFacet::Read, states));
    set(ResultFacet::Archived, codeOfState(ResultFacet::Archived, states));
    set(ResultFacet::Type, codeOfText(reader, row, ResultFacet::Type));
    set(ResultFacet::Category, codeOfText(reader, row, ResultFacet::Category));
    read.created = rows.created(row);
    if (!read.created)
        set(ResultFacet::Created, addValue(ResultFacet::Created, {}, [] { return orNotGiven(); }));
    return read;
}

FacetIndex::Code FacetIndex::codeOf(qsizetype row, ResultFacet facet) const
{
    return m_rows[static_cast<std::size_t>(row)].codes.at(static_cast<std::size_t>(facet));
}

FacetIndex::Code FacetIndex::codeOf(ResultState state) const
{
    return facetOf(::facetOf(state)).codes.value(stateName(state), kNoValue);
}

const FacetIndex::Value &FacetIndex::value(ResultFacet facet, Code code) const
{
    return facetOf(facet).values[static_cast<std::size_t>(code)];
}

std::optional<CreatedTime> FacetIndex::created(qsizetype row) const
{
    return m_rows[static_cast<std::size_t>(row)].created;
}

void FacetIndex::setChoice(const FacetChoice &choice)
{
    m_choice = choice;
    m_hasChoice = !choice.isEmpty();
    for (const ResultFacet facet : kResultFacets) {
        Facet &known = facetOf(facet);
        known.hasChoice = choice.has(facet);
        for (Value &value : known.values)
            value.isChosen = choice.contains(facet, value.value);
    }
    m_spans.clear();
    for (const CreatedSpan &span : choice.created())
        m_spans.push_back({span.first.toMSecsSinceEpoch(), span.next.toMSecsSinceEpoch(),
                           msAsWritten(span.first), msAsWritten(span.next)});
}

bool FacetIndex::isChosen(const Row &row, std::size_t facet) const
{
    const Facet &known = m_facets.at(facet);
    if (!known.hasChoice)
        return true;
    if (const Code code = row.codes.at(facet); code != kNoValue)
        return known.values[static_cast<std::size_t>(code)].isChosen;
    return static_cast<ResultFacet>(facet) == ResultFacet::Created && row.created &&
           std::any_of(m_spans.begin(), m_spans.end(), [&row](const Span &span) {
               return row.created->lacksOffset
                          ? span.firstAsWritten <= row.created->ms && row.created->ms < span.nextAsWritten
                          : span.first <= row.created->ms && row.created->ms < span.next;
           });
}

bool FacetIndex::isChosen(qsizetype row) const
{
    if (!m_hasChoice)
        return true;
    const Row &known = m_rows[static_cast<std::size_t>(row)];
    for (std::size_t facet = 0; facet < kResultFacets.size(); ++facet) {
        if (!isChosen(known, facet))
            return false;
    }
    return true;
}

/// `forEach(visit)` calls `visit(Counted)` for the rows of a unit one after the other.
template <typename ForEach>
ResultOverview FacetIndex::count(const QTimeZone &zone, qsizetype total, const ForEach &forEach,
                                 const MatchesQuery &matchesQuery) const
{
    std::array<std::vector<UnitCount>, kResultFacets.size()> counts;
    for (std::size_t facet = 0; facet < counts.size(); ++facet)
        counts.at(facet).resize(m_facets.at(facet).values.size());
    std::vector<Dated> dated;
    UnitCount matching;
    const auto countIn = [&](const Row &row, qsizetype unit, std::size_t facet) {
        if (const Code code = row.codes.at(facet); code != kNoValue)
            counts.at(facet)[static_cast<std::size_t>(code)].add(unit);
        else if (static_cast<ResultFacet>(facet) == ResultFacet::Created && row.created)
            dated.push_back({&row, unit});
    };
    forEach([&](Counted counted) {
        if (matchesQuery && !matchesQuery(counted.row))
            return;
        const Row &row = m_rows[static_cast<std::size_t>(counted.row)];
        int refusals = 0;
        std::size_t refusing = 0;
        for (std::size_t facet = 0; m_hasChoice && facet < kResultFacets.size() && refusals < 2; ++facet) {
            if (!isChosen(row, facet)) {
                ++refusals;
                refusing = facet;
            }
        }
        if (refusals == 0) {
            matching.add(counted.unit);
            for (std::size_t facet = 0; facet < kResultFacets.size(); ++facet)
                countIn(row, counted.unit, facet);
        } else if (refusals == 1) {
            countIn(row, counted.unit, refusing);
        }
    });
    ResultOverview overview;
    overview.total = total;
    overview.matching = matching.units;
    for (std::size_t facet = 0; facet < counts.size(); ++facet) {
        const std::vector<Value> &values = m_facets.at(facet).values;
        for (std::size_t code = 0; code < values.size(); ++code) {
            const qsizetype rows = counts.at(facet)[code].units;
            if (rows > 0 || values[code].isChosen)
                overview.counts.at(facet) +=
                    {values[code].value, values[code].text, rows, values[code].isChosen};
        }
        std::stable_sort(overview.counts.at(facet).begin(), overview.counts.at(facet).end(), isShownBefore);
    }
    countCreated(overview, dated, zone);
    return overview;
}

ResultOverview FacetIndex::overview(const QTimeZone &zone, const MatchesQuery &matchesQuery) const
{
    const auto forEach = [this](const auto &visit) {
        for (qsizetype row = 0; row < size(); ++row)
            visit({row, row});
    };
    return count(zone, size(), forEach, matchesQuery);
}

ResultOverview FacetIndex::overview(const QTimeZone &zone, const SideBySideAnswers &sideBySide,
                                    const MatchesQuery &matchesQuery) const
{
    const auto forEach = [&sideBySide](const auto &visit) {
        for (qsizetype id = 0; id < sideBySide.ids().size(); ++id) {
            for (qsizetype column = 0; column < sideBySide.columns().size(); ++column) {
                if (const qsizetype row = sideBySide.answer(id, column); row != SideBySideAnswers::kNoAnswer)
                    visit({row, id});
            }
        }
    };
    return count(zone, sideBySide.ids().size(), forEach, matchesQuery);
}

void FacetIndex::countCreated(ResultOverview &overview, const std::vector<Dated> &rows,
                              const QTimeZone &zone) const
{
    QDateTime first;
    QDateTime last;
    for (const bool lacksOffset : {false, true}) {
        qint64 least = std::numeric_limits<qint64>::max();
        qint64 most = std::numeric_limits<qint64>::min();
        for (const Dated &dated : rows) {
            if (dated.row->created->lacksOffset == lacksOffset) {
                least = std::min(least, dated.row->created->ms);
                most = std::max(most, dated.row->created->ms);
            }
        }
        if (least > most)
            continue;
        const auto instant = [&](qint64 ms) {
            return lacksOffset ? inZoneAsWritten(ms, zone)
                               : QDateTime::fromMSecsSinceEpoch(ms, QTimeZone::utc());
        };
        first = first.isValid() ? std::min(first, instant(least)) : instant(least);
        last = last.isValid() ? std::max(last, instant(most)) : instant(most);
    }
    const TimeBins bins = timeBins(first, last, zone);
    std::array<std::vector<qint64>, 2> starts; // by lacksOffset
    for (qsizetype bin = 0; bin < bins.count(); ++bin) {
        const CreatedSpan span{bins.edges.at(bin), bins.edges.at(bin + 1), bins.text(bin)};
        starts[0].push_back(span.first.toMSecsSinceEpoch());
        starts[1].push_back(msAsWritten(span.first));
        overview.created += {span, 0, m_choice.contains(span)};
    }
    overview.createdUnit = bins.unit;
    if (overview.created.isEmpty())
        return;
    std::vector<UnitCount> counts(static_cast<std::size_t>(overview.created.size()));
    for (const Dated &dated : rows) {
        const std::vector<qint64> &of = starts.at(dated.row->created->lacksOffset ? 1 : 0);
        const auto after = std::upper_bound(of.begin(), of.end(), dated.row->created->ms);
        counts[static_cast<std::size_t>(std::max<qsizetype>(after - of.begin() - 1, 0))].add(dated.unit);
    }
    for (std::size_t bin = 0; bin < counts.size(); ++bin)
        overview.created[static_cast<qsizetype>(bin)].rows = counts[bin].units;
}

ResultOverview overviewOf(const ResultRows &rows, const QTimeZone &zone)
{
    return FacetIndex(rows).overview(zone);
}
