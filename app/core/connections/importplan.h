// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>
#include <QString>

/// The effect of an import on one connection, to be shown before anything is replaced.
struct ImportEntry
{
    enum class Action { Add, Replace, Same };

    /// A field that would change, with its title and its values as translated texts. For a new connection, a
    /// field that differs from the default; `before` is then empty.
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

/// Returns one entry for each imported connection, in their order. Has no side effects. An imported
/// connection replaces the user's connection with the same name, ignoring case, or is Action::Same if nothing
/// changes. All others are added. A connection that is production stays so.
[[nodiscard]] QList<ImportEntry> planImport(const QList<Connection> &current,
                                            const QList<Connection> &imported);
