// SPDX-License-Identifier: MIT
#include "ui/lookup/history/historymodel.h"

#include "base/clock.h"
#include "text/composedtext.h"
#include "ui/lookup/history/historytext.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"

HistoryModel::HistoryModel(const Clock &clock, QObject *parent)
    : RowsModel(parent)
    , m_clock(clock)
{
}

void HistoryModel::setEntries(const QList<HistoryEntry> &entries)
{
    syncRows(entries, [](const HistoryEntry &entry) -> const HistoryEntry & { return entry; });
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
    if (!rows().isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), roles);
}

/// Returns the connection's own colour if it still has that environment.
EnvironmentColor HistoryModel::colorOf(const HistoryEntry &entry) const
{
    const auto connection = m_connections.constFind(entry.connectionId);
    if (connection != m_connections.constEnd() && connection->environment == entry.environment)
        return connection->environmentColor;
    return usualColor(entry.environment);
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HistoryEntry &entry = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return historytext::ids(entry);
    case Qt::AccessibleTextRole:
        return spokenText(historytext::spoken(entry, timetext::both(entry.time, m_clock.utcNow())));
    case Qt::ToolTipRole:
        return entry.time.toUTC().toString(Qt::ISODate);
    case CountsRole:
        return historytext::counts(entry);
    case ConnectionRole:
        return shownName(entry.connection);
    case EnvironmentRole:
        return historytext::environment(entry);
    case EnvironmentColorRole:
        return static_cast<int>(colorOf(entry));
    case TimeRole:
        return timetext::both(entry.time, m_clock.utcNow());
    case ShortTimeRole:
        return timetext::relative(entry.time, m_clock.utcNow());
    case NoticeRole:
        return historytext::cut(entry);
    default:
        return {};
    }
}

#include "moc_historymodel.cpp"
