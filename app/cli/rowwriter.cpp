// SPDX-License-Identifier: MIT
#include "cli/rowwriter.h"

#include "export/csvexport.h"
#include "export/exportformat.h"
#include "export/jsonexport.h"
#include "redaction/knownsecrets.h"

#include <QDateTime>

#include <utility>

namespace {

/// Returns the format of a text that is made of all rows together; `nullopt` for the others.
std::optional<ExportFormat> formatAtEnd(CliOptions::Format format)
{
    switch (format) {
    case CliOptions::Format::Markdown:
        return ExportFormat::Markdown;
    case CliOptions::Format::Summary:
        return ExportFormat::Summary;
    case CliOptions::Format::Html:
        return ExportFormat::Html;
    case CliOptions::Format::Csv:
    case CliOptions::Format::Json:
    case CliOptions::Format::Ndjson:
        return {};
    }
    Q_UNREACHABLE();
}

ReportOptions reportOptions(const CliOptions &options)
{
    return {.madeAt = QDateTime::currentDateTimeUtc(),
            .users = {{options.connection.id, reportUser(options.connection)}},
            .filter = options.whereText,
            .hasCards = options.cards};
}

} // namespace

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
    if (formatAtEnd(m_options.format)) {
        m_rows += answered;
        return {};
    }
    const ResultRow row = redacted(answered, m_secrets.redactor());
    if (m_options.format == CliOptions::Format::Csv)
        return csvRow(row);
    if (m_options.format == CliOptions::Format::Json)
        return (std::exchange(m_anyWritten, true) ? ",\n" : "\n") + rowJson(row);
    return rowJson(row) + '\n';
}

QByteArray RowWriter::end()
{
    if (const auto format = formatAtEnd(m_options.format))
        return exported(std::exchange(m_rows, {}), *format, m_secrets.redactor(),
                        {.report = reportOptions(m_options)});
    return m_options.format == CliOptions::Format::Json ? "\n]\n" : QByteArray();
}
