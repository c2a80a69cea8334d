// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QString>

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
