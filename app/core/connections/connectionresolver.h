// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>

#include <optional>

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
/// original is read-only. Of a connection that is saved already, only Connection::isProduction is updated,
/// and only set.
[[nodiscard]] ResolvedConnection resolveConnection(const QList<Connection> &saved, const Connection &typed);

/// Returns a connection to an address that the user has typed, with the environment of the saved connections
/// that have this address. Without one if they have different environments: the API key decides then which it
/// is.
[[nodiscard]] Connection connectionForAddress(const QUrl &baseUrl, const QList<Connection> &saved);

/// Returns the production connection of which an upgrade with `connection` has to warn: that connection
/// itself, or else a saved one with the same address, since an upgrade concerns everything behind the
/// address. `nullopt` if there is none, and for the demo's temporary connection, with which nothing can be
/// broken.
[[nodiscard]] std::optional<Connection> productionAt(const Connection &connection,
                                                     const QList<Connection> &saved);
