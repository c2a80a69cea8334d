// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idfile.h"
#include "ids/parsedids.h"

/// Texts about a table of ids from a file or the clipboard. All are safe to display; see shownName() in
/// ui/text/connectiontext.h.
namespace idfiletext {

/// Returns for example “Comma-separated table, UTF-8, with a header”. A pasted table has no encoding.
[[nodiscard]] QString form(const IdTable &table, std::optional<TextEncoding> encoding);
/// Returns the name of the column, or for example “Column 2” if it has none. For IdTable::kWholeText, returns
/// “All columns” or “All are ids”.
[[nodiscard]] QString name(const IdTable &table, int column);
/// Returns examples of the column's cells on one line.
[[nodiscard]] QString samples(const IdTable &table, int column);
/// Returns for example “118 ids”. Empty if the ids are rejected for another reason than their number.
[[nodiscard]] QString count(const ParsedIds &parsed);
/// Returns for example “Use 118 ids”.
[[nodiscard]] QString use(qsizetype ids);
/// Returns which ids were recognized, or that the column is empty.
[[nodiscard]] QString summary(const ParsedIds &parsed);
/// Returns the text for a column whose ids are not recognized yet.
[[nodiscard]] QString reading();
/// Returns the whole row as a text for screen readers.
[[nodiscard]] QString spoken(const QString &name, const QString &count, const QString &samples);

} // namespace idfiletext
