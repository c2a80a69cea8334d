// SPDX-License-Identifier: MIT
#include "ui/connections/importmodel.h"

#include "net/loopback.h"
#include "text/displaytext.h"
#include "ui/connections/importwords.h"
#include "ui/text/connectiontext.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestValue = 300;

QString shownValue(const QString &value)
{
    const QString line = boundedText(visibleLine(value), kLongestValue);
    return line.isEmpty() ? importwords::nothing() : isolatedText(line);
}

} // namespace

ImportRow importRow(const ImportEntry &entry, const std::optional<Connection> &replaced)
{
    ImportRow row;
    row.name = connectionText(entry.connection);
    row.action = entry.action;
    row.isWanted = entry.action != ImportEntry::Action::Same;
    for (const ImportEntry::Difference &field : entry.differences) {
        if (entry.action == ImportEntry::Action::Add)
            row.differences += importwords::value(field.field, shownValue(field.after));
        else
            row.differences +=
                importwords::change(field.field, shownValue(field.before), shownValue(field.after));
    }
    if (!row.isWanted)
        return row;
    const bool isPlain =
        entry.connection.baseUrl.scheme() == "http"_L1 && !isLoopback(entry.connection.baseUrl);
    if (isPlain && (!replaced || replaced->baseUrl != entry.connection.baseUrl))
        row.notices += importwords::notEncrypted();
    if (replaced && !replaced->secretsLocked && secretsBinding(*replaced) != secretsBinding(entry.connection))
        row.notices += importwords::secretsLocked();
    return row;
}

void ImportModel::setRows(const QList<ImportRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int ImportModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ImportModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ImportRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole:
        return importwords::spoken(row);
    case Qt::CheckStateRole:
        if (row.action == ImportEntry::Action::Same)
            return {};
        return row.isWanted ? Qt::Checked : Qt::Unchecked;
    case ActionRole:
        return static_cast<int>(row.action);
    case DifferencesRole:
        return row.differences;
    case NoticesRole:
        return row.notices;
    default:
        return {};
    }
}

Qt::ItemFlags ImportModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractListModel::flags(index);
    if (!index.isValid() || m_rows.at(index.row()).action == ImportEntry::Action::Same)
        return usual;
    return usual | Qt::ItemIsUserCheckable;
}

bool ImportModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    m_rows[index.row()].isWanted = value.value<Qt::CheckState>() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}
