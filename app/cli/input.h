// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Decodes `utf8` without any change: a U+FEFF at the start is kept, and invalid bytes are not replaced.
/// `nullopt` if the bytes are not valid UTF-8.
[[nodiscard]] std::optional<QString> decodedUtf8(const QByteArray &utf8);

/// Returns the exact text of an environment variable, like decodedUtf8().
[[nodiscard]] std::optional<QString> environmentText(const char *name);

/// Returns the first argument that is not valid UTF-8 (on Windows, UTF-16); empty if all are valid.
/// `arguments` ends with a null pointer, like `argv`.
[[nodiscard]] QString firstInvalidArgument(const char *const *arguments);

/// Returns the error message for text that is not valid UTF-8. `what` names the text.
[[nodiscard]] QString notUtf8(const QString &what);

/// Returns the next line of standard input without its line break (LF or CR LF). `nullopt` if it has more
/// than `maxSize` bytes.
[[nodiscard]] std::optional<QByteArray> readLine(qsizetype maxSize);

/// Returns the rest of standard input. If it is longer than `maxSize` bytes, stops early and returns more
/// than `maxSize` bytes, so that the caller can tell. Errors: LocalStorage with FileNotRead.
[[nodiscard]] Result<QByteArray> readStdin(qsizetype maxSize);

/// Returns the content of a file, or of standard input for `-`, as readStdin() does. A missing file is an
/// error, too.
[[nodiscard]] Result<QByteArray> readInput(const QString &file, qsizetype maxSize);
