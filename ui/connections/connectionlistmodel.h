// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

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

/// The rows it was given. Told of new ones, it says what is different, so that a view keeps its place.
class ConnectionListModel final : public QAbstractListModel
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

    using QAbstractListModel::QAbstractListModel;

    void setRows(const QList<ConnectionRow> &rows);
    [[nodiscard]] QModelIndex indexOf(const QString &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] qsizetype placeOf(const QString &id, qsizetype from) const;

    QList<ConnectionRow> m_rows;
};
