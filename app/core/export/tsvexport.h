// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QString>

/// Tab separated cells, a line a row, as spreadsheets take them from the clipboard. In a cell line
/// breaks and tabs become blanks, other control characters and lone surrogates U+FFFD, and so do
/// bidirectional controls, which would reorder the line; formulas are neutralised, see
/// text/formulaguard.h. A cell that had one, or starts with a quote, is quoted.
[[nodiscard]] QString tsvExport(const QList<ResultRow> &rows, bool withHeaders);
