// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "connections/connection.h"

#include <QList>
#include <QString>

/// Connections that an administrator has deployed for all users of the computer.

/// Returns a path where only administrators can write: `/etc/xdg/svc-desktop/connections.json`,
/// `/Library/Application Support/…`, or a file beside the installed program on Windows.
[[nodiscard]] QString managedConnectionsFile();

/// Returns the connections as read-only. Their ids do not change between calls, so that secrets and recent
/// use can refer to them. Empty if the file does not exist. Errors: LocalStorage with FileNotRead or
/// FileDamaged.
[[nodiscard]] Result<QList<Connection>> readManagedConnections(const QString &path);
