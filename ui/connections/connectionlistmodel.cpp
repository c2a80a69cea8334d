// SPDX-License-Identifier: MIT
#include "ui/connections/connectionlistmodel.h"

#include "ui/text/connectiontext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

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
    return rows().at(index.row()).data(role);
}

#include "moc_connectionlistmodel.cpp"
