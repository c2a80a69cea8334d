// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <QList>

#include <algorithm>

/// Base class of models of a list of rows, with one or more columns. `Base` is QAbstractListModel or
/// QAbstractTableModel.
template <typename Row, typename Base>
class RowsModel : public Base
{
public:
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

protected:
    using Base::Base;

    /// Changes the rows to `newRows` by removing, inserting, moving and changing single rows, so that views
    /// keep their selection and position. `key` returns what identifies a row.
    template <typename Key>
    void syncRows(const QList<Row> &newRows, Key key)
    {
        const auto rankOf = [&key](const QList<Row> &rows, const Row &row, qsizetype from) {
            const auto found = std::find_if(rows.begin() + from, rows.end(),
                                            [&](const Row &other) { return key(other) == key(row); });
            return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
        };
        for (int row = static_cast<int>(m_rows.size()) - 1; row >= 0; --row) {
            if (rankOf(newRows, m_rows.at(row), 0) < 0)
                removeAt(row);
        }
        for (int row = 0; row < newRows.size(); ++row) {
            const int from = rankOf(m_rows, newRows.at(row), row);
            if (from < 0) {
                this->beginInsertRows({}, row, row);
                m_rows.insert(row, newRows.at(row));
                this->endInsertRows();
            } else if (from > row) {
                this->beginMoveRows({}, from, from, {}, row);
                m_rows.move(from, row);
                this->endMoveRows();
            }
            replaceRow(row, newRows.at(row));
        }
        while (m_rows.size() > newRows.size()) // surplus rows with the same key
            removeAt(static_cast<int>(m_rows.size()) - 1);
    }

    /// Changes one row.
    void replaceRow(int row, const Row &with)
    {
        if (m_rows.at(row) == with)
            return;
        m_rows[row] = with;
        Q_EMIT this->dataChanged(this->index(row, 0), this->index(row, lastColumn()));
    }

private:
    /// Calls columnCount() of the base class, since it is private in QAbstractListModel.
    [[nodiscard]] int lastColumn() const
    {
        return static_cast<const QAbstractItemModel *>(this)->columnCount() - 1;
    }

    void removeAt(int row)
    {
        this->beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        this->endRemoveRows();
    }

    QList<Row> m_rows;
};
