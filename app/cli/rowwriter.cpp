// SPDX-License-Identifier: MIT
#include "cli/rowwriter.h"

#include "lookup/csvexport.h"
#include "lookup/jsonexport.h"
#include "lookup/markdownexport.h"

#include <QHash>

#include <algorithm>
#include <utility>

RowWriter::RowWriter(CliOptions::Format format, QList<qint32> ids)
    : m_format(format)
    , m_ids(std::move(ids))
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
    case CliOptions::Format::Ndjson:
        return {};
    }
    Q_UNREACHABLE();
}

QByteArray RowWriter::row(const ResultRow &row)
{
    switch (m_format) {
    case CliOptions::Format::Csv:
        return csvRow(row);
    case CliOptions::Format::Json:
        return (std::exchange(m_anyWritten, true) ? ",\n" : "\n") + rowJson(row);
    case CliOptions::Format::Markdown:
        m_kept += row;
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
        break;
    case CliOptions::Format::Csv:
    case CliOptions::Format::Ndjson:
        return {};
    }
    QHash<qint32, qsizetype> places;
    for (qsizetype i = 0; i < m_ids.size(); ++i)
        places.insert(m_ids.at(i), i);
    std::sort(m_kept.begin(), m_kept.end(), [&places](const ResultRow &a, const ResultRow &b) {
        return places.value(a.lookup.id) < places.value(b.lookup.id);
    });
    return markdownExport(std::exchange(m_kept, {})).toUtf8();
}
