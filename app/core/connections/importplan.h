// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>
#include <QString>

/// What an import would do, to be shown before anything is replaced. Pure.
struct ImportEntry
{
    enum class Action { Add, Replace, Same };

    /// One field that would change, in words; of a connection to be added, one that is not as usual.
    struct Difference
    {
        QString field;
        QString before;
        QString after;
    };

    Action action = Action::Add;
    Connection connection;         ///< as it would be; with the id of the one it replaces
    QList<Difference> differences; ///< empty with Action::Same
};

/// An imported connection replaces the user's own one of the same name, the first of that name; others
/// are added.
[[nodiscard]] QList<ImportEntry> planImport(const QList<Connection> &current,
                                            const QList<Connection> &imported);
