// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>

/// Which connection someone signs in with who filled in these values, and what that does to the saved
/// ones. Pure.
struct ResolvedConnection
{
    enum class Save { Nothing, Add, Update };

    Connection connection; ///< with Save::Add its id is a new one, unless it had one that is not saved
    Save save = Save::Nothing;
};

/// `typed` has the id of the connection it was filled in from, if any. Another service address, data
/// source, partition or user is another connection: one that is saved already, or a new one. Other
/// values change the one it was filled in from; where that is read-only, they make a new one.
[[nodiscard]] ResolvedConnection resolveConnection(const QList<Connection> &saved, const Connection &typed);

/// A connection without an environment of its own, known by the saved ones at its address: it has theirs,
/// PRODUCTION above all others.
[[nodiscard]] Connection withKnownEnvironment(Connection connection, const QList<Connection> &saved);
