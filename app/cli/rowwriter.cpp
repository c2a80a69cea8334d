// SPDX-License-Identifier: MIT
#include "cli/rowwriter.h"

#include "export/csvexport.h"
#include "export/jsonexport.h"
#include "export/markdownexport.h"
#include "export/matrixexport.h"
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
    case CliOptions::Format::MatrixCsv:
    case CliOptions::Format::MatrixMarkdown:
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
    case CliOptions::Format::MatrixCsv:
    case CliOptions::Format::MatrixMarkdown:
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
    case CliOptions::Format::MatrixCsv:
        return matrixCsv(std::exchange(m_rows, {}));
    case CliOptions::Format::MatrixMarkdown:
        return matrixMarkdown(std::exchange(m_rows, {})).toUtf8();
    case CliOptions::Format::Csv:
    case CliOptions::Format::Ndjson:
        return {};
    }
    Q_UNREACHABLE();
}
