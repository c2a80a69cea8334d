// SPDX-License-Identifier: MIT
#pragma once

#include "export/csvseparator.h"
#include "export/tablecontent.h"

#include <QByteArray>

/// Functions for CSV in UTF-8 according to RFC 4180, one record at a time. Texts are quoted, so that
/// spreadsheets can be told to leave them as they are; ids, numbers and times are not. Line breaks stay in
/// their cells, as line feeds, and so do tabs and invisible characters; other control characters become
/// U+FFFD. Formulas are neutralised, see text/formulaguard.h.
///
/// A column of times becomes several: the time in ISO 8601, the same in UTC as `2026-03-14 08:12:00`, which
/// spreadsheets take for a date, and, if times can be without a time zone, whether it was given.

/// Returns the byte order mark, by which spreadsheets recognize UTF-8. It comes first.
[[nodiscard]] QByteArray csvMark();
[[nodiscard]] QByteArray csvHeader(const QList<TableColumn> &columns, CsvSeparator separator);
/// Returns the cells of a row as one record.
[[nodiscard]] QByteArray csvRecord(const QList<TableColumn> &columns, const QList<TableCell> &cells,
                                   CsvSeparator separator);
/// Returns the mark, the header if wanted, and all records.
[[nodiscard]] QByteArray csvTable(const TableContent &content, CsvSeparator separator = CsvSeparator::Comma,
                                  bool withHeaders = true);
