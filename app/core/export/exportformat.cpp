// SPDX-License-Identifier: MIT
#include "export/exportformat.h"

#include "export/csvexport.h"
#include "export/htmlexport.h"
#include "export/htmlreport.h"
#include "export/markdownexport.h"
#include "export/plaintextexport.h"
#include "export/sidebysideexport.h"
#include "export/summaryexport.h"
#include "export/tsvexport.h"

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

QByteArray csvExport(const ResultRows &rows, bool withHeaders, const QList<ResultField> &fields)
{
    QByteArray csv = csvMark();
    if (withHeaders)
        csv += csvHeader(fields);
    for (const ResultRow &row : rows)
        csv += csvRow(row, fields);
    return csv;
}

/// Returns the options without secrets, which the user may have typed into the filter.
ExportOptions withoutSecrets(ExportOptions options, const SecretRedactor &redactor)
{
    options.report = redacted(std::move(options.report), redactor);
    return options;
}

const QList<ResultField> &tableFields(const ExportOptions &options)
{
    return options.fields.isEmpty() ? allTableFields() : options.fields;
}

SideBySideColumns sideBySideColumns(const ExportOptions &options)
{
    return options.fields.isEmpty() ? SideBySideColumns::All : SideBySideColumns::Shown;
}

/// Returns `nullopt` if that format has one row for each answer.
std::optional<QByteArray> sideBySideText(const ResultRows &rows, ExportFormat format,
                                         const ExportOptions &options)
{
    switch (format) {
    case ExportFormat::Csv:
        return sideBySideCsv(rows, sideBySideColumns(options), options.headers);
    case ExportFormat::Json:
        return sideBySideJson(rows, options.answers);
    case ExportFormat::Markdown:
        return sideBySideMarkdown(rows).toUtf8();
    case ExportFormat::Tsv:
        return sideBySideTsv(rows, sideBySideColumns(options), options.headers).toUtf8();
    case ExportFormat::PlainText:
    case ExportFormat::Summary:
    case ExportFormat::Html:
    case ExportFormat::Pdf:
        return {};
    }
    Q_UNREACHABLE();
}

/// `rows` and `options` contain no secrets any more.
QByteArray exportedText(const ResultRows &rows, ExportFormat format, const ExportOptions &options)
{
    if (options.isSideBySide) {
        if (const auto text = sideBySideText(rows, format, options))
            return *text;
    }
    switch (format) {
    case ExportFormat::Csv:
        return csvExport(rows, options.headers, tableFields(options));
    case ExportFormat::Json:
        return jsonExport(rows, options.answers);
    case ExportFormat::Markdown:
        return markdownExport(rows, options.fields).toUtf8();
    case ExportFormat::Tsv:
        return tsvExport(rows, options.headers, tableFields(options)).toUtf8();
    case ExportFormat::PlainText:
        return plainTextExport(rows).toUtf8();
    case ExportFormat::Summary:
        return summaryExport(rows).toUtf8();
    case ExportFormat::Html:
        return htmlReport(rows, options.fields, options.report).toUtf8();
    case ExportFormat::Pdf:
        break;
    }
    Q_UNREACHABLE();
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

ResultCopy copied(const ResultRows &rows, ExportFormat format, const SecretRedactor &redactor,
                  const ExportOptions &options)
{
    const ResultRows safeRows = rows.withoutSecrets(redactor);
    const ExportOptions safeOptions = withoutSecrets(options, redactor);
    ResultCopy copy{exportedText(safeRows, format, safeOptions), {}};
    if (rows.size() > kMaxHtmlRows)
        return copy;
    if (format == ExportFormat::Markdown)
        copy.html =
            safeOptions.isSideBySide ? sideBySideHtml(safeRows) : htmlExport(safeRows, safeOptions.fields);
    else if (format == ExportFormat::Tsv)
        copy.html = safeOptions.isSideBySide ? sideBySideHtmlTable(safeRows, sideBySideColumns(safeOptions))
                                             : htmlTable(safeRows, tableFields(safeOptions));
    return copy;
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
    case ExportFormat::Json:
        return ExportFormatTexts::tr("JSON");
    case ExportFormat::Markdown:
        return ExportFormatTexts::tr("Markdown");
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
    case ExportFormat::Json:
        return u"json"_s;
    case ExportFormat::Markdown:
    case ExportFormat::Summary:
        return u"md"_s;
    case ExportFormat::Tsv:
        return u"tsv"_s;
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
