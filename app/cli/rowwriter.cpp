// SPDX-License-Identifier: MIT
#include "cli/rowwriter.h"

#include "export/csvexport.h"
#include "export/exportformat.h"
#include "export/jsonexport.h"
#include "export/sidebysideexport.h"
#include "redaction/knownsecrets.h"

#include <QDateTime>

#include <utility>

RowWriter::RowWriter(const CliOptions &options, const KnownSecrets &secrets)
    : m_options(options)
    , m_secrets(secrets)
{
}

QByteArray RowWriter::begin() const
{
    if (m_options.format == CliOptions::Format::Csv)
        return csvMark() + csvHeader();
    return m_options.format == CliOptions::Format::Json ? "[" : QByteArray();
}

QByteArray RowWriter::row(const ResultRow &answered)
{
    const ResultRow row = redacted(answered, m_secrets.redactor());
    switch (m_options.format) {
    case CliOptions::Format::Csv:
        return csvRow(row);
    case CliOptions::Format::Json:
        return (std::exchange(m_anyWritten, true) ? ",\n" : "\n") + rowJson(row);
    case CliOptions::Format::Ndjson:
        return rowJson(row) + '\n';
    case CliOptions::Format::Markdown:
    case CliOptions::Format::Summary:
    case CliOptions::Format::Html:
    case CliOptions::Format::MatrixCsv:
    case CliOptions::Format::MatrixMarkdown:
    case CliOptions::Format::MatrixJson:
        m_rows += row;
        return {};
    }
    Q_UNREACHABLE();
}

void RowWriter::setSameAnswers(const QString &connectionId, qsizetype count)
{
    for (ResultRow &row : m_rows) {
        if (row.connectionId == connectionId && row.lookup.outcome == LookupRow::Outcome::NotFound)
            row.sameAnswers = static_cast<qint32>(count);
    }
}

QByteArray RowWriter::end()
{
    switch (m_options.format) {
    case CliOptions::Format::Csv:
    case CliOptions::Format::Ndjson:
        return {};
    case CliOptions::Format::Json:
        return "\n]\n";
    case CliOptions::Format::Markdown:
        return allRows(ExportFormat::Markdown);
    case CliOptions::Format::Summary:
        return allRows(ExportFormat::Summary);
    case CliOptions::Format::Html:
        return allRows(ExportFormat::Html);
    case CliOptions::Format::MatrixCsv:
        return sideBySideCsv(rowsAtEnd());
    case CliOptions::Format::MatrixMarkdown:
        return sideBySideMarkdown(rowsAtEnd()).toUtf8();
    case CliOptions::Format::MatrixJson:
        return sideBySideJson(rowsAtEnd());
    }
    Q_UNREACHABLE();
}

/// Returns the rows without secrets that have become known since they were answered.
QList<ResultRow> RowWriter::rowsAtEnd()
{
    QList<ResultRow> rows = std::exchange(m_rows, {});
    for (ResultRow &row : rows)
        row = redacted(row, m_secrets.redactor());
    return rows;
}

QByteArray RowWriter::allRows(ExportFormat format)
{
    const ReportOptions report{.madeAt = QDateTime::currentDateTimeUtc(),
                               .filter = m_options.whereText,
                               .hasCards = m_options.cards};
    return exported(std::exchange(m_rows, {}), format, m_secrets.redactor(), {.report = report});
}
