// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/widgets/views/rowsmodel.h"

#include <QAbstractListModel>
#include <QList>

/// A row of a list of connections. All texts are safe to display, as shownName() describes it.
struct ConnectionRow
{
    QString id; ///< empty if the row is not a connection but a command named `name`
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

/// Returns whether the connection contains every word of the filter, regardless of case.
[[nodiscard]] bool matchesFilter(const Connection &connection, const QString &filter);

/// Model of a list of connections.
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
