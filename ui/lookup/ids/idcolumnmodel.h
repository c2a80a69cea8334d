// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idtable.h"

#include <QAbstractListModel>
#include <QList>

/// The columns of a table of ids; all of them together as the last row, where every cell is an id or none
/// is.
class IdColumnModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    /// Qt::DisplayRole is the column's name; texts are safe to look at.
    enum Role {
        SamplesRole = Qt::UserRole,
        CountRole,  ///< “118 ids”; empty until it is known
        HasIdsRole, ///< whether there is anything to be used
    };

    explicit IdColumnModel(const IdTable &table, QObject *parent = nullptr);

    /// IdTable::kWholeText for all of them.
    [[nodiscard]] int columnAt(int row) const;
    [[nodiscard]] int rowOf(int column) const;
    void setCount(int row, const QString &count, bool hasIds);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString name;
        QString samples;
        QString count;
        int column = IdTable::kWholeText;
        bool hasIds = false;
    };

    QList<Row> m_rows;
};
