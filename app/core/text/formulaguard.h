// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// A text that no spreadsheet takes for a formula: an apostrophe before each `=`, `+`, `-` and `@`
/// (full-width, small and minus signs too) that starts it, and before a tab or line break that does.
/// Blanks, quotes and invisible characters before the sign don't count. A semicolon, a tab and a line
/// break within start a new cell where a spreadsheet reads the file with other separators, so what
/// follows them is treated alike.
[[nodiscard]] QString withoutFormulas(const QString &text);
