// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QString>
#include <QVariant>

/// A row of a list of connections. All texts are safe to display; see shownName() in
/// ui/text/connectiontext.h.
struct ConnectionRow
{
    /// The roles of a row in a model. Qt::DisplayRole is the name.
    enum Role {
        IdRole = Qt::UserRole,
        HostRole,
        UserNameRole,
        EnvironmentRole,
        EnvironmentColorRole, ///< EnvironmentColor as int
        MachineWideRole,
        CurrentRole,
    };

    QString id; ///< empty for a command, such as “Manage connections…”, which has only `name`
    QString name;
    QString host; ///< empty for a command
    QString user;
    QString environment;
    EnvironmentColor color = EnvironmentColor::Mute;
    bool isMachineWide = false; ///< only administrators can change the connection
    bool isCurrent = false;

    /// Returns the value for one of the roles above, for Qt::DisplayRole or for Qt::AccessibleTextRole.
    /// Invalid for other roles.
    [[nodiscard]] QVariant data(int role) const;

    friend bool operator==(const ConnectionRow &, const ConnectionRow &) = default;
};

[[nodiscard]] ConnectionRow connectionRow(const Connection &connection, const QString &currentId = {});
