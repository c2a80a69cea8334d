// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "connections/connection.h"

#include <QList>
#include <QStringList>

/// Limits of what is imported; the size is in bytes.
constexpr qint64 kMaxImportSize = 8LL * 1024 * 1024;
constexpr int kMaxImportDepth = 64;

/// A connection that was found in a file or a command of this program or another client.
struct ImportedConnection
{
    Connection connection;    ///< without an id; without an address if the user has to be asked for it
    bool isWhole = false;     ///< from this program's own file, which says everything about a connection
    bool namesHeader = false; ///< Connection::apiKeyHeader was found, and is not only the default
    Secret apiKey;            ///< not to be stored unless the user has agreed
    Secret password;          ///< not to be stored unless the user has agreed
    QStringList notices;      ///< sentences, safe to display, about what was left out

    [[nodiscard]] bool hasAddress() const { return !connection.baseUrl.isEmpty(); }
    friend bool operator==(const ImportedConnection &, const ImportedConnection &) = default;
};

/// Returns the connection as planImport() expects it. What another client does not know, such as the
/// environment, stays as it is in that of `current` with the same name that the import would replace.
[[nodiscard]] Connection mergedConnection(const ImportedConnection &imported,
                                          const QList<Connection> &current);

/// Returns the sentence that says what a connection lacks and the user will be asked for; empty if it has
/// all.
[[nodiscard]] QString askedText(const Connection &connection);
