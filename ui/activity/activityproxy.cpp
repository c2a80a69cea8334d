// SPDX-License-Identifier: MIT
#include "ui/activity/activityproxy.h"

#include "activity/exchangetext.h"
#include "text/displaytext.h"
#include "text/foldedtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

ActivityProxy::ActivityProxy(ActivityModel &activity, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_activity(activity)
{
    setSortRole(ActivityModel::SortRole);
    setSourceModel(&activity);
}

void ActivityProxy::setFilter(const QString &words)
{
    m_words = foldedText(words).simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool ActivityProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_words.isEmpty() || parent.isValid())
        return true;
    const QModelIndex first = m_activity.index(row, 0, parent);
    QStringList texts;
    for (int column = 0; column < m_activity.columnCount(); ++column)
        texts += first.siblingAtColumn(column).data().toString();
    for (const Exchange &exchange : m_activity.exchanges(first)) {
        texts += activitycells::text(exchange, ActivityColumn::Status, 1);
        texts += visibleLine(statusText(exchange));
        texts += exchange.address;
        texts += exchange.detail;
    }
    const QString text = foldedText(texts.join(u'\n'));
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString &word) { return text.contains(word); });
}

/// Rows with equal values are in the order of time. The tries of an exchange always are.
bool ActivityProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto number = [](const QModelIndex &index) {
        return index.data(ActivityModel::NumberRole).toLongLong();
    };
    if (left.parent().isValid())
        return sortOrder() == Qt::AscendingOrder ? left.row() < right.row() : left.row() > right.row();
    const QVariant a = left.data(sortRole());
    const QVariant b = right.data(sortRole());
    if (a == b)
        return number(left) < number(right);
    return QSortFilterProxyModel::lessThan(left, right);
}

#include "moc_activityproxy.cpp"
