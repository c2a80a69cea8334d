// SPDX-License-Identifier: MIT
#include "ids/csvreader.h"

#include <algorithm>
#include <map>

namespace {

constexpr int kSampledLines = 200;
constexpr qsizetype kMaxSample = 256 * 1024;

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r';
}

/// Of the first records, how many have the width that most have, in percent; 0 where that is a single cell.
struct Regularity
{
    int percent = 0;
    qsizetype width = 0;
};

Regularity regularity(QStringView text, QChar separator)
{
    CsvReader reader(text.first(std::min(text.size(), kMaxSample)), separator);
    std::map<qsizetype, int> widths;
    QList<QStringView> cells;
    int records = 0;
    for (; records < kSampledLines && reader.next(cells); ++records)
        ++widths[cells.size()];
    if (records < 2)
        return {};
    const auto most = std::max_element(widths.begin(), widths.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return most->first < 2 ? Regularity() : Regularity{most->second * 100 / records, most->first};
}

} // namespace

CsvReader::CsvReader(QStringView text, QChar separator)
    : m_text(text)
    , m_separator(separator)
{
}

bool CsvReader::next(QList<QStringView> &cells)
{
    while (m_at < m_text.size() && isLineBreak(m_text[m_at]))
        ++m_at;
    cells.clear();
    if (m_at >= m_text.size())
        return false;
    for (;;) {
        const QStringView read = cell();
        if (cells.size() < kMaxCells)
            cells += read;
        if (m_at >= m_text.size() || m_text[m_at] != m_separator)
            return true;
        ++m_at;
    }
}

QStringView CsvReader::cell()
{
    const qsizetype start = m_at;
    if (!m_areQuotesPlain && m_at < m_text.size() && m_text[m_at] == u'"') {
        qsizetype end = m_text.indexOf(u'"', m_at + 1);
        while (end >= 0 && end + 1 < m_text.size() && m_text[end + 1] == u'"')
            end = m_text.indexOf(u'"', end + 2);
        m_areQuotesPlain = end < 0;
        if (end >= 0)
            m_at = end + 1;
    }
    while (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineBreak(m_text[m_at]))
        ++m_at;
    return m_text.sliced(start, m_at - start);
}

QString CsvReader::text(QStringView cell)
{
    const qsizetype end = cell.lastIndexOf(u'"');
    if (!cell.startsWith(u'"') || end < 1)
        return cell.trimmed().toString();
    QString text = cell.sliced(1, end - 1).toString();
    text.replace(QStringView(u"\"\"").toString(), QString(u'"'));
    return text + cell.sliced(end + 1).toString();
}

QChar detectSeparator(QStringView text)
{
    constexpr int regular = 80;
    QChar best;
    Regularity bestRegularity{regular - 1, 0};
    for (const QChar separator : {u'\t', u';', u',', u'|'}) {
        const Regularity found = regularity(text, separator);
        if (found.percent > bestRegularity.percent ||
            (found.percent == bestRegularity.percent && found.width > bestRegularity.width)) {
            best = separator;
            bestRegularity = found;
        }
    }
    return best;
}
