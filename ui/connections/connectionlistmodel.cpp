// SPDX-License-Identifier: MIT
#include "ui/connections/connectionlistmodel.h"

#include "text/displaytext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestEnvironment = 120;

struct ConnectionListTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionList)
public:
    /// All of it, as a screen reader says it.
    static QString spoken(const ConnectionRow &row)
    {
        QString text = row.name;
        const auto add = [&text](const QString &part) {
            if (!part.isEmpty())
                //: What a screen reader says of a connection: %1 so far, and %2.
                text = tr("%1, %2").arg(text, part);
        };
        add(row.environment);
        add(row.host);
        add(row.user);
        add(row.isMachineWide ? tr("machine-wide") : QString());
        add(row.isCurrent ? tr("current") : QString());
        return text;
    }
};

} // namespace

ConnectionRow connectionRow(const Connection &connection, const QString &currentId)
{
    return {.id = connection.id,
            .name = connectionText(connection),
            .host = displayHost(connection.baseUrl),
            .user = shownName(connection.userName),
            .environment = boundedText(visibleLine(connection.environment), kLongestEnvironment),
            .color = connection.environmentColor,
            .isMachineWide = connection.readOnly,
            .isCurrent = !currentId.isEmpty() && connection.id == currentId};
}

bool matchesFilter(const Connection &connection, const QString &filter)
{
    const QString text =
        QStringList{displayName(connection), connection.baseUrl.host(), displayHost(connection.baseUrl),
                    connection.dataSource,   connection.userName,       connection.environment,
                    connection.notes}
            .join(u'\n');
    const QStringList words = filter.simplified().split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

void ConnectionListModel::setRows(const QList<ConnectionRow> &rows)
{
    QSet<QString> wanted;
    for (const ConnectionRow &row : rows)
        wanted.insert(row.id);
    for (qsizetype i = m_rows.size() - 1; i >= 0; --i) {
        if (wanted.contains(m_rows.at(i).id))
            continue;
        beginRemoveRows({}, static_cast<int>(i), static_cast<int>(i));
        m_rows.removeAt(i);
        endRemoveRows();
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const int place = static_cast<int>(i);
        const qsizetype from = placeOf(rows.at(i).id, i);
        if (from < 0) {
            beginInsertRows({}, place, place);
            m_rows.insert(i, rows.at(i));
            endInsertRows();
        } else if (from > i) {
            beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, place);
            m_rows.move(from, i);
            endMoveRows();
        }
        if (m_rows.at(i) != rows.at(i)) {
            m_rows[i] = rows.at(i);
            Q_EMIT dataChanged(index(place), index(place));
        }
    }
}

QModelIndex ConnectionListModel::indexOf(const QString &id) const
{
    const qsizetype place = placeOf(id, 0);
    return place < 0 ? QModelIndex() : index(static_cast<int>(place));
}

qsizetype ConnectionListModel::placeOf(const QString &id, qsizetype from) const
{
    for (qsizetype i = from; i < m_rows.size(); ++i) {
        if (m_rows.at(i).id == id)
            return i;
    }
    return -1;
}

int ConnectionListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ConnectionListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ConnectionRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole:
        return ConnectionListTexts::spoken(row);
    case IdRole:
        return row.id;
    case HostRole:
        return row.host;
    case UserNameRole:
        return row.user;
    case EnvironmentRole:
        return row.environment;
    case EnvironmentColorRole:
        return static_cast<int>(row.color);
    case MachineWideRole:
        return row.isMachineWide;
    case CurrentRole:
        return row.isCurrent;
    default:
        return {};
    }
}

#include "moc_connectionlistmodel.cpp"
