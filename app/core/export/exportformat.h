// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "export/csvexport.h"
#include "export/jsonexport.h"
#include "export/report.h"
#include "results/resultfields.h"
#include "results/resultrows.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QTimeZone>

/// The formats in which results are copied and exported. Jira is its wiki markup. Summary is their counts as
/// Markdown; Html and Pdf are reports.
enum class ExportFormat { Csv, Xlsx, Json, Markdown, Jira, Tsv, PlainText, Summary, Html, Pdf };

struct ExportOptions
{
    bool headers = true;                          ///< only for CSV and TSV; a Markdown table always has them
    Answers answers = Answers::Without;           ///< only for JSON
    CsvSeparator separator = CsvSeparator::Comma; ///< only for CSV
    QTimeZone zone = QTimeZone::utc();            ///< of dates, only for XLSX
    /// The columns of a table. If empty, CSV, TSV and XLSX have those of allTableFields(), and a table in
    /// Markdown or a report has those of mainFields().
    QList<ResultField> fields{};
    ReportOptions report{}; ///< only for HTML and PDF
    /// One line for each id, with the answers of all connections; see sidebysidetable.h. CSV, TSV and XLSX
    /// then have SideBySideColumns::All if `fields` is empty, and SideBySideColumns::Shown otherwise. Formats
    /// other than CSV, TSV, XLSX, Markdown, Jira and JSON ignore this and have one row for each answer.
    bool isSideBySide = false;
};

/// Returns whether the format is a report, which has an overview and can have cards.
[[nodiscard]] bool isReport(ExportFormat format);

/// Returns the rows in that format and in their order, in UTF-8. Not for Pdf, which needs fonts, see
/// ui/report/pdfreport.h, nor for Xlsx. Includes rows without a notification. The
/// header of each format says how it treats the service's texts. CSV begins with a byte order mark, which
/// QString::fromUtf8() removes. Removes the secrets that `redactor` knows.
[[nodiscard]] QByteArray exported(const ResultRows &rows, ExportFormat format, const SecretRedactor &redactor,
                                  const ExportOptions &options = {});

/// Returns the rows as a workbook, see xlsxexport.h: a sheet with the table, and one with what a report says
/// besides: which ids, from where, and the counts. Removes the secrets that `redactor` knows.
[[nodiscard]] Result<QByteArray> exportedXlsx(const ResultRows &rows, const SecretRedactor &redactor,
                                              const ExportOptions &options, const ReportProgress &progress);

/// A copy for the clipboard in two formats, of which the program that pastes it uses one.
struct ResultCopy
{
    QByteArray text; ///< the same as exported(); for HTML the table as on screen, and not a report
    QString html; ///< the same content, for Markdown, TSV and HTML; empty for other formats and for very many
                  ///< rows
};

/// Returns the rows for the clipboard.
[[nodiscard]] ResultCopy copied(const ResultRows &rows, ExportFormat format, const SecretRedactor &redactor,
                                const ExportOptions &options = {});

/// What a copy or an export contains.
struct ExportedCount
{
    qsizetype results = 0;           ///< rows, or ids if they are side by side
    bool areAllNotifications = true; ///< false if there are rows without one, such as not found
};

[[nodiscard]] ExportedCount exportedCount(const ResultRows &rows, const ExportOptions &options);

/// Returns the translated name of a format, to complete “Copied 3 notifications as …”: “Markdown”.
[[nodiscard]] QString exportFormatName(ExportFormat format);
/// Returns the translated title of a format in menus: “TSV with headers”.
[[nodiscard]] QString exportFormatTitle(ExportFormat format);
/// Returns the extension without a dot.
[[nodiscard]] QString fileExtension(ExportFormat format);
/// Returns `notifications-2026-11-21-0912.csv`, or `notification-…` for one row. Contains no text from the
/// service. `time` is not converted to another time zone.
[[nodiscard]] QString suggestedFileName(ExportFormat format, qsizetype count, const QDateTime &time);
