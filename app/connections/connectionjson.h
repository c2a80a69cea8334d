// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "connections/connection.h"

#include <QByteArray>
#include <QList>

/// Connections as a JSON file: how they are kept, exported, imported and rolled out. Pure. No secret
/// is ever in it.
///
/// `{"format":"svc-desktop-connections","version":1,"connections":[{"name":…,"serviceAddress":…}]}`

/// With `id` and `secretsLocked` where the file is this program's own.
enum class ConnectionFile { Own, Exchange };

[[nodiscard]] QByteArray connectionsJson(const QList<Connection> &connections, ConnectionFile kind);

/// Errors: Data with the JSON path of the first field that is no good: of another type, an address
/// that can't be used, a header name that is none, a number out of its range, more than 1000 entries,
/// or a version this program does not know. Unknown fields are passed over.
[[nodiscard]] Result<QList<Connection>> parseConnections(const QByteArray &json, ConnectionFile kind);
