// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "connections/connection.h"

#include <QByteArray>
#include <QList>

#include <chrono>

/// Connections as a JSON file: how they are kept, exported, imported and rolled out. Pure. No secret
/// is ever in it.
///
/// `{"format":"svc-desktop-connections","version":1,"connections":[{"name":…,"serviceAddress":…}]}`

/// With `id` and `secretsLocked` where the file is this program's own.
enum class ConnectionFile { Own, Exchange };

[[nodiscard]] QByteArray connectionsJson(const QList<Connection> &connections, ConnectionFile kind);

/// Files are not larger, and hold no more connections, than this.
constexpr qint64 kMaxConnectionsFileSize = 4LL * 1024 * 1024;
constexpr qsizetype kMaxConnections = 1000;

/// What the texts and times of a connection are bound to. Times are a second at least.
constexpr qsizetype kMaxConnectionText = 1000;
constexpr qsizetype kMaxConnectionNotes = 10000;
constexpr std::chrono::seconds kMaxConnectionTime = std::chrono::hours(24);

/// Errors: LocalStorage/FileDamaged with the JSON path of the first field that is no good, and what it
/// is in words that complete "$.path is …" in `detail`: of another type, an address that can't be used,
/// a header name that is none, text that is too long or can't be seen, a number out of its range, too
/// many entries, or a version this program does not know. Unknown fields are passed over.
[[nodiscard]] Result<QList<Connection>> parseConnections(const QByteArray &json, ConnectionFile kind);

/// The connection as it will be read back from the program's own file. Errors: as parseConnections(),
/// where it could not be.
[[nodiscard]] Result<Connection> storableConnection(const Connection &connection);
