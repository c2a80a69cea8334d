// SPDX-License-Identifier: MIT
#include "cli/rowwriter.h"

#include "export/exportformat.h"
#include "export/jsonexport.h"
#include "export/resulttables.h"
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
        return csvMark() + csvHeader(resultColumns(), m_options.separator);
    return m_options.format == CliOptions::Format::Json ? "[" : QByteArray();
}

QByteArray RowWriter::row(const ResultRow &answered)
{
    const ResultRow row = redacted(answered, m_secrets.redactor());
    switch (m_options.format) {
    case CliOptions::Format::Csv:
        return csvRecord(resultColumns(), resultCells(row), m_options.separator);
    case CliOptions::Format::Json:
        return (std::exchange(m_anyWritten, true) ? ",\n" : "\n") + rowJson(row);
    case CliOptions::Format::Ndjson:
        return rowJson(row) + '\n';
    case CliOptions::Format::Xlsx:
    case CliOptions::Format::Markdown:
    case CliOptions::Format::Jira:
    case CliOptions::Format::Summary:
    case CliOptions::Format::Html:
    case CliOptions::Format::MatrixCsv:
    case CliOptions::Format::MatrixXlsx:
    case CliOptions::Format::MatrixMarkdown:
    case CliOptions::Format::MatrixJson:
        m_rows.append(row);
        return {};
    }
    Q_UNREACHABLE();
}

void RowWriter::setSameAnswers(const QString &connectionId, qsizetype count)
{
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        if (m_rows.connectionId(row) == connectionId && m_rows.outcome(row) == LookupRow::Outcome::NotFound)
            m_rows.setSameAnswers(row, static_cast<qint32>(count));
    }
}

Result<QByteArray> RowWriter::end()
{
    switch (m_options.format) {
    case CliOptions::Format::Csv:
    case CliOptions::Format::Ndjson:
        return QByteArray();
    case CliOptions::Format::Xlsx:
    case CliOptions::Format::MatrixXlsx:
        return exportedXlsx(std::exchange(m_rows, {}), m_secrets.redactor(), exportOptions(),
                            [](double) { return true; });
    case CliOptions::Format::Json:
        return QByteArray("\n]\n");
    case CliOptions::Format::Markdown:
        return allRows(ExportFormat::Markdown);
    case CliOptions::Format::Jira:
        return allRows(ExportFormat::Jira);
    case CliOptions::Format::Summary:
        return allRows(ExportFormat::Summary);
    case CliOptions::Format::Html:
        return allRows(ExportFormat::Html);
    case CliOptions::Format::MatrixCsv:
        return allRows(ExportFormat::Csv);
    case CliOptions::Format::MatrixMarkdown:
        return allRows(ExportFormat::Markdown);
    case CliOptions::Format::MatrixJson:
        return allRows(ExportFormat::Json);
    }
    Q_UNREACHABLE();
}

QByteArray RowWriter::allRows(ExportFormat format)
{
    return exported(std::exchange(m_rows, {}), format, m_secrets.redactor(), exportOptions());
}

ExportOptions RowWriter::exportOptions() const
{
    const CliOptions::Format format = m_options.format;
    return {.separator = m_options.separator,
            .report = {.madeAt = QDateTime::currentDateTimeUtc(),
                       .filter = m_options.whereText,
                       .hasCards = m_options.cards},
            .isSideBySide =
                format == CliOptions::Format::MatrixCsv || format == CliOptions::Format::MatrixXlsx ||
                format == CliOptions::Format::MatrixMarkdown || format == CliOptions::Format::MatrixJson};
}
