// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QString>
#include <QStringList>

/// An error in the user's language: what happened, the likely reason and what to do. Plain, translated text
/// without the server's own words; see serverWords().
struct ErrorText
{
    QString title;   ///< one short sentence without a full stop
    QString message; ///< complete sentences; may be empty
};

[[nodiscard]] ErrorText describeError(const Error &error);
/// Returns the text for an error of which only the kind is known.
[[nodiscard]] ErrorText describeError(ErrorKind kind);

/// Returns “The answer says: “Your account has been locked until 14:30.””, empty if the answer gave no
/// message. Plain text on one line, to be shown beside the error's text wherever that is shown: it may be the
/// only sentence that says what to do. It says *the answer*, since a gateway may have written it.
[[nodiscard]] QString serverWords(const Error &error);

/// Returns the technical facts as plain text to copy, one per line: status, certificate, delivery, support
/// code. Never contains a secret.
[[nodiscard]] QString errorDetails(const Error &error);

/// Returns the title, the message and serverWords() as sentences on one line, for a terminal, a script or a
/// row of a file.
[[nodiscard]] QString errorSentences(const Error &error);

/// Returns the non-empty texts as sentences on one line, without directional marks.
[[nodiscard]] QString onOneLine(QStringList texts);

/// Returns `sentences` about a file, followed by one with the new name that quarantine()
/// (storage/atomicfile.h) has given it.
[[nodiscard]] QString withQuarantinePath(const QString &sentences, const QString &quarantined);

/// Returns an error of the kind LocalStorage.
[[nodiscard]] Error localStorageError(ErrorCause cause, const QString &detail);

/// Returns the path of a file followed by a sentence about what went wrong with it.
[[nodiscard]] QString fileProblem(const QString &path, const QString &reason);

/// Returns what is wrong at a place in a JSON document: “$.connections[2].name is a number.”
[[nodiscard]] QString jsonProblem(const QString &jsonPath, const QString &problem);

/// Returns why a service cannot be reached that asks for a certificate of its clients, as a sentence.
[[nodiscard]] QString clientCertificateText();
/// Returns that an interim answer with this status was taken for the answer, as sentences.
[[nodiscard]] QString interimAnswerText(int status);

/// Returns “It is too large.”, the reason why a file cannot be used.
[[nodiscard]] QString fileTooLargeText();

/// Returns “Status: 404”, for an HTTP status.
[[nodiscard]] QString httpStatusLine(int status);

/// Returns “Error”, the label of an error in a table or among facts.
[[nodiscard]] QString errorLabel();
/// Returns “Details”, the label of errorDetails().
[[nodiscard]] QString errorDetailsLabel();
