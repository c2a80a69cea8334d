// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// The text of these bytes exactly: U+FEFF at its start is kept. Nothing where they are not valid UTF-8.
[[nodiscard]] std::optional<QString> exactText(const QByteArray &utf8);

/// As exactText(), of a variable of the environment.
[[nodiscard]] std::optional<QString> environmentText(const char *name);

/// The first argument whose text is not exactly what was typed, with replacements; empty where there is none.
[[nodiscard]] QString inexactArgument(const char *const *arguments);

/// The sentence for text that is not valid UTF-8: `what` names it.
[[nodiscard]] QString notUtf8(const QString &what);

/// The next line of standard input without its end, LF or CR LF; nothing where it has more than `maxSize`
/// bytes.
[[nodiscard]] std::optional<QByteArray> readLine(qsizetype maxSize);

/// What is left of standard input: all of it, or more than `maxSize` bytes where it is longer.
/// Errors: LocalStorage with FileNotRead.
[[nodiscard]] Result<QByteArray> readStdin(qsizetype maxSize);
