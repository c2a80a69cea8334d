// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "export/report.h"
#include "export/tablecontent.h"

#include <QTimeZone>

/// Functions for spreadsheets in Office Open XML (.xlsx), written by libxlsxwriter, without which the program
/// can be built.

/// Returns whether libxlsxwriter is there. Loads it.
[[nodiscard]] bool canWriteXlsx();

/// A sheet of a workbook.
struct XlsxSheet
{
    QString title;              ///< at most 31 characters, without `[]:*?/\`
    QList<TableContent> tables; ///< one below the other
};

/// Returns a workbook. Its first sheet has the frozen head and the filter of its only table; if columns have
/// groups, their titles stand above. The other sheets have tables below each other.
///
/// Texts and ids are texts, and nothing is ever a formula. A time with a time zone is a date in `zone`, with
/// the text beside it; the others, and years before 1900, are texts. Texts above 32,767 characters, which is
/// all that a cell holds, are cut and end with an ellipsis. Control characters become U+FFFD.
///
/// Rows are written to temporary files that only the owner may read, one after another, so that a hundred
/// thousand take little memory. `progress` is called between them; packing them at the end cannot be stopped.
/// Empty if it is stopped. Can be called on any thread.
/// Errors: LocalStorage, for example if the disk is full.
[[nodiscard]] Result<QByteArray> xlsxWorkbook(const QList<XlsxSheet> &sheets, const QTimeZone &zone,
                                              const ReportProgress &progress);
