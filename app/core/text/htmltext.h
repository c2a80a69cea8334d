// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns `text` on one line, escaped so that HTML displays it literally, as the whole text of an element or
/// a quoted attribute. Characters are treated as by containedLine(). Spreadsheets read HTML, too, and make
/// cells of its elements, so a formula is neutralised as by withoutFormula().
[[nodiscard]] QString htmlLine(const QString &text);
