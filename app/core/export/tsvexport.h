// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecells.h"
#include "results/resultrows.h"

#include <QList>
#include <QString>

/// Returns tab-separated cells with one row per line, in the form in which spreadsheets accept them from the
/// clipboard. Line breaks and tabs in a cell become spaces. Other control characters, lone surrogates and
/// bidirectional embeddings, overrides and isolates, which would reorder the line, become U+FFFD. Formulas
/// are neutralised, see text/formulaguard.h. A cell in which a formula was neutralised, or whose text starts
/// with a quote, is quoted.
[[nodiscard]] QString tsvExport(const ResultRows &rows, bool withHeaders,
                                const QList<ResultField> &fields = allTableFields());
/// Returns the cells as one such line. Every table that is copied is made of these lines.
[[nodiscard]] QString tsvLine(const QList<TableCell> &cells);
