// SPDX-License-Identifier: MIT
#include "ids/csvreader.h"

#include <algorithm>
#include <map>

namespace {

constexpr int kSampledLines = 200;
constexpr qsizetype kMaxSample = 256 * 1024;

bool endsRecord(QChar c)
{
    return c == u'\n' || c == u'\r';
}

/// The number of cells that most of the first records have.
struct CommonWidth
{
    int percent = 0; ///< share of the records with that width; 0 if they are single cells
    qsizetype cells = 0;
};

CommonWidth commonWidth(QStringView text, QChar separator, Regularity regularity)
{
    const QStringView sample = text.first(std::min(text.size(), kMaxSample));
    CsvReader reader(sample, separator);
    std::map<qsizetype, int> widths;
    QList<QStringView> cells;
    int records = 0;
    while (records < kSampledLines && reader.next(cells)) {
        if (reader.position() == sample.size() && sample.size() < text.size() && records > 0)
            break; // the sample ends within this record
        ++records;
        ++widths[cells.size()];
        const bool isIrregular = widths.size() > 1 || cells.size() < 2 || reader.isBeforeBlankLine();
        if (regularity == Regularity::All && isIrregular)
            return {};
    }
    if (records < 2)
        return {};
    const auto most = std::max_element(widths.begin(), widths.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return most->first < 2 ? CommonWidth() : CommonWidth{most->second * 100 / records, most->first};
}

} // namespace

CsvReader::CsvReader(QStringView text, QChar separator)
    : m_text(text)
    , m_separator(separator)
{
}

bool CsvReader::next(QList<QStringView> &cells)
{
    while (m_at < m_text.size() && endsRecord(m_text[m_at]))
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

bool CsvReader::isBeforeBlankLine() const
{
    const QStringView rest = m_text.sliced(m_at);
    const qsizetype next = rest.startsWith(u"\r\n") ? 2 : 1;
    return rest.size() > next && endsRecord(rest[0]) && endsRecord(rest[next]);
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
    bool isEscaped = false;
    while (m_at < m_text.size() && !endsRecord(m_text[m_at]) && (isEscaped || m_text[m_at] != m_separator)) {
        isEscaped = m_separator == u'|' && m_text[m_at] == u'\\' && !isEscaped;
        ++m_at;
    }
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

QChar detectSeparator(QStringView text, Regularity regularity)
{
    constexpr int leastPercent = 80;
    QChar best;
    CommonWidth bestWidth{leastPercent - 1, 0};
    for (const QChar separator : {u'\t', u';', u',', u'|'}) {
        const CommonWidth width = commonWidth(text, separator, regularity);
        if (width.percent > bestWidth.percent ||
            (width.percent == bestWidth.percent && width.cells > bestWidth.cells)) {
            best = separator;
            bestWidth = width;
        }
    }
    return best;
}
