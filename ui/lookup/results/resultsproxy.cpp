// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsproxy.h"

#include "ui/lookup/results/resultsmodel.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kRearrangeInterval = 500ms;
constexpr int kPreparedAtOnce = 2000;
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
    connect(&m_rearrangeTimer, &QTimer::timeout, this, &ResultsProxy::rearrange);
    connect(&results, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_rearrangeTimer.stop();
        m_prepareTimer.stop();
        m_cachedTexts.clear();
        m_rankedColumn = -1;
    });
    connect(&results, &QAbstractItemModel::dataChanged, this, &ResultsProxy::rearrangeLater);
    connect(&results, &QAbstractItemModel::rowsInserted, this, &ResultsProxy::rearrangeLater);
    setSourceModel(&results);
}

void ResultsProxy::setFilter(const ResultFilter &filter)
{
    m_filter = filter;
    rearrange();
}

void ResultsProxy::prepareFilter()
{
    if (m_prepareTimer.isActive())
        return;
    m_prepared = 0;
    m_prepareTimer.start(0);
}

void ResultsProxy::prepareNext()
{
    const int end = std::min(m_prepared + kPreparedAtOnce, m_results.rowCount());
    for (; m_prepared < end; ++m_prepared)
        static_cast<void>(filterText(m_prepared));
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
    rank(column);
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
    if ((isFiltered() || sortColumn() >= 0) && !m_rearrangeTimer.isActive())
        m_rearrangeTimer.start();
}

void ResultsProxy::rearrange()
{
    m_rearrangeTimer.stop();
    const auto start = std::chrono::steady_clock::now();
    dropChangedTexts();
    rank(sortColumn());
    Q_EMIT aboutToRearrange();
    invalidate(); // updating 100,000 rows one by one would take minutes
    Q_EMIT rearranged();
    const auto took =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
    m_rearrangeTimer.setInterval(std::max(kRearrangeInterval, kIdleShare * took));
}

bool ResultsProxy::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    if (!m_filter.fitsChips(m_results.row(sourceRow)))
        return false;
    return !m_filter.hasWords() || m_filter.fitsWords(filterText(sourceRow));
}

bool ResultsProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    // In descending order, the base class asks whether the right row is less than the left one.
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    const int first = isAscending ? left.row() : right.row();
    const int second = isAscending ? right.row() : left.row();
    const ResultRank a = rankOf(first);
    const ResultRank b = rankOf(second);
    // Equal rows remain in the order typed, whatever they were sorted by before.
    return a == b ? first < second : comesBefore(a, b, sortOrder());
}

void ResultsProxy::rank(int column)
{
    if (column == std::exchange(m_rankedColumn, column) || column < 0)
        return;
    m_ranks = sortRanks(m_results.rows(), static_cast<ResultColumn>(column));
}

ResultRank ResultsProxy::rankOf(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return place < m_ranks.size() ? m_ranks[place]
                                  : kBlankRank; // a new row, which is last until the next update
}

const QString &ResultsProxy::filterText(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    if (place >= m_cachedTexts.size())
        m_cachedTexts.resize(static_cast<std::size_t>(m_results.rowCount()));
    CachedText &cached = m_cachedTexts[place];
    if (cached.filterText.isNull()) {
        const ResultRow &result = m_results.row(row);
        cached = {result.lookup.outcome, result.lookup.notification, result.from, m_texts.of(result)};
    }
    return cached.filterText;
}

void ResultsProxy::dropChangedTexts()
{
    m_texts = {};
    for (std::size_t row = 0; row < m_cachedTexts.size(); ++row) {
        CachedText &cached = m_cachedTexts[row];
        const ResultRow &result = m_results.row(static_cast<int>(row));
        if (cached.outcome != result.lookup.outcome || cached.notification != result.lookup.notification ||
            cached.from != result.from)
            cached = {};
    }
}

#include "moc_resultsproxy.cpp"
