// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrows.h"

#include <QList>
#include <QString>
#include <QStringList>

/// A doubt about what was not found. If nothing of a connection was found and all its answers are the same
/// and name no id, a gateway or another program may have written them, since the address may be incomplete.
/// With a single id this can't be told.

/// Returns the number of answers of the connection if that is so, otherwise 0. Answers are equal if
/// answerDigest() is. Any other answer removes the doubt. Requests without an answer, such as those that were
/// stopped, do not count.
[[nodiscard]] qsizetype countSameAnswers(const ResultRows &rows, const QString &connectionId);

/// Returns “All 25 answers are the same and name no id. Is the address complete?”, empty for 0.
[[nodiscard]] QString sameAnswersText(qsizetype count);

/// Returns that text once for each connection of the rows whose answers are doubted, see
/// ResultRow::sameAnswers, with the name of the connection if the rows are from several.
[[nodiscard]] QStringList sameAnswersTexts(const ResultRows &rows);

/// Returns why the row has no notification as sentences on one line, with the doubt. Empty if it has one or
/// has not been looked up.
[[nodiscard]] QString reasonText(const ResultRow &row);
