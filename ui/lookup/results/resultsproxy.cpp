// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsproxy.h"

#include "ui/lookup/results/resultsmodel.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kRearrangeInterval = 500ms;
constexpr int kPreparedAtOnce = 2000;
constexpr int kFacetsAtOnce = 5000; ///< take a few milliseconds
/// The pause between two updates is at least that many times as long as an update takes.
constexpr int kIdleShare = 10;

} // namespace

ResultsProxy::ResultsProxy(ResultsModel &results, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_results(results)
{
    setDynamicSortFilter(false);
    m_rearrangeTimer.setSingleShot(true);
    m_rearrangeTimer.setInterval(kRearrangeInterval);
    connect(&m_prepareTimer, &QTimer::timeout, this, &ResultsProxy::prepareNext);
    m_rankedTimer.setSingleShot(true);
    m_rankedTimer.setInterval(0);
    connect(&m_rearrangeTimer, &QTimer::timeout, this, &ResultsProxy::rankAndRearrange);
    connect(&m_rankedTimer, &QTimer::timeout, this, &ResultsProxy::rearrangeRanked);
    connect(&m_facetTimer, &QTimer::timeout, this, &ResultsProxy::readNextFacets);
    connect(&results, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_rearrangeTimer.stop();
        m_rankedTimer.stop();
        m_prepareTimer.stop();
        m_facetTimer.stop();
        // Assigning, unlike clear(), frees the memory for each row.
        m_cachedTexts = std::vector<CachedTexts>();
        m_marks = std::vector<Mark>();
        m_facets.clear();
        m_rankedColumn = -1;
        m_ranks = std::vector<ResultRank>();
        m_places = std::vector<int>(); // new rows are in the order typed until they are ranked
    });
    connect(&results, &QAbstractItemModel::modelReset, this,
            [this] { readFacets(0, m_results.rowCount() - 1); });
    connect(&results, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                forgetMarks(first.row(), last.row());
                readFacets(first.row(), last.row());
                rearrangeLater();
            });
    connect(&results, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                readFacets(first, last);
                rearrangeLater();
            });
    readFacets(0, results.rowCount() - 1);
    setSourceModel(&results);
}

void ResultsProxy::setFilter(const ResultFilter &filter)
{
    m_filter = filter;
    if (!filter.choice().isEmpty())
        readFacetsTo(m_results.rowCount());
    setCachedFields(filter.query().textFields());
    m_marks.clear();
    m_facets.setChoice(filter.choice());
    rearrange(true);
}

void ResultsProxy::prepareFilter(const FilterQuery &query)
{
    const QList<ResultField> fields = query.textFields();
    if (m_prepareTimer.isActive() && fields == m_cachedFields)
        return;
    setCachedFields(fields);
    m_prepared = 0;
    m_prepareTimer.start(0);
}

void ResultsProxy::prepareNext()
{
    const int end = std::min(m_prepared + kPreparedAtOnce, m_results.rowCount());
    for (; m_prepared < end; ++m_prepared) {
        static_cast<void>(columnsText(m_prepared));
        static_cast<void>(fieldTexts(m_prepared));
    }
    if (m_prepared == m_results.rowCount())
        m_prepareTimer.stop();
}

int ResultsProxy::toProxyRow(int sourceRow) const
{
    return mapFromSource(m_results.index(sourceRow, 0)).row();
}

int ResultsProxy::toSourceRow(int shownRow) const
{
    return mapToSource(index(shownRow, 0)).row();
}

void ResultsProxy::sort(int column, Qt::SortOrder order)
{
    if (column == sortColumn() && order == sortOrder())
        return;
    rank(column, order);
    Q_EMIT aboutToRearrange();
    QSortFilterProxyModel::sort(column, order);
    Q_EMIT rearranged();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QVariant ResultsProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::AccessibleDescriptionRole && orientation == Qt::Horizontal && section == sortColumn())
        return sortOrder() == Qt::AscendingOrder ? tr("Sorted in ascending order")
                                                 : tr("Sorted in descending order");
    return QSortFilterProxyModel::headerData(section, orientation, role);
}

void ResultsProxy::rearrangeLater()
{
    m_rankedColumn = -1;
    if ((isFiltered() || sortColumn() >= 0 || m_isGrouped) && !m_rearrangeTimer.isActive())
        m_rearrangeTimer.start();
}

/// Ranks the rows, and arranges them in another turn of the event loop: with 100,000 rows both take long.
void ResultsProxy::rankAndRearrange()
{
    if (sortColumn() < 0) {
        rearrange(isFiltered());
        return;
    }
    const auto start = std::chrono::steady_clock::now();
    rank(sortColumn(), sortOrder());
    m_rankingTook = std::chrono::steady_clock::now() - start;
    m_rankedTimer.start();
}

void ResultsProxy::rearrangeRanked()
{
    const bool haveChanged = m_rankedColumn != sortColumn();
    m_rankedColumn = sortColumn(); // good enough: what has changed since then is ranked the next time
    rearrange(true);
    if (haveChanged)
        rearrangeLater();
}

/// Arranges the rows again. If only the groups of a view depend on them, the order and the filter need not be
/// updated.
void ResultsProxy::rearrange(bool isOrderOutdated)
{
    m_rearrangeTimer.stop();
    m_rankedTimer.stop();
    const auto start = std::chrono::steady_clock::now();
    if (isOrderOutdated) {
        m_texts = {};
        dropChangedTexts(0, m_results.rowCount() - 1);
        rank(sortColumn(), sortOrder());
    }
    Q_EMIT aboutToRearrange();
    if (isOrderOutdated)
        invalidate(); // updating 100,000 rows one by one would take minutes
    Q_EMIT rearranged();
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - start + std::exchange(m_rankingTook, {}));
    m_rearrangeTimer.setInterval(std::max(kRearrangeInterval, kIdleShare * took));
}

bool ResultsProxy::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    return m_facets.isChosen(sourceRow) && fitsQuery(sourceRow);
}

bool ResultsProxy::fitsQuery(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    if (place >= m_marks.size())
        m_marks.resize(static_cast<std::size_t>(m_results.rowCount()), Mark::Unknown);
    Mark &mark = m_marks[place];
    if (mark == Mark::Unknown)
        mark = askQuery(row) ? Mark::Fits : Mark::DoesNotFit;
    return mark == Mark::Fits;
}

bool ResultsProxy::askQuery(int row) const
{
    const FilterQuery &query = m_filter.query();
    if (query.hasFields()) {
        const auto textOf = [this, row](ResultField field) {
            return fieldTexts(row).at(static_cast<std::size_t>(m_cachedFields.indexOf(field)));
        };
        if (!query.fitsFields(m_results.row(row), textOf))
            return false;
    }
    return !query.hasWords() || query.fitsWords(columnsText(row));
}

ResultOverview ResultsProxy::overview(const QTimeZone &zone) const
{
    return m_facets.overview(zone, [this](qsizetype row) { return fitsQuery(static_cast<int>(row)); });
}

ResultGroups ResultsProxy::groups(ResultFacet facet, const QTimeZone &zone)
{
    readFacetsTo(m_results.rowCount());
    std::vector<int> rows(static_cast<std::size_t>(rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    if (isFiltered() || sortColumn() >= 0)
        std::transform(rows.begin(), rows.end(), rows.begin(), [this](int row) { return toSourceRow(row); });
    const bool isSortedByIt =
        sortColumn() >= 0 && fieldOf(static_cast<ResultColumn>(sortColumn())) == fieldOf(facet);
    return groupRows(m_facets, facet, rows, isSortedByIt ? GroupOrder::FirstRow : GroupOrder::Usual, zone);
}

/// Reads rows that have changed or are new. Of very many new ones, reads the others in steps, unless the
/// filter needs them at once.
void ResultsProxy::readFacets(int first, int last)
{
    const int known = static_cast<int>(m_facets.size());
    if (first < known)
        m_facets.update(m_results.rows(), first, std::min(last, known - 1));
    if (!m_filter.choice().isEmpty())
        readFacetsTo(last + 1);
    else if (!m_facetTimer.isActive())
        readFacetsTo(std::min(last + 1, known + kFacetsAtOnce));
    if (m_facets.size() < m_results.rowCount() && !m_facetTimer.isActive())
        m_facetTimer.start(0);
}

void ResultsProxy::readFacetsTo(int end)
{
    const int known = static_cast<int>(m_facets.size());
    if (known < end)
        m_facets.update(m_results.rows(), known, end - 1);
}

void ResultsProxy::readNextFacets()
{
    readFacetsTo(std::min(static_cast<int>(m_facets.size()) + kFacetsAtOnce, m_results.rowCount()));
    if (m_facets.size() >= m_results.rowCount())
        m_facetTimer.stop();
    Q_EMIT facetsRead();
}

bool ResultsProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    // In descending order, the base class asks whether the right row is less than the left one.
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    return isAscending ? placeOf(left.row()) < placeOf(right.row())
                       : placeOf(right.row()) < placeOf(left.row());
}

void ResultsProxy::rank(int column, Qt::SortOrder order)
{
    if (column < 0)
        return;
    if (std::exchange(m_rankedColumn, column) != column)
        m_ranks = sortRanks(m_results.rows(), static_cast<ResultColumn>(column));
    m_places = sortedPlaces(m_ranks, order);
}

int ResultsProxy::placeOf(int row) const
{
    const auto known = static_cast<std::size_t>(row);
    return known < m_places.size() ? m_places[known] : row; // a new row is last until the next update
}

ResultsProxy::CachedTexts &ResultsProxy::cachedTexts(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    if (place >= m_cachedTexts.size()) {
        // Reserves memory for all rows, and uses it when they are reached: for 100,000 it takes long.
        m_cachedTexts.reserve(static_cast<std::size_t>(m_results.rowCount()));
        m_cachedTexts.resize(place + 1);
    }
    return m_cachedTexts[place];
}

const QString &ResultsProxy::columnsText(int row) const
{
    CachedTexts &cached = cachedTexts(row);
    if (cached.columns.isNull()) {
        const ResultRow &result = m_results.row(row);
        cached = {result.lookup.outcome, result.lookup.notification, result.from, m_texts.ofColumns(result),
                  std::move(cached.fields)};
    }
    return cached.columns;
}

const std::vector<QString> &ResultsProxy::fieldTexts(int row) const
{
    CachedTexts &cached = cachedTexts(row);
    if (cached.fields.empty() && !m_cachedFields.isEmpty()) {
        const ResultRow &result = m_results.row(row);
        std::vector<QString> texts;
        for (const ResultField field : m_cachedFields)
            texts.push_back(m_texts.ofField(result, field));
        cached = {result.lookup.outcome, result.lookup.notification, result.from, std::move(cached.columns),
                  std::move(texts)};
    }
    return cached.fields;
}

void ResultsProxy::setCachedFields(const QList<ResultField> &fields)
{
    if (m_cachedFields == fields)
        return;
    m_cachedFields = fields;
    for (CachedTexts &cached : m_cachedTexts)
        cached.fields.clear();
}

void ResultsProxy::dropChangedTexts(int first, int last)
{
    const int end = std::min(last + 1, static_cast<int>(m_cachedTexts.size()));
    for (int row = first; row < end; ++row) {
        CachedTexts &cached = m_cachedTexts[static_cast<std::size_t>(row)];
        const ResultRow &result = m_results.row(row);
        if (cached.outcome != result.lookup.outcome || cached.notification != result.lookup.notification ||
            cached.from != result.from)
            cached = {};
    }
}

void ResultsProxy::forgetMarks(int first, int last)
{
    dropChangedTexts(first, last);
    const int end = std::min(last + 1, static_cast<int>(m_marks.size()));
    for (int row = first; row < end; ++row)
        m_marks[static_cast<std::size_t>(row)] = Mark::Unknown;
}

#include "moc_resultsproxy.cpp"
