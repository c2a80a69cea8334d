// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "connections/connection.h"

#include <QList>
#include <QString>

/// Connections that whoever looks after the computer has rolled out to all its users.

/// Where only administrators can write: `/etc/xdg/svc-desktop/connections.json`, `/Library/Application
/// Support/…`, or beside the installed program on Windows.
[[nodiscard]] QString managedConnectionsFile();

/// Read-only ones, whose ids are the same each time, so that secrets and recent use find them again;
/// none where there is no file. Errors: LocalStorage with FileNotRead or FileDamaged.
[[nodiscard]] Result<QList<Connection>> readManagedConnections(const QString &path);
