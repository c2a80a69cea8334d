// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecontent.h"
#include "results/resultrows.h"

/// The tables of results, made from the table of fields; see results/resultfields.h.

/// Returns the columns of a table for programs. A new field needs nothing but its row in the table of fields.
[[nodiscard]] QList<TableColumn> resultColumns(const QList<ResultField> &fields = allTableFields());
/// Returns one cell for each column. If there is no column for the reason why a row has no notification, the
/// subject's cell contains it, as on screen.
[[nodiscard]] QList<TableCell> resultCells(const ResultRow &row,
                                           const QList<ResultField> &fields = allTableFields());
/// Returns a table for programs: missing values are empty. Its columns are withMarks().
[[nodiscard]] TableContent resultTable(const ResultRows &rows,
                                       const QList<ResultField> &fields = allTableFields());

/// Returns the fields of a table of these rows: with those of markFields() of which a row has a value, behind
/// the others if they are not among them, and without the rest of markFields().
[[nodiscard]] QList<ResultField> withMarks(const ResultRows &rows, QList<ResultField> fields);

/// Returns whether all rows are from the same connection, so that it need be named only once.
[[nodiscard]] bool haveOneConnection(const ResultRows &rows);

/// Returns a table to be read in a ticket or report, with “not given” for missing values. introline::text()
/// above it says once what applies to all rows. `fields` are the columns; if there are none, mainFields().
/// The column with the connection is left out if all rows have the same one, and added if they have several;
/// those of markFields() are as withMarks() says.
[[nodiscard]] TableContent ticketTable(const ResultRows &rows, const QList<ResultField> &fields = {});
