// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Returns whether the path is neither a file nor a folder but exists: a pipe, a terminal, /dev/null.
[[nodiscard]] bool isDevice(const QString &path);

/// Writes to an existing device or named pipe. Unlike `>` in a shell, fails at once if no process has the
/// pipe open for reading. Blocks until everything is written. Errors: LocalStorage with the path and the
/// reason in `detail`.
[[nodiscard]] std::optional<Error> writeToDevice(const QString &path, const QByteArray &content);
