// SPDX-License-Identifier: MIT
#include "results/resultgroups.h"

#include "results/resulttext.h"

#include <algorithm>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

/// Assigns rows to groups, in the order in which the first row of each comes.
class Grouping final
{
public:
    Grouping(const FacetIndex &index, ResultFacet facet, const QTimeZone &zone)
        : m_index(index)
        , m_facet(facet)
        , m_zone(zone)
    {
    }

    /// What the rows of a group have in common. The kinds are in the order in which they are shown.
    enum class Kind { Value, Outcome, Waiting };
    struct Group
    {
        Kind kind = Kind::Value;
        ResultGroup result{};
        qint64 day = 0; ///< the Julian day if the facet is Created and the day is given
    };

    int groupOf(int row)
    {
        if (m_facet == ResultFacet::Created) {
            if (const std::optional<CreatedTime> created = m_index.created(row))
                return groupOfDay(*created);
        }
        if (const int code = m_index.codeOf(row, m_facet); code != FacetIndex::kNoValue)
            return groupOfCode(Kind::Value, m_facet, code);
        if (const int code = m_index.codeOf(row, ResultFacet::State); code != FacetIndex::kNoValue)
            return groupOfCode(Kind::Outcome, ResultFacet::State, code);
        if (m_waiting < 0)
            m_waiting = add({Kind::Waiting,
                             {.key = u"waiting"_s, .count = {{}, outcomeText(LookupRow::Outcome::Waiting)}}});
        return m_waiting;
    }

    [[nodiscard]] std::vector<Group> &groups() { return m_groups; }

private:
    struct Day
    {
        qint64 end = 0; ///< ms; the time before which it ends
        int group = 0;
    };

    int add(Group group)
    {
        m_groups.push_back(std::move(group));
        return static_cast<int>(m_groups.size()) - 1;
    }

    int groupOfCode(Kind kind, ResultFacet facet, int code)
    {
        std::vector<int> &known = kind == Kind::Value ? m_values : m_outcomes;
        const auto position = static_cast<std::size_t>(code);
        if (position >= known.size())
            known.resize(position + 1, -1);
        if (known[position] < 0) {
            const FacetIndex::Value &value = m_index.value(facet, code);
            known[position] = add({kind,
                                   {.key = QString::number(static_cast<int>(facet)) + u'=' + value.value,
                                    .count = {value.value, value.text}}});
        }
        return known[position];
    }

    int groupOfDay(const CreatedTime &created)
    {
        std::map<qint64, Day> &days = m_days.at(created.lacksOffset ? 1 : 0);
        auto next = days.upper_bound(created.ms);
        if (next != days.begin()) {
            if (const Day &day = std::prev(next)->second; created.ms < day.end)
                return day.group;
        }
        const QTimeZone zone = created.lacksOffset ? QTimeZone::utc() : m_zone;
        const QDate date = QDateTime::fromMSecsSinceEpoch(created.ms, zone).date();
        const qint64 start = date.startOfDay(zone).toMSecsSinceEpoch();
        const qint64 end = date.addDays(1).startOfDay(zone).toMSecsSinceEpoch();
        const int group = groupOfDate(date);
        days.insert_or_assign(next, start, Day{end, group});
        return group;
    }

    int groupOfDate(QDate date)
    {
        const qint64 day = date.toJulianDay();
        if (const auto known = m_dates.constFind(day); known != m_dates.constEnd())
            return *known;
        const QTimeZone utc = QTimeZone::utc();
        const QString text =
            TimeBins{BinUnit::Day, {date.startOfDay(utc), date.addDays(1).startOfDay(utc)}}.text(0);
        const int group = add({Kind::Value, {.key = u"day="_s + text, .count = {text, text}}, day});
        m_dates.insert(day, group);
        return group;
    }

    const FacetIndex &m_index;
    ResultFacet m_facet;
    QTimeZone m_zone;
    std::vector<Group> m_groups;
    std::vector<int> m_values;   ///< groups by code, -1 if there is none
    std::vector<int> m_outcomes; ///< the same for the state of rows without a value
    int m_waiting = -1;
    std::array<std::map<qint64, Day>, 2> m_days; ///< by lacksOffset and start in ms
    QHash<qint64, int> m_dates;
};

/// Returns the groups in the order shown.
std::vector<int> ordered(const std::vector<Grouping::Group> &groups, GroupOrder order)
{
    std::vector<int> positions(groups.size());
    std::iota(positions.begin(), positions.end(), 0);
    std::stable_sort(positions.begin(), positions.end(), [&groups, order](int left, int right) {
        const Grouping::Group &a = groups[static_cast<std::size_t>(left)];
        const Grouping::Group &b = groups[static_cast<std::size_t>(right)];
        if (a.kind != b.kind)
            return a.kind < b.kind;
        if (order == GroupOrder::FirstRow)
            return false;
        return a.day != b.day ? a.day > b.day : isShownBefore(a.result.count, b.result.count);
    });
    return positions;
}

} // namespace

int ResultGroups::groupOf(qsizetype position) const
{
    const auto after =
        std::upper_bound(groups.begin(), groups.end(), position,
                         [](qsizetype each, const ResultGroup &group) { return each < group.first; });
    return static_cast<int>(after - groups.begin()) - 1;
}

ResultGroups groupRows(const FacetIndex &index, ResultFacet facet, const std::vector<int> &rows,
                       GroupOrder order, const QTimeZone &zone)
{
    Grouping grouping(index, facet, zone);
    std::vector<int> groupOf;
    groupOf.reserve(rows.size());
    const int unread = index.codeOf(ResultState::Unread);
    for (const int row : rows) {
        const int group = grouping.groupOf(row);
        groupOf.push_back(group);
        ResultGroup &result = grouping.groups()[static_cast<std::size_t>(group)].result;
        ++result.count.rows;
        if (unread != FacetIndex::kNoValue && index.codeOf(row, ResultFacet::Read) == unread)
            ++result.unread;
    }
    ResultGroups grouped;
    std::vector<qsizetype> next(grouping.groups().size());
    qsizetype first = 0;
    for (const int group : ordered(grouping.groups(), order)) {
        ResultGroup &result = grouping.groups()[static_cast<std::size_t>(group)].result;
        result.first = std::exchange(first, first + result.count.rows);
        next[static_cast<std::size_t>(group)] = result.first;
        grouped.groups.push_back(std::move(result));
    }
    grouped.rows.resize(rows.size());
    for (std::size_t position = 0; position < rows.size(); ++position) {
        qsizetype &to = next[static_cast<std::size_t>(groupOf[position])];
        grouped.rows[static_cast<std::size_t>(to++)] = rows[position];
    }
    return grouped;
}
