// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QByteArray>
#include <QList>

/// Results as JSON. Names and words in it are never translated, numbers are exact, and texts keep every
/// character: invisible ones as `\u` escapes.

/// With or without the service's answer as it came, unknown fields included, as `answer`.
enum class Answers { Without, With };

/// One row as an object on one line: `id`, `outcome`, `error` (`kind`, `status`, `message`),
/// `notification` (the documented fields, those given), `createdAt` (UTC; null where the date has no
/// time zone), `fetchedAt` (UTC), `connection` (`name`, `environment`, `host`). What there is none of
/// is null.
[[nodiscard]] QByteArray rowJson(const ResultRow &row, Answers answers = Answers::Without);

/// An array of such objects, each on a line of its own.
[[nodiscard]] QByteArray jsonExport(const QList<ResultRow> &rows, Answers answers = Answers::Without);
/// A line for each.
[[nodiscard]] QByteArray ndjsonExport(const QList<ResultRow> &rows, Answers answers = Answers::Without);
