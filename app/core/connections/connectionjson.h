// SPDX-License-Identifier: MIT
#pragma once

#include "base/named.h"
#include "base/result.h"
#include "connections/connection.h"

#include <QByteArray>
#include <QList>

#include <array>
#include <chrono>

/// Converts connections to and from JSON, as they are stored, exported, imported and rolled out. Pure
/// functions. The files never contain a secret.
///
/// `{"format":"svc-desktop-connections","version":1,"connections":[{"name":…,"serviceAddress":…}]}`

/// Own: this program's own file, which includes `id` and `secretsLocked`. Exchange: a file for other users or
/// computers, which does not, and can mark a connection as production but never as none: what
/// isUsuallyProduction() says of it stays.
enum class ConnectionFile { Own, Exchange };

/// The names of the colours in files.
inline constexpr std::array kEnvironmentColors{
    Named<EnvironmentColor>{QLatin1StringView("danger"), EnvironmentColor::Danger},
    Named<EnvironmentColor>{QLatin1StringView("good"), EnvironmentColor::Good},
    Named<EnvironmentColor>{QLatin1StringView("warn"), EnvironmentColor::Warn},
    Named<EnvironmentColor>{QLatin1StringView("info"), EnvironmentColor::Info},
    Named<EnvironmentColor>{QLatin1StringView("mute"), EnvironmentColor::Mute},
};

[[nodiscard]] QByteArray connectionsJson(const QList<Connection> &connections, ConnectionFile kind);

/// Limits of a file; the size is in bytes.
constexpr qint64 kMaxConnectionsFileSize = 4LL * 1024 * 1024;
constexpr qsizetype kMaxConnections = 1000;

/// Limits of a connection. The smallest time is one second.
constexpr qsizetype kMaxConnectionText = 1000;
constexpr qsizetype kMaxConnectionNotes = 10000;
constexpr std::chrono::seconds kMaxConnectionTime = std::chrono::hours(24);

/// Parses connections. Ignores unknown fields.
/// Errors: those of parseDocument(). Invalid are a wrong type, an unusable address, an
/// invalid header name, a text that is too long or has invisible characters, a number out of range, too many
/// entries, and an unknown version.
[[nodiscard]] Result<QList<Connection>> parseConnections(const QByteArray &json, ConnectionFile kind);

/// Returns the connection as parseConnections() will return it after it has been stored in the program's own
/// file. Errors: as for parseConnections(), for a connection that it would refuse.
[[nodiscard]] Result<Connection> storableConnection(const Connection &connection);
