// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idfile.h"

/// What is said about a file of ids; all of it safe to look at.
namespace idfilewords {

/// “Comma-separated table, UTF-8, with a header”.
[[nodiscard]] QString form(const IdFile &file);
/// The column's name, or “Column 2”; of IdFile::kWholeText, all of the file.
[[nodiscard]] QString name(const IdFile &file, int column);
/// What is in it, on one line.
[[nodiscard]] QString samples(const IdFile &file, int column);
/// “118 ids”; empty where they are refused for another reason than their number.
[[nodiscard]] QString count(const ParsedIds &parsed);
/// “Use 118 ids”.
[[nodiscard]] QString use(qsizetype ids);
/// What the ids were understood from.
[[nodiscard]] QString summary(const ParsedIds &parsed);
[[nodiscard]] QString reading();
/// All of a row, as a screen reader says it.
[[nodiscard]] QString spoken(const QString &name, const QString &count, const QString &samples);

} // namespace idfilewords
