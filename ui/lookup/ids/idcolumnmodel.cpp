// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idcolumnmodel.h"

#include "ui/lookup/ids/idfilewords.h"

IdColumnModel::IdColumnModel(const IdFile &file, QObject *parent)
    : QAbstractListModel(parent)
{
    const auto columns = static_cast<int>(file.columns.size());
    for (int row = 0; row <= columns; ++row) {
        const int column = row < columns ? row : IdFile::kWholeText;
        m_rows += {idfilewords::name(file, column), idfilewords::samples(file, column), {}, false};
    }
}

int IdColumnModel::columnAt(int row) const
{
    return row < rowCount() - 1 ? row : IdFile::kWholeText;
}

int IdColumnModel::rowOf(int column) const
{
    return column >= 0 && column < rowCount() - 1 ? column : rowCount() - 1;
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
