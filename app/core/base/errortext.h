// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QString>
#include <QStringList>

/// An error in a person's words: what happened, and why it likely did and what to do. Plain text,
/// translated; texts of the server are not in it (they belong under Details).
struct ErrorText
{
    QString title;   ///< one short sentence without its full stop
    QString message; ///< whole sentences; may be empty
};

[[nodiscard]] ErrorText describeError(const Error &error);

/// The technical facts, one a line, as plain text that can be copied: status, the service's own
/// words, certificate, delivery, support code. Never a secret.
[[nodiscard]] QString errorDetails(const Error &error);

/// Title, message and the service's own words as sentences on one line, for what has no place for
/// more: a terminal, a script, a row of a file.
[[nodiscard]] QString errorSentences(const Error &error);

/// Returns the texts that are not empty as sentences on one line, without marks of direction.
[[nodiscard]] QString onOneLine(QStringList texts);

/// What is wrong with a file, as whole sentences, with one more: the name quarantine() has given it.
[[nodiscard]] QString withPlaceAside(const QString &sentences, const QString &aside);

/// An error of the kind LocalStorage.
[[nodiscard]] Error localStorageError(ErrorCause cause, const QString &detail);

/// Why something went wrong with a file: its path and a sentence.
[[nodiscard]] QString fileProblem(const QString &path, const QString &reason);
