// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/widgets/views/listrowdelegate.h"

#include <QString>
#include <QVariant>

/// A row of a list of connections. All texts are safe to display; see shownName() in
/// ui/text/connectiontext.h.
struct ConnectionRow
{
    static constexpr int kIdRole = Qt::UserRole;

    QString id; ///< empty for a command, such as “Manage connections…”, which has only `name`
    QString name;
    QString host; ///< empty for a command
    QString user;
    QString environment;
    EnvironmentColor color = EnvironmentColor::Mute;
    bool isMachineWide = false; ///< only administrators can change the connection
    bool isCurrent = false;

    /// Returns the name and the environment, and below them the host and the user. Of a command, returns its
    /// name.
    [[nodiscard]] ListRow listRow() const;
    /// Returns the value for kIdRole, for ListRowDelegate::RowRole, for Qt::DisplayRole, which is the name,
    /// or for Qt::AccessibleTextRole. Invalid for other roles.
    [[nodiscard]] QVariant data(int role) const;

    friend bool operator==(const ConnectionRow &, const ConnectionRow &) = default;
};

[[nodiscard]] ConnectionRow connectionRow(const Connection &connection, const QString &currentId = {});
