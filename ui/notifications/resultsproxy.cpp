// SPDX-License-Identifier: MIT
#include "ui/notifications/resultsproxy.h"

#include "ui/notifications/resultsmodel.h"

using namespace std::chrono_literals;

ResultsProxy::ResultsProxy(ResultsModel &results, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_results(results)
{
    setDynamicSortFilter(false);
    m_tidy.setSingleShot(true);
    m_tidy.setInterval(500ms);
    connect(&m_tidy, &QTimer::timeout, this, &ResultsProxy::tidy);
    connect(&results, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_tidy.stop();
        m_made.clear();
    });
    connect(&results, &QAbstractItemModel::dataChanged, this, &ResultsProxy::tidyLater);
    connect(&results, &QAbstractItemModel::rowsInserted, this, &ResultsProxy::tidyLater);
    setSourceModel(&results);
}

void ResultsProxy::setFilter(const ResultFilter &filter)
{
    m_filter = filter;
    tidy();
}

int ResultsProxy::shownAt(int sourceRow) const
{
    return mapFromSource(m_results.index(sourceRow, 0)).row();
}

int ResultsProxy::sourceRow(int shownRow) const
{
    return mapToSource(index(shownRow, 0)).row();
}

void ResultsProxy::sort(int column, Qt::SortOrder order)
{
    if (column == sortColumn() && order == sortOrder())
        return;
    if (column != sortColumn())
        forgetKeys();
    forgetChanged();
    Q_EMIT aboutToTidy();
    QSortFilterProxyModel::sort(column, order);
    Q_EMIT tidied();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QVariant ResultsProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::AccessibleDescriptionRole && orientation == Qt::Horizontal && section == sortColumn())
        return sortOrder() == Qt::AscendingOrder ? tr("Sorted in ascending order")
                                                 : tr("Sorted in descending order");
    return QSortFilterProxyModel::headerData(section, orientation, role);
}

void ResultsProxy::tidyLater()
{
    if ((isFiltered() || sortColumn() >= 0) && !m_tidy.isActive())
        m_tidy.start();
}

void ResultsProxy::tidy()
{
    m_tidy.stop();
    forgetChanged();
    Q_EMIT aboutToTidy();
    invalidate(); // row by row, a hundred thousand rows would come and go for minutes
    Q_EMIT tidied();
}

bool ResultsProxy::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    if (m_filter.isEmpty())
        return true;
    Made &made = this->made(sourceRow);
    if (made.filterText.isNull())
        made.filterText = filterText(m_results.row(sourceRow));
    return m_filter.accepts(m_results.row(sourceRow), made.filterText);
}

bool ResultsProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    // Descending, the base class asks whether the right one is less than the left one.
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    const int first = isAscending ? left.row() : right.row();
    const int second = isAscending ? right.row() : left.row();
    static_cast<void>(made(std::max(first, second))); // neither key moves when the other is made
    if (comesBefore(keyOf(first), keyOf(second), sortOrder()))
        return true;
    // Rows that are alike stand as typed, whatever they were sorted by before.
    return first < second && !comesBefore(keyOf(second), keyOf(first), sortOrder());
}

ResultsProxy::Made &ResultsProxy::made(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    if (place >= m_made.size())
        m_made.resize(static_cast<std::size_t>(m_results.rowCount()));
    Made &made = m_made[place];
    if (made.filterText.isNull() && !made.hasKey) {
        const ResultRow &result = m_results.row(row);
        made.outcome = result.lookup.outcome;
        made.notification = result.lookup.notification;
        made.from = result.from;
    }
    return made;
}

const ResultSortKey &ResultsProxy::keyOf(int row) const
{
    Made &made = this->made(row);
    if (!made.hasKey) {
        made.key = sortKey(m_results.row(row), static_cast<ResultColumn>(sortColumn()));
        made.hasKey = true;
    }
    return made.key;
}

void ResultsProxy::forgetChanged()
{
    for (std::size_t row = 0; row < m_made.size(); ++row) {
        Made &made = m_made[row];
        const ResultRow &result = m_results.row(static_cast<int>(row));
        if (made.outcome != result.lookup.outcome || made.notification != result.lookup.notification ||
            made.from != result.from)
            made = {};
    }
}

void ResultsProxy::forgetKeys()
{
    for (Made &made : m_made) {
        made.hasKey = false;
        made.key = {};
    }
}
