// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "connections/connection.h"

#include <QByteArray>
#include <QList>

#include <chrono>

/// Converts connections to and from JSON, as they are stored, exported, imported and rolled out. Pure
/// functions. The files never contain a secret.
///
/// `{"format":"svc-desktop-connections","version":1,"connections":[{"name":…,"serviceAddress":…}]}`

/// Own: this program's own file, which includes `id` and `secretsLocked`.
enum class ConnectionFile { Own, Exchange };

[[nodiscard]] QByteArray connectionsJson(const QList<Connection> &connections, ConnectionFile kind);

/// Limits of a file.
constexpr qint64 kMaxConnectionsFileSize = 4LL * 1024 * 1024;
constexpr qsizetype kMaxConnections = 1000;

/// Limits of a connection. The smallest time is one second.
constexpr qsizetype kMaxConnectionText = 1000;
constexpr qsizetype kMaxConnectionNotes = 10000;
constexpr std::chrono::seconds kMaxConnectionTime = std::chrono::hours(24);

/// Parses connections. Ignores unknown fields.
/// Errors: LocalStorage/FileDamaged with the JSON path of the first invalid field and, in `detail`, words
/// that complete "$.path is …". Invalid are a wrong type, an unusable address, an invalid header name, a text
/// that is too long or not visible, a number out of range, too many entries, and an unknown version.
[[nodiscard]] Result<QList<Connection>> parseConnections(const QByteArray &json, ConnectionFile kind);

/// Returns the connection as it will be read from the program's own file. Errors: as for parseConnections(),
/// if it could not be read.
[[nodiscard]] Result<Connection> storableConnection(const Connection &connection);
