// SPDX-License-Identifier: MIT
#include "ui/connections/connectionlistmodel.h"

#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestEnvironment = 120;

struct ConnectionListTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionList)
public:
    /// Returns the whole row as a text for screen readers.
    static QString spoken(const ConnectionRow &row)
    {
        QStringList parts{row.name, row.environment, row.host, row.user};
        if (row.isMachineWide)
            parts += tr("machine-wide");
        if (row.isCurrent)
            parts += tr("current");
        parts.removeAll(QString());
        return commaSeparated(parts);
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
    syncRows(rows, [](const ConnectionRow &row) { return row.id; });
}

QModelIndex ConnectionListModel::indexOf(const QString &id) const
{
    const auto row = std::find_if(rows().begin(), rows().end(),
                                  [&id](const ConnectionRow &each) { return each.id == id; });
    return row == rows().end() ? QModelIndex() : index(static_cast<int>(row - rows().begin()));
}

QVariant ConnectionListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ConnectionRow &row = rows().at(index.row());
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
