// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QString>
#include <QStringList>

/// Title, message and the service's own words as sentences on one line, for what has no place for
/// more: a terminal, a script, a row of a file.
[[nodiscard]] QString errorSentences(const Error &error);

/// Returns the texts that are not empty as sentences on one line, without marks of direction.
[[nodiscard]] QString onOneLine(QStringList texts);
