// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>
#include <QString>

/// The effect of an import on one connection, to be shown before anything is replaced. Pure.
struct ImportEntry
{
    enum class Action { Add, Replace, Same };

    /// A field that would change, in words. For a new connection, a field that differs from the default.
    struct Difference
    {
        QString field;
        QString before;
        QString after;
    };

    Action action = Action::Add;
    Connection connection;         ///< after the import, with the id of the connection that it replaces
    QList<Difference> differences; ///< empty for Action::Same
};

/// Returns the plan of an import. An imported connection replaces the user's first connection with the same
/// name. All others are added.
[[nodiscard]] QList<ImportEntry> planImport(const QList<Connection> &current,
                                            const QList<Connection> &imported);
