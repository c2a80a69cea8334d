// SPDX-License-Identifier: MIT
#include "ui/lookup/history/historymodel.h"

#include "base/clock.h"
#include "text/composedtext.h"
#include "ui/lookup/history/historytext.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/views/listrowdelegate.h"

HistoryModel::HistoryModel(const Clock &clock, QObject *parent)
    : RowsModel(parent)
    , m_clock(clock)
{
    connect(&clock, &Clock::zoneChanged, this, &HistoryModel::refreshTimes);
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
    refresh({ListRowDelegate::RowRole});
}

void HistoryModel::refreshTimes()
{
    refresh({ListRowDelegate::RowRole, Qt::AccessibleTextRole});
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

/// Returns the ids and the time, the counts and the connection, and why the lookup cannot be repeated if so.
ListRow HistoryModel::listRow(const HistoryEntry &entry) const
{
    ListRow row{
        .title = historytext::ids(entry),
        .ends = {{.text = timetext::both(entry.time, m_clock),
                  .shortText = timetext::relative(entry.time, m_clock)}},
        .lines = {{.text = historytext::counts(entry),
                   .wraps = true,
                   .ends = {{.badge = environmentBadge(historytext::environment(entry), colorOf(entry)),
                             .text = shownName(entry.connection)}}}}};
    if (const QString cut = historytext::cut(entry); !cut.isEmpty())
        row.lines += {.text = cut, .role = TextRole::Caption, .ink = ListRow::Ink::Warning, .wraps = true};
    return row;
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
        return spokenText(historytext::spoken(entry, timetext::both(entry.time, m_clock)));
    case Qt::ToolTipRole:
        return entry.time.toUTC().toString(Qt::ISODate);
    case ListRowDelegate::RowRole:
        return QVariant::fromValue(listRow(entry));
    default:
        return {};
    }
}

#include "moc_historymodel.cpp"
