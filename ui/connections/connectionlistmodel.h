// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/widgets/views/rowsmodel.h"

#include <QAbstractListModel>
#include <QList>

/// A connection as a list shows it; texts are safe to look at.
struct ConnectionRow
{
    QString id; ///< empty: no connection, but a way to somewhere that `name` names
    QString name;
    QString host;
    QString user;
    QString environment;
    EnvironmentColor color = EnvironmentColor::Mute;
    bool isMachineWide = false;
    bool isCurrent = false;

    friend bool operator==(const ConnectionRow &, const ConnectionRow &) = default;
};

[[nodiscard]] ConnectionRow connectionRow(const Connection &connection, const QString &currentId = {});

/// Whether each word of the filter is somewhere in the connection, in any case.
[[nodiscard]] bool matchesFilter(const Connection &connection, const QString &filter);

/// Connections for a list.
class ConnectionListModel final : public RowsModel<ConnectionRow, QAbstractListModel>
{
    Q_OBJECT
public:
    /// Qt::DisplayRole is the name.
    enum Role {
        IdRole = Qt::UserRole,
        HostRole,
        UserNameRole,
        EnvironmentRole,
        EnvironmentColorRole, ///< int of EnvironmentColor
        MachineWideRole,
        CurrentRole,
    };

    using RowsModel::RowsModel;

    void setRows(const QList<ConnectionRow> &rows);
    [[nodiscard]] QModelIndex indexOf(const QString &id) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
};
