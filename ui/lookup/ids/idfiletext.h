// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idfile.h"
#include "ids/parsedids.h"

/// What is said about a table of ids, in a file or pasted; all of it safe to look at.
namespace idfiletext {

/// “Comma-separated table, UTF-8, with a header”; without the encoding where there is none.
[[nodiscard]] QString form(const IdTable &table, std::optional<TextEncoding> encoding);
/// The column's name, or “Column 2”; of IdTable::kWholeText, all of the table.
[[nodiscard]] QString name(const IdTable &table, int column);
/// What is in it, on one line.
[[nodiscard]] QString samples(const IdTable &table, int column);
/// “118 ids”; empty where they are refused for another reason than their number.
[[nodiscard]] QString count(const ParsedIds &parsed);
/// “Use 118 ids”.
[[nodiscard]] QString use(qsizetype ids);
/// What the ids were understood from.
[[nodiscard]] QString summary(const ParsedIds &parsed);
[[nodiscard]] QString reading();
/// All of a row, as a screen reader says it.
[[nodiscard]] QString spoken(const QString &name, const QString &count, const QString &samples);

} // namespace idfiletext
