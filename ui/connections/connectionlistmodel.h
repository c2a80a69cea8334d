// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/connectionform/connectionrow.h"
#include "ui/widgets/views/rowsmodel.h"

#include <QAbstractListModel>
#include <QList>

/// Returns whether the connection contains every word of the filter, regardless of case.
[[nodiscard]] bool matchesFilter(const Connection &connection, const QString &filter);

/// Model of a list of connections. Its data is that of ConnectionRow.
class ConnectionListModel final : public RowsModel<ConnectionRow, QAbstractListModel>
{
    Q_OBJECT
public:
    using RowsModel::RowsModel;

    void setRows(const QList<ConnectionRow> &rows);
    [[nodiscard]] QModelIndex indexOf(const QString &id) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
};
