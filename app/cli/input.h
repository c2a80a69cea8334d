// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Returns the exact text, including a U+FEFF at its start. `nullopt` if the bytes are not valid UTF-8.
[[nodiscard]] std::optional<QString> exactText(const QByteArray &utf8);

/// Returns the exact text of an environment variable, like exactText().
[[nodiscard]] std::optional<QString> environmentText(const char *name);

/// Returns the first argument that is not valid text, with replacement characters; empty if all are valid.
[[nodiscard]] QString inexactArgument(const char *const *arguments);

/// Returns the error message for text that is not valid UTF-8. `what` names the text.
[[nodiscard]] QString notUtf8(const QString &what);

/// Returns the next line of standard input without its line break (LF or CR LF). `nullopt` if it has more
/// than `maxSize` bytes.
[[nodiscard]] std::optional<QByteArray> readLine(qsizetype maxSize);

/// Returns the rest of standard input, or more than `maxSize` bytes of it if it is longer. Errors:
/// LocalStorage with FileNotRead.
[[nodiscard]] Result<QByteArray> readStdin(qsizetype maxSize);
