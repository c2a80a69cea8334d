// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrows.h"

#include <QString>

#include <optional>

/// The line above a table of copied results, such as “13 notifications · PRODUCTION · acme · api.example.com
/// · 2026-03-14T08:12:00Z”, and parts of such lines. If the rows have several environments, connections or
/// hosts, all are listed.
namespace introline {

/// Returns the ids with ranges, “1042, 1050-1060”, and not all if there are many.
[[nodiscard]] QString ids(const ResultRows &rows);
/// Returns when the rows were fetched, in ISO 8601 and UTC, as one time or two.
[[nodiscard]] QString fetched(const ResultRows &rows);

/// Returns the line for these rows, as plain text that is not escaped. `lineCount` takes the place of the
/// number of rows, for a table whose lines show several rows.
[[nodiscard]] QString text(const ResultRows &rows, std::optional<qsizetype> lineCount = {});
/// Returns that line, followed by the doubts about the rows: see sameAnswersTexts(). For tables whose cells
/// do not say why there is no notification.
[[nodiscard]] QString withDoubts(const ResultRows &rows, std::optional<qsizetype> lineCount = {});

/// Returns the line for a single result: “Notification 1042 · PRODUCTION · acme · api.example.com ·
/// 2026-03-14T08:12:00Z”.
[[nodiscard]] QString ofOne(const ResultRow &row);

} // namespace introline
