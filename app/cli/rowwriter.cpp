// SPDX-License-Identifier: MIT
#include "cli/rowwriter.h"

#include "export/csvexport.h"
#include "export/jsonexport.h"
#include "export/markdownexport.h"
#include "export/summaryexport.h"
#include "redaction/knownsecrets.h"

#include <utility>

RowWriter::RowWriter(CliOptions::Format format, const KnownSecrets &secrets)
    : m_format(format)
    , m_secrets(secrets)
{
}

QByteArray RowWriter::begin() const
{
    switch (m_format) {
    case CliOptions::Format::Csv:
        return csvMark() + csvHeader();
    case CliOptions::Format::Json:
        return "[";
    case CliOptions::Format::Markdown:
    case CliOptions::Format::Summary:
    case CliOptions::Format::Ndjson:
        return {};
    }
    Q_UNREACHABLE();
}

QByteArray RowWriter::row(const ResultRow &answered)
{
    const ResultRow row = redacted(answered, m_secrets.redactor());
    switch (m_format) {
    case CliOptions::Format::Csv:
        return csvRow(row);
    case CliOptions::Format::Json:
        return (std::exchange(m_anyWritten, true) ? ",\n" : "\n") + rowJson(row);
    case CliOptions::Format::Markdown:
    case CliOptions::Format::Summary:
        m_rows += row;
        return {};
    case CliOptions::Format::Ndjson:
        return rowJson(row) + '\n';
    }
    Q_UNREACHABLE();
}

QByteArray RowWriter::end()
{
    switch (m_format) {
    case CliOptions::Format::Json:
        return "\n]\n";
    case CliOptions::Format::Markdown:
        return markdownExport(std::exchange(m_rows, {})).toUtf8();
    case CliOptions::Format::Summary:
        return summaryExport(std::exchange(m_rows, {})).toUtf8();
    case CliOptions::Format::Csv:
    case CliOptions::Format::Ndjson:
        return {};
    }
    Q_UNREACHABLE();
}
