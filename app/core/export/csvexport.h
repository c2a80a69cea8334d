// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecells.h"

#include <QByteArray>

/// Functions for CSV in UTF-8 according to RFC 4180, one record at a time. Line breaks stay in their
/// cells, as line feeds, and so do tabs and invisible characters; other control characters become U+FFFD.
/// Formulas are neutralised, see text/formulaguard.h.

/// Returns the byte order mark, by which spreadsheets recognize UTF-8. It comes first.
[[nodiscard]] QByteArray csvMark();
[[nodiscard]] QByteArray csvHeader(const QList<ResultField> &fields = allTableFields());
/// Returns the cells as one record.
[[nodiscard]] QByteArray csvRecord(const QList<TableCell> &cells);
[[nodiscard]] QByteArray csvRow(const ResultRow &row, const QList<ResultField> &fields = allTableFields());
