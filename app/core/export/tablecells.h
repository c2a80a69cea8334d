// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>
#include <QStringList>

/// A cell of a table for CSV, TSV, Markdown and HTML.
struct TableCell
{
    QString text;          ///< as received; empty if there is no value
    bool isNumber = false; ///< digits, with a minus sign if negative; never a formula
};

/// Returns a cell with each text, none of which is a number.
[[nodiscard]] QList<TableCell> textCells(const QStringList &texts);

/// Returns the translated title of each column.
[[nodiscard]] QStringList tableHeaders(const QList<ResultField> &fields = allTableFields());

/// Returns one cell for each column. Times are in ISO 8601, UTC. If there is no column for the reason why a
/// row has no notification, the subject's cell contains it, as on screen.
[[nodiscard]] QList<TableCell> tableCells(const ResultRow &row,
                                          const QList<ResultField> &fields = allTableFields());
