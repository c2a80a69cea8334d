// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Returns whether the path is neither a file nor a folder but exists: a pipe, a terminal, /dev/null.
[[nodiscard]] bool isDevice(const QString &path);

/// Writes into a device, like `>` in a shell, without replacing it. Fails if nobody reads from a pipe.
/// Errors: LocalStorage with the reason in `detail`.
[[nodiscard]] std::optional<Error> writeToDevice(const QString &path, const QByteArray &content);
