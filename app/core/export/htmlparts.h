// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecontent.h"

/// The parts that HTML for the clipboard and reports have in common. All texts are escaped by htmlLine(),
/// which also neutralises formulas.

/// How Excel learns that a cell is a text: from the cell, or from a style sheet. LibreOffice has an attribute
/// of its own.
enum class CellStyles { Inline, InSheet };

/// Returns a row of titles.
[[nodiscard]] QString htmlTableHead(const QList<TableColumn> &columns);
[[nodiscard]] QString htmlTableRow(const QList<TableCell> &cells, CellStyles styles);
/// Returns the attributes of an element with a text, for spreadsheets and for the direction of the text.
[[nodiscard]] QString htmlTextAttributes(CellStyles styles);
/// Returns a preview line by line, as the content of an element.
[[nodiscard]] QString htmlLines(const QString &preview);
