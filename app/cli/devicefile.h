// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Whether something is there that is neither a file nor a folder: a pipe, a terminal, /dev/null.
[[nodiscard]] bool isDevice(const QString &path);

/// Writes into a device, as `>` of a shell does; it stays what it is. Does not wait for a pipe to be read.
/// Errors: LocalStorage with the reason in `detail`.
[[nodiscard]] std::optional<Error> writeToDevice(const QString &path, const QByteArray &content);
