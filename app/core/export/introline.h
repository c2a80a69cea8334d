// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrows.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// The line above a table of copied results. The user's template for it is plain text with placeholders:
/// `{environment}`, `{connection}` and `{host}` of the rows, `{count}` (“13 notifications”, or “13 results”
/// if there is not a notification for each), `{ids}` (with ranges, “1042, 1050-1060”, and not all if there
/// are many) and `{time}` (when the rows were fetched, in ISO 8601 and UTC). The placeholders' names are
/// never translated.
namespace introline {

/// The maximum length of a template in UTF-16 code units.
inline constexpr qsizetype kMaxTemplate = 500;

/// Returns the translated template that is used if the user has not written one.
[[nodiscard]] QString defaultTemplate();
/// Returns the names of the placeholders, without braces.
[[nodiscard]] QStringList placeholders();
/// Returns the names in braces that are not placeholders, each once.
[[nodiscard]] QStringList unknownPlaceholders(const QString &introTemplate);
/// Returns whether a `{` is not followed by a `}`.
[[nodiscard]] bool hasOpenBrace(const QString &introTemplate);
/// Returns whether a template is short enough, contains known placeholders only, and has no open brace.
[[nodiscard]] bool isValid(const QString &introTemplate);
/// Returns whether the template has both `{environment}` and `{connection}`.
[[nodiscard]] bool namesConnection(const QString &introTemplate);

/// Returns the line for these rows, as plain text that is not escaped. A text in braces that is not a
/// placeholder stays as it is. If the rows have several environments, connections or hosts, all are listed.
/// `lineCount` takes the place of the number of rows in `{count}`, for a table whose lines show several rows.
[[nodiscard]] QString text(const QString &introTemplate, const ResultRows &rows,
                           std::optional<qsizetype> lineCount = {});
/// Returns that line, by default that of defaultTemplate(), followed by the doubts about the rows: see
/// sameAnswersTexts(). For tables whose cells do not say why there is no notification.
[[nodiscard]] QString withDoubts(const QString &introTemplate, const ResultRows &rows,
                                 std::optional<qsizetype> lineCount = {});

} // namespace introline
