// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>

/// The connection for a sign-in with the entered values, and how the saved connections change. Pure.
struct ResolvedConnection
{
    enum class Save { Nothing, Add, Update };

    Connection connection; ///< with Save::Add, its id is new unless it had an unsaved one
    Save save = Save::Nothing;
};

/// Returns the connection for a sign-in. `typed` has the id of the connection from which the form was filled
/// in, if any. A different service address, data source, partition or user means another connection, which is
/// either saved already or new. Any other change updates the original connection, or makes a new one if the
/// original is read-only.
[[nodiscard]] ResolvedConnection resolveConnection(const QList<Connection> &saved, const Connection &typed);

/// Returns the connection with the environment of the saved connections that have the same address, if it has
/// none itself. PRODUCTION takes precedence.
[[nodiscard]] Connection withKnownEnvironment(Connection connection, const QList<Connection> &saved);
