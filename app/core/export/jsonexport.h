// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrows.h"

#include <QByteArray>
#include <QList>

/// Functions that return results as JSON. Names and words are never translated, numbers are exact, and texts
/// keep every character; invisible ones become `\u` escapes.

/// Whether to include the service's answer as received, with its unknown fields, as `answer`.
enum class Answers { Without, With };

/// Returns a row as an object on one line: `id`, `outcome`, `error` (`kind`, `status`, `message`),
/// `notification` (the documented fields that are given), `createdAt` (UTC; null if the date has no time
/// zone), `fetchedAt` (UTC), `connection` (`name`, `environment`, `host`). Missing values are null.
/// `done` and `note` are there only if the user has marked the row.
[[nodiscard]] QByteArray rowJson(const ResultRow &row, Answers answers = Answers::Without);

/// Returns an array of such objects, one per line.
[[nodiscard]] QByteArray jsonExport(const ResultRows &rows, Answers answers = Answers::Without);
