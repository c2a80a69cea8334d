// SPDX-License-Identifier: MIT
#include "results/arrangement.h"

#include "results/rowreader.h"
#include "results/sortkeys.h"
#include "text/foldedtext.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace {

/// How many rows are read before the next look at whether the call was cancelled.
constexpr qsizetype kRowsBetweenChecks = 512;

/// Returns the number of read states and archive states, those that are not given included.
constexpr ResultRank kStates = 4;

} // namespace

int Arrangement::itemAt(int line) const
{
    if (line < 0 || line >= lineCount())
        return kNone;
    const int item = m_lines[static_cast<std::size_t>(line)];
    return item < 0 ? kNone : item;
}

bool Arrangement::isHead(int line) const
{
    return line >= 0 && line < lineCount() && m_lines[static_cast<std::size_t>(line)] < 0;
}

int Arrangement::positionOf(int item) const
{
    return item >= 0 && static_cast<std::size_t>(item) < m_positions.size()
               ? m_positions[static_cast<std::size_t>(item)]
               : kNone;
}

int Arrangement::groupOf(int item) const
{
    const int position = positionOf(item);
    return position == kNone || !m_groupedBy ? kNone : m_grouped.groupOf(position);
}

int Arrangement::lineOf(int item) const
{
    const int position = positionOf(item);
    if (position == kNone || !m_groupedBy)
        return position;
    const int group = m_grouped.groupOf(position);
    if (isFolded(group))
        return kNone;
    const auto first = static_cast<int>(m_grouped.groups[static_cast<std::size_t>(group)].first);
    return lineOfHead(group) + 1 + position - first;
}

int Arrangement::groupAt(int line) const
{
    if (line < 0 || line >= lineCount() || !m_groupedBy)
        return kNone;
    return static_cast<int>(std::upper_bound(m_heads.begin(), m_heads.end(), line) - m_heads.begin()) - 1;
}

int Arrangement::groupWithKey(const QString &key) const
{
    return m_groupByKey.value(key, kNone);
}

std::span<const int> Arrangement::itemsOf(int group) const
{
    const ResultGroup &of = groups()[static_cast<std::size_t>(group)];
    return std::span(m_grouped.rows)
        .subspan(static_cast<std::size_t>(of.first), static_cast<std::size_t>(of.count.rows));
}

bool Arrangement::hasSameLines(const Arrangement &other) const
{
    if (m_isByNotification != other.m_isByNotification || m_lines != other.m_lines)
        return false;
    return std::equal(groups().begin(), groups().end(), other.groups().begin(), other.groups().end(),
                      [](const ResultGroup &a, const ResultGroup &b) { return a.key == b.key; });
}

bool Arrangement::beginsWith(const Arrangement &other) const
{
    return m_isByNotification == other.m_isByNotification && !m_groupedBy && !other.m_groupedBy &&
           other.m_lines.size() <= m_lines.size() &&
           std::equal(other.m_lines.begin(), other.m_lines.end(), m_lines.begin());
}

QString ArrangementCache::foldedColumns(RowReader &reader, qsizetype row)
{
    m_texts.resize(std::max(m_texts.size(), static_cast<std::size_t>(reader.rows().size())));
    Text &known = m_texts[static_cast<std::size_t>(row)];
    const quint32 version = reader.rows().version(row);
    if (known.version == version)
        return QString::fromUtf8(m_bytes.view(known.utf8));
    QString text = reader.foldedColumns(row);
    if (known.version)
        m_bytes.drop(known.utf8);
    known = {};
    if (const auto stored = m_bytes.store(text.toUtf8()))
        known = {version, *stored};
    return text;
}

const AnswerDifference &ArrangementCache::difference(const ResultRows &rows,
                                                     const SideBySideAnswers &sideBySide, qsizetype id)
{
    m_differences.resize(std::max(m_differences.size(), static_cast<std::size_t>(sideBySide.ids().size())));
    Difference &known = m_differences[static_cast<std::size_t>(id)];
    QList<quint32> versions;
    versions.reserve(sideBySide.columns().size());
    for (qsizetype column = 0; column < sideBySide.columns().size(); ++column) {
        const qsizetype answer = sideBySide.answer(id, column);
        versions += answer == SideBySideAnswers::kNoAnswer ? std::numeric_limits<quint32>::max()
                                                           : rows.version(answer);
    }
    if (known.versions != versions)
        known = {versions, sideBySide.difference(id, rows)};
    return known.difference;
}

void ArrangementCache::dropTexts()
{
    m_texts = std::vector<Text>();
    m_bytes = {};
}

/// Makes an arrangement step by step.
class ArrangementBuilder final
{
public:
    ArrangementBuilder(const ResultRows &rows, const ArrangementRequest &request, ArrangementCache &cache,
                       const std::atomic_bool &isCancelled)
        : m_rows(rows)
        , m_request(request)
        , m_cache(cache)
        , m_isCancelled(isCancelled)
        , m_reader(rows)
        , m_facets(rows, request.filter.choice())
    {
    }

    /// Returns null if it was cancelled.
    [[nodiscard]] std::shared_ptr<const Arrangement> build()
    {
        m_made.m_isByNotification = m_request.isByNotification;
        const bool isDone = (!m_request.isByNotification || compare()) && ask() && sort();
        if (!isDone || m_isCancelled)
            return nullptr;
        group();
        count();
        return std::make_shared<const Arrangement>(std::move(m_made));
    }

private:
    [[nodiscard]] int itemCount() const
    {
        return static_cast<int>(m_request.isByNotification ? m_made.m_sideBySide.ids().size()
                                                           : m_rows.size());
    }

    /// Calls `use(index)` for numbers from 0. Returns false if the call was cancelled in between.
    template <typename Use>
    [[nodiscard]] bool forEach(qsizetype count, const Use &use) const
    {
        for (qsizetype index = 0; index < count; ++index) {
            if (index % kRowsBetweenChecks == 0 && m_isCancelled)
                return false;
            use(index);
        }
        return true;
    }

    /// Puts answers side by side.
    [[nodiscard]] bool compare()
    {
        m_made.m_sideBySide = SideBySideAnswers(m_rows);
        m_made.m_differences.resize(static_cast<std::size_t>(itemCount()));
        return forEach(itemCount(), [this](qsizetype id) {
            m_made.m_differences[static_cast<std::size_t>(id)] =
                m_cache.difference(m_rows, m_made.m_sideBySide, id);
        });
    }

    /// Asks the query for each row.
    [[nodiscard]] bool ask()
    {
        const FilterQuery &query = m_request.filter.query();
        if (!query.hasWords())
            m_cache.dropTexts();
        if (query.isEmpty())
            return true;
        m_matches.resize(static_cast<std::size_t>(m_rows.size()));
        return forEach(m_rows.size(), [&](qsizetype row) {
            m_matches[static_cast<std::size_t>(row)] =
                query.matchesFields(m_reader, row) &&
                (!query.hasWords() || query.matchesWords(m_cache.foldedColumns(m_reader, row)));
        });
    }

    [[nodiscard]] bool matchesQuery(qsizetype row) const
    {
        return m_matches.empty() || m_matches[static_cast<std::size_t>(row)];
    }

    /// Returns whether the filter accepts the item, leaving aside whether its answers differ.
    [[nodiscard]] bool matches(int item) const
    {
        if (!m_request.isByNotification)
            return m_facets.isChosen(item) && matchesQuery(item);
        const SideBySideAnswers &sideBySide = m_made.m_sideBySide;
        for (qsizetype column = 0; column < sideBySide.columns().size(); ++column) {
            const qsizetype row = sideBySide.answer(item, column);
            if (row != SideBySideAnswers::kNoAnswer && m_facets.isChosen(row) && matchesQuery(row))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool isDifferent(int item) const
    {
        return m_request.isByNotification && m_made.difference(item).isDifferent();
    }

    [[nodiscard]] bool isOnlyDifferent() const
    {
        return m_request.isByNotification && m_request.isOnlyDifferent;
    }

    /// Collects the items that the filter accepts, in their order.
    [[nodiscard]] bool sort()
    {
        const int count = itemCount();
        m_made.m_total = count;
        std::vector<int> order(static_cast<std::size_t>(count));
        std::iota(order.begin(), order.end(), 0);
        if (isSorted()) {
            const std::vector<ResultRank> ranks = ranksOf(*m_request.sortedBy);
            if (m_isCancelled)
                return false;
            const std::vector<int> positions = sortedPositions(ranks, m_request.order);
            for (int item = 0; item < count; ++item)
                order[static_cast<std::size_t>(positions[static_cast<std::size_t>(item)])] = item;
        }
        m_accepted.reserve(order.size());
        return forEach(count, [&](qsizetype position) {
            const int item = order[static_cast<std::size_t>(position)];
            if (!matches(item))
                return;
            const bool differs = isDifferent(item);
            m_made.m_differentCount += differs ? 1 : 0;
            if (differs || !isOnlyDifferent())
                m_accepted.push_back(item);
        });
    }

    /// Returns whether the items have the column by which they are to be sorted.
    [[nodiscard]] bool isSorted() const
    {
        return m_request.sortedBy &&
               (m_request.isByNotification || m_request.sortedBy->kind == ShownColumn::Kind::Field);
    }

    [[nodiscard]] std::vector<ResultRank> ranksOf(const ShownColumn &column)
    {
        switch (column.kind) {
        case ShownColumn::Kind::Field:
            break;
        case ShownColumn::Kind::Connection:
            return ranksOfConnection(column.connection);
        case ShownColumn::Kind::Difference:
            return ranksOfDifferences();
        }
        std::vector<qsizetype> rows(static_cast<std::size_t>(itemCount()));
        std::iota(rows.begin(), rows.end(), 0);
        if (m_request.isByNotification)
            std::transform(rows.begin(), rows.end(), rows.begin(),
                           [this](qsizetype id) { return m_made.m_sideBySide.representative(id, m_rows); });
        if (column.field != ResultField::State)
            return sortRanks(m_reader, column.field, rows);
        std::vector<ResultRank> ranks(rows.size());
        const bool isDone = forEach(itemCount(), [&](qsizetype item) {
            const auto place = static_cast<std::size_t>(item);
            ranks[place] = stateRank(rows[place]);
        });
        return isDone ? ranks : std::vector<ResultRank>();
    }

    /// By outcome, then by read state, then by archived state.
    [[nodiscard]] ResultRank stateRank(qsizetype row)
    {
        const auto number = [&](ResultField field) {
            const std::optional<SortKey> key = m_reader.key(row, field);
            return key ? static_cast<ResultRank>(key->number) : kStates - 1;
        };
        return (number(ResultField::State) * kStates + number(ResultField::Read)) * kStates +
               number(ResultField::Archived);
    }

    [[nodiscard]] std::vector<ResultRank> ranksOfConnection(qsizetype column)
    {
        std::vector<ResultRank> ranks;
        if (column >= m_made.m_sideBySide.columns().size()) // a column of other results
            return std::vector<ResultRank>(static_cast<std::size_t>(itemCount()), kBlankRank);
        ranks.reserve(static_cast<std::size_t>(itemCount()));
        for (int id = 0; id < itemCount(); ++id) {
            const qsizetype row = m_made.m_sideBySide.answer(id, column);
            ranks.push_back(row == SideBySideAnswers::kNoAnswer ? kBlankRank : stateRank(row));
        }
        return ranks;
    }

    /// Those that differ come first, then those that could not all be compared.
    [[nodiscard]] std::vector<ResultRank> ranksOfDifferences() const
    {
        const auto count = static_cast<std::size_t>(itemCount());
        std::vector<std::pair<bool, QString>> keys;
        keys.reserve(count);
        for (const AnswerDifference &difference : m_made.m_differences)
            keys.emplace_back(!difference.isDifferent(), foldedText(m_made.m_sideBySide.text(difference)));
        std::vector<std::size_t> sorted(count);
        std::iota(sorted.begin(), sorted.end(), 0);
        std::sort(sorted.begin(), sorted.end(),
                  [&keys](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
        std::vector<ResultRank> ranks(count, kBlankRank);
        ResultRank rank = 0;
        for (std::size_t position = 0; position < count; ++position) {
            if (position > 0 && keys[sorted[position]] != keys[sorted[position - 1]])
                ++rank;
            if (!keys[sorted[position]].second.isEmpty())
                ranks[sorted[position]] = rank;
        }
        return ranks;
    }

    void group()
    {
        const bool isGrouped = m_request.groupedBy && !m_request.isByNotification;
        if (isGrouped) {
            m_made.m_groupedBy = m_request.groupedBy;
            const bool isSortedByIt =
                m_request.sortedBy && m_request.sortedBy->field == fieldOf(*m_request.groupedBy);
            m_made.m_grouped =
                groupRows(m_facets, *m_request.groupedBy, m_accepted,
                          isSortedByIt ? GroupOrder::FirstRow : GroupOrder::Usual, m_request.zone);
        } else {
            m_made.m_grouped.rows = std::move(m_accepted);
            m_made.m_lines = m_made.m_grouped.rows;
        }
        const std::vector<int> &items = m_made.m_grouped.rows;
        m_made.m_positions.assign(static_cast<std::size_t>(itemCount()), Arrangement::kNone);
        for (std::size_t position = 0; position < items.size(); ++position)
            m_made.m_positions[static_cast<std::size_t>(items[position])] = static_cast<int>(position);
        if (!isGrouped)
            return;
        for (std::size_t group = 0; group < m_made.groups().size(); ++group) {
            const QString &key = m_made.groups()[group].key;
            const bool isFolded = m_request.folded.contains(key);
            m_made.m_groupByKey.insert(key, static_cast<int>(group));
            m_made.m_isFolded.push_back(isFolded);
            m_made.m_heads.push_back(m_made.lineCount());
            m_made.m_lines.push_back(~static_cast<int>(group));
            if (isFolded)
                continue;
            const std::span<const int> of = m_made.itemsOf(static_cast<int>(group));
            m_made.m_lines.insert(m_made.m_lines.end(), of.begin(), of.end());
        }
    }

    void count()
    {
        const auto matches = [this](qsizetype row) {
            if (!matchesQuery(row))
                return false;
            return !isOnlyDifferent() ||
                   isDifferent(static_cast<int>(m_made.m_sideBySide.rowOf(m_rows.id(row))));
        };
        m_made.m_overview = m_request.isByNotification
                                ? m_facets.overview(m_request.zone, m_made.m_sideBySide, matches)
                                : m_facets.overview(m_request.zone, matches);
    }

    const ResultRows &m_rows;
    const ArrangementRequest &m_request;
    ArrangementCache &m_cache;
    const std::atomic_bool &m_isCancelled;
    RowReader m_reader;
    FacetIndex m_facets;
    std::vector<bool> m_matches; ///< by row, whether the query accepts it; empty if there is none
    std::vector<int> m_accepted;
    Arrangement m_made;
};

std::shared_ptr<const Arrangement> arrange(const ResultRows &rows, const ArrangementRequest &request,
                                           ArrangementCache &cache, const std::atomic_bool &isCancelled)
{
    return ArrangementBuilder(rows, request, cache, isCancelled).build();
}
