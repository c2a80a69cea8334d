// SPDX-License-Identifier: MIT
#include "ui/lookup/history/historymodel.h"

#include "base/clock.h"
#include "ui/lookup/history/historywords.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"

HistoryModel::HistoryModel(const Clock &clock, QObject *parent)
    : QAbstractListModel(parent)
    , m_clock(clock)
{
}

void HistoryModel::setEntries(const QList<HistoryEntry> &entries)
{
    for (qsizetype i = m_entries.size() - 1; i >= 0; --i) {
        if (entries.contains(m_entries.at(i)))
            continue;
        beginRemoveRows({}, static_cast<int>(i), static_cast<int>(i));
        m_entries.removeAt(i);
        endRemoveRows();
    }
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const int place = static_cast<int>(i);
        const qsizetype from = m_entries.indexOf(entries.at(i), i);
        if (from < 0) {
            beginInsertRows({}, place, place);
            m_entries.insert(i, entries.at(i));
            endInsertRows();
        } else if (from > i) {
            beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, place);
            m_entries.move(from, i);
            endMoveRows();
        }
    }
    if (m_entries.size() > entries.size()) { // the same lookup had been there more than once
        beginRemoveRows({}, static_cast<int>(entries.size()), static_cast<int>(m_entries.size()) - 1);
        m_entries.resize(entries.size());
        endRemoveRows();
    }
}

void HistoryModel::setConnections(const QList<Connection> &connections)
{
    m_connections.clear();
    for (const Connection &connection : connections)
        m_connections.insert(connection.id, connection);
    refresh({EnvironmentColorRole});
}

void HistoryModel::refreshTimes()
{
    refresh({TimeRole, ShortTimeRole, Qt::AccessibleTextRole});
}

void HistoryModel::refresh(const QList<int> &roles)
{
    if (!m_entries.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_entries.size()) - 1), roles);
}

/// The user's own where the connection still has that environment.
EnvironmentColor HistoryModel::colorOf(const HistoryEntry &entry) const
{
    const auto connection = m_connections.constFind(entry.connectionId);
    if (connection != m_connections.constEnd() && connection->environment == entry.environment)
        return connection->environmentColor;
    return usualColor(entry.environment);
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HistoryEntry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return historywords::ids(entry);
    case Qt::AccessibleTextRole:
        return historywords::spoken(entry, timetext::both(entry.time, m_clock.utcNow()));
    case Qt::ToolTipRole:
        return entry.time.toUTC().toString(Qt::ISODate);
    case CountsRole:
        return historywords::counts(entry);
    case ConnectionRole:
        return shownName(entry.connection);
    case EnvironmentRole:
        return historywords::environment(entry);
    case EnvironmentColorRole:
        return static_cast<int>(colorOf(entry));
    case TimeRole:
        return timetext::both(entry.time, m_clock.utcNow());
    case ShortTimeRole:
        return timetext::relative(entry.time, m_clock.utcNow());
    case NoticeRole:
        return historywords::cut(entry);
    default:
        return {};
    }
}

#include "moc_historymodel.cpp"
