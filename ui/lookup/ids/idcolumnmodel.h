// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idfile.h"

#include <QAbstractListModel>
#include <QList>

/// The columns of a file of ids, and all of them as one text as the last row.
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

    explicit IdColumnModel(const IdFile &file, QObject *parent = nullptr);

    /// IdFile::kWholeText for the last row.
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
        bool hasIds = false;
    };

    QList<Row> m_rows;
};
