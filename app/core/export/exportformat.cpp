// SPDX-License-Identifier: MIT
#include "export/exportformat.h"

#include "export/htmlexport.h"
#include "export/htmlreport.h"
#include "export/jiraexport.h"
#include "export/markdownexport.h"
#include "export/overviewsections.h"
#include "export/plaintextexport.h"
#include "export/resulttables.h"
#include "export/sidebysidetable.h"
#include "export/summaryexport.h"
#include "export/tsvexport.h"
#include "export/xlsxexport.h"

#include <QCoreApplication>

#include <optional>

using namespace Qt::StringLiterals;

namespace {

struct ExportFormatTexts
{
    Q_DECLARE_TR_FUNCTIONS(ExportFormat)
};

/// Programs take minutes and gigabytes for larger tables in HTML. They get the text.
constexpr qsizetype kMaxHtmlRows = 10'000;

/// Returns the options without secrets, which the user may have typed into the filter.
ExportOptions withoutSecrets(ExportOptions options, const SecretRedactor &redactor)
{
    options.report = redacted(std::move(options.report), redactor);
    return options;
}

/// Returns the table for programs.
TableContent dataTable(const ResultRows &rows, const ExportOptions &options)
{
    if (options.isSideBySide)
        return sideBySideTable(rows,
                               options.fields.isEmpty() ? SideBySideColumns::All : SideBySideColumns::Shown);
    return resultTable(rows, options.fields.isEmpty() ? allTableFields() : options.fields);
}

/// Returns the table to be read in a ticket.
TableContent readableTable(const ResultRows &rows, const ExportOptions &options)
{
    return options.isSideBySide ? sideBySideTable(rows, SideBySideColumns::Shown)
                                : ticketTable(rows, options.fields);
}

bool isRecord(const ResultRows &rows, const ExportOptions &options)
{
    return rows.size() == 1 && !options.isSideBySide;
}

QString markdownText(const ResultRows &rows, const ExportOptions &options)
{
    if (rows.isEmpty())
        return {};
    return isRecord(rows, options) ? markdownRecord(ticketRecord(rows.first()))
                                   : markdownTable(readableTable(rows, options));
}

QString jiraText(const ResultRows &rows, const ExportOptions &options)
{
    if (rows.isEmpty())
        return {};
    return isRecord(rows, options) ? jiraRecord(ticketRecord(rows.first()))
                                   : jiraTable(readableTable(rows, options));
}

/// Returns what takes the place of the text in a program that pastes HTML; empty if there is nothing.
QString clipboardHtml(const ResultRows &rows, ExportFormat format, const ExportOptions &options)
{
    if (rows.isEmpty() || rows.size() > kMaxHtmlRows)
        return {};
    if (format == ExportFormat::Markdown || format == ExportFormat::Html)
        return isRecord(rows, options) ? clipboardRecord(ticketRecord(rows.first()))
                                       : clipboardTable(readableTable(rows, options));
    if (format != ExportFormat::Tsv)
        return {};
    TableContent table = dataTable(rows, options);
    table.intro.clear();
    return clipboardTable(table);
}

/// `rows` and `options` contain no secrets any more.
QByteArray exportedText(const ResultRows &rows, ExportFormat format, const ExportOptions &options)
{
    switch (format) {
    case ExportFormat::Csv:
        return csvTable(dataTable(rows, options), options.separator, options.headers);
    case ExportFormat::Json:
        return options.isSideBySide ? sideBySideJson(rows, options.answers)
                                    : jsonExport(rows, options.answers);
    case ExportFormat::Markdown:
        return markdownText(rows, options).toUtf8();
    case ExportFormat::Jira:
        return jiraText(rows, options).toUtf8();
    case ExportFormat::Tsv:
        return tsvTable(dataTable(rows, options), options.headers).toUtf8();
    case ExportFormat::PlainText:
        return plainTextExport(rows).toUtf8();
    case ExportFormat::Summary:
        return summaryExport(rows).toUtf8();
    case ExportFormat::Html:
        return htmlReport(rows, options.fields, options.report).toUtf8();
    case ExportFormat::Xlsx:
    case ExportFormat::Pdf:
        break;
    }
    Q_UNREACHABLE();
}

/// Returns what the report says about its rows as a table of two columns.
TableContent factTable(const ResultRows &rows, const ReportOptions &options)
{
    const QList<ResultFact> facts = reportFacts(rows, options);
    return {.columns = {{reportTitle(rows)}, {}}, .rowCount = facts.size(), .cells = [facts](qsizetype row) {
                return QList<TableCell>{{facts.at(row).label}, {facts.at(row).value}};
            }};
}

} // namespace

bool isReport(ExportFormat format)
{
    return format == ExportFormat::Html || format == ExportFormat::Pdf;
}

QByteArray exported(const ResultRows &rows, ExportFormat format, const SecretRedactor &redactor,
                    const ExportOptions &options)
{
    return exportedText(rows.withoutSecrets(redactor), format, withoutSecrets(options, redactor));
}

Result<QByteArray> exportedXlsx(const ResultRows &rows, const SecretRedactor &redactor,
                                const ExportOptions &options, const ReportProgress &progress)
{
    const ResultRows safeRows = rows.withoutSecrets(redactor);
    const ExportOptions safeOptions = withoutSecrets(options, redactor);
    TableContent table = dataTable(safeRows, safeOptions);
    table.intro.clear();
    QList<TableContent> summary{factTable(safeRows, safeOptions.report)};
    for (const OverviewSection &section :
         overviewSections(overviewOf(safeRows, safeOptions.zone), QString::fromUtf8(safeOptions.zone.id())))
        summary += overviewTable(section);
    return xlsxWorkbook({{reportTableTitle(), {table}}, {reportOverviewTitle(), summary}}, safeOptions.zone,
                        progress);
}

ResultCopy copied(const ResultRows &rows, ExportFormat format, const SecretRedactor &redactor,
                  const ExportOptions &options)
{
    const ResultRows safeRows = rows.withoutSecrets(redactor);
    const ExportOptions safeOptions = withoutSecrets(options, redactor);
    const QString html = clipboardHtml(safeRows, format, safeOptions);
    return {format == ExportFormat::Html ? html.toUtf8() : exportedText(safeRows, format, safeOptions), html};
}

ExportedCount exportedCount(const ResultRows &rows, const ExportOptions &options)
{
    return {options.isSideBySide ? idCount(rows) : rows.size(), rows.areAllNotifications()};
}

QString exportFormatName(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
        return ExportFormatTexts::tr("CSV");
    case ExportFormat::Xlsx:
        return ExportFormatTexts::tr("XLSX");
    case ExportFormat::Json:
        return ExportFormatTexts::tr("JSON");
    case ExportFormat::Markdown:
        return ExportFormatTexts::tr("Markdown");
    case ExportFormat::Jira:
        return ExportFormatTexts::tr("Jira");
    case ExportFormat::Tsv:
        return ExportFormatTexts::tr("TSV");
    case ExportFormat::PlainText:
        //: The text of notifications without any markup, as the entry “Plain text” in menus.
        return ExportFormatTexts::tr("plain text", "completes: Copied 3 notifications as …");
    case ExportFormat::Summary:
        return ExportFormatTexts::tr("a summary", "completes: Copied 3 notifications as …");
    case ExportFormat::Html:
        return ExportFormatTexts::tr("HTML");
    case ExportFormat::Pdf:
        return ExportFormatTexts::tr("PDF");
    }
    Q_UNREACHABLE();
}

QString exportFormatTitle(ExportFormat format)
{
    switch (format) {
    case ExportFormat::PlainText:
        return ExportFormatTexts::tr("Plain text");
    case ExportFormat::Tsv:
        return ExportFormatTexts::tr("TSV with headers");
    case ExportFormat::Xlsx:
        //: A file of Excel and other spreadsheets.
        return ExportFormatTexts::tr("Spreadsheet (XLSX)");
    case ExportFormat::Html:
        //: A report that browsers show.
        return ExportFormatTexts::tr("HTML report");
    case ExportFormat::Pdf:
        //: A report for printing.
        return ExportFormatTexts::tr("PDF report");
    default:
        return exportFormatName(format);
    }
}

QString fileExtension(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
        return u"csv"_s;
    case ExportFormat::Xlsx:
        return u"xlsx"_s;
    case ExportFormat::Json:
        return u"json"_s;
    case ExportFormat::Markdown:
    case ExportFormat::Summary:
        return u"md"_s;
    case ExportFormat::Tsv:
        return u"tsv"_s;
    case ExportFormat::Jira:
    case ExportFormat::PlainText:
        return u"txt"_s;
    case ExportFormat::Html:
        return u"html"_s;
    case ExportFormat::Pdf:
        return u"pdf"_s;
    }
    Q_UNREACHABLE();
}

QString suggestedFileName(ExportFormat format, qsizetype count, const QDateTime &time)
{
    return u"%1-%2.%3"_s.arg(count == 1 ? u"notification"_s : u"notifications"_s,
                             time.toString(u"yyyy-MM-dd-HHmm"), fileExtension(format));
}
