// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idcolumnmodel.h"

#include "ui/lookup/ids/idfilewords.h"

IdColumnModel::IdColumnModel(const IdTable &table, QObject *parent)
    : QAbstractListModel(parent)
{
    const auto add = [this, &table](int column) {
        m_rows += {idfilewords::name(table, column), idfilewords::samples(table, column), {}, column, false};
    };
    for (int column = 0; column < table.columns.size(); ++column)
        add(column);
    if (table.bestColumn == IdTable::kWholeText)
        add(IdTable::kWholeText);
}

int IdColumnModel::columnAt(int row) const
{
    return m_rows.at(row).column;
}

int IdColumnModel::rowOf(int column) const
{
    return column == IdTable::kWholeText ? rowCount() - 1 : column;
}

void IdColumnModel::setCount(int row, const QString &count, bool hasIds)
{
    m_rows[row].count = count;
    m_rows[row].hasIds = hasIds;
    Q_EMIT dataChanged(index(row), index(row));
}

int IdColumnModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant IdColumnModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole:
        return idfilewords::spoken(row.name, row.count, row.samples);
    case SamplesRole:
        return row.samples;
    case CountRole:
        return row.count;
    case HasIdsRole:
        return row.hasIds;
    default:
        return {};
    }
}

#include "moc_idcolumnmodel.cpp"
