// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecells.h"

#include <QString>

/// The parts that HTML for the clipboard and reports have in common. All texts are escaped by htmlLine(),
/// which also neutralises formulas.

/// Returns a row of titles.
[[nodiscard]] QString htmlTableHead(const QStringList &headers);
[[nodiscard]] QString htmlTableRow(const QList<TableCell> &cells);
/// Returns a table for the clipboard, below `intro` in bold if there is one.
[[nodiscard]] QString clipboardTable(const QString &intro, const QStringList &headers,
                                     const QList<QList<TableCell>> &lines);
/// Returns what HTML for the clipboard begins with.
[[nodiscard]] QString clipboardHtmlStart();
/// Returns a preview line by line, as a quotation.
[[nodiscard]] QString htmlQuote(const QString &preview);
