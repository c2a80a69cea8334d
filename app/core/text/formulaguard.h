// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns `text` so that no spreadsheet reads it as a formula. Puts an apostrophe before each `=`, `+`, `-`
/// and `@` at the start (including full-width and small forms and minus signs), and before a tab or a line
/// break at the start. Spaces, quotes and invisible characters before the sign are ignored. Does the same
/// after each semicolon, tab and line break, which start a new cell if the file is opened with other
/// separators.
[[nodiscard]] QString withoutFormulas(const QString &text);

/// Returns `text` so that no spreadsheet reads it as a formula. For a cell that nothing splits: puts an
/// apostrophe before it if it starts with such a sign.
[[nodiscard]] QString withoutFormula(const QString &text);
