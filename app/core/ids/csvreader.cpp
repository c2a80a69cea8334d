// SPDX-License-Identifier: MIT
#include "ids/csvreader.h"

#include "ids/idcharacters.h"
#include "ids/idtokens.h"

#include <algorithm>
#include <map>
#include <utility>

namespace {

constexpr int kSampledLines = 200;
constexpr qsizetype kMaxSample = 256 * 1024;

bool isRecordBreak(QChar c)
{
    return c == u'\n' || c == u'\r';
}

QStringView lineOf(QStringView text)
{
    return text.first(std::find_if(text.begin(), text.end(), isRecordBreak) - text.begin());
}

/// Returns whether the line separates rows of a table, as `|---|:-:|`, `+---+---+` and `├───┼───┤` do.
bool isRule(QStringView line)
{
    const auto isOneOf = [](QStringView signs) { return [signs](QChar c) { return signs.contains(c); }; };
    const auto isDrawn = [](QChar c) { return c >= u'\u2500' && c <= u'\u257F' && c != kDrawnBar; };
    const auto isPart = [&](QChar c) { return isDrawn(c) || isOneOf(u"-=+:| \t")(c); };
    const auto isDash = [&](QChar c) { return isDrawn(c) || isOneOf(u"-=")(c); };
    return std::all_of(line.begin(), line.end(), isPart) && std::any_of(line.begin(), line.end(), isDash);
}

/// Returns the end of `[text|address]` if the text begins with that; 0 otherwise.
qsizetype linkLength(QStringView text)
{
    const auto end = std::find_if(text.begin() + 1, text.end(),
                                  [](QChar c) { return c == u'[' || c == u']' || isRecordBreak(c); });
    const QStringView link(text.begin(), end);
    const bool hasBar = link.contains(u'|') && !link.contains(u"| ") && !link.contains(u" |");
    return hasBar && end != text.end() && *end == u']' ? link.size() + 1 : 0;
}

/// Returns whether every line is a number, at least one of them with groups of digits. The first line may be
/// a head instead.
bool areCommasInNumbers(QStringView sample)
{
    bool hasGroups = false;
    bool isFirst = true;
    for (qsizetype at = 0; at < sample.size();) {
        const QStringView line = lineOf(sample.sliced(at));
        at += line.size() + 1;
        if (line.trimmed().isEmpty() || (std::exchange(isFirst, false) && !line.contains(u',')))
            continue;
        QString plain;
        appendPlain(plain, line);
        IdTokenizer tokens(plain);
        const IdToken number = tokens.next();
        if (number.kind != IdToken::Kind::Number || tokens.next().kind != IdToken::Kind::End)
            return false;
        hasGroups = hasGroups || number.isGrouped;
    }
    return hasGroups;
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
    const qsizetype frame = reader.hasFrame() ? 2 : 0; // its bars count as well
    return most->first < 2 ? CommonWidth() : CommonWidth{most->second * 100 / records, most->first + frame};
}

} // namespace

CsvReader::CsvReader(QStringView text, QChar separator)
    : m_text(text)
    , m_separator(separator)
    , m_isBar(separator == u'|' || separator == kDrawnBar)
{
    if (!m_isBar)
        return;
    skipRule();
    while (m_at < m_text.size() && isRecordBreak(m_text[m_at]))
        ++m_at;
    constexpr qsizetype shortestJiraHead = 5;
    const QStringView line = lineOf(m_text.sliced(m_at)).trimmed();
    m_hasFrame = line.size() > 1 && line.startsWith(m_separator) && line.endsWith(m_separator);
    m_isJira = line.size() >= shortestJiraHead && line.startsWith(u"||") && line.endsWith(u"||");
}

bool CsvReader::next(QList<QStringView> &cells)
{
    while (m_at < m_text.size() && isRecordBreak(m_text[m_at]))
        ++m_at;
    cells.clear();
    if (m_at >= m_text.size())
        return false;
    skipFrame();
    do {
        const QStringView read = cell();
        if (cells.size() < kMaxCells)
            cells += read;
    } while (takeSeparator());
    if (m_isBar)
        skipRule();
    return true;
}

/// Skips the line at the current position, or the next one, if it is a rule.
void CsvReader::skipRule()
{
    const QStringView rest = m_text.sliced(m_at);
    const qsizetype start = m_at == 0                  ? 0
                            : rest.startsWith(u"\r\n") ? 2
                                                       : std::min<qsizetype>(1, rest.size());
    const QStringView line = lineOf(rest.sliced(start));
    if (isRule(line))
        m_at += start + line.size();
}

void CsvReader::skipFrame()
{
    if (!m_hasFrame)
        return;
    const QStringView line = lineOf(m_text.sliced(m_at));
    const qsizetype blanks = line.size() - line.trimmed().size();
    const qsizetype bar = std::max<qsizetype>(0, line.indexOf(m_separator));
    const QStringView bars = line.sliced(std::min(blanks, bar));
    if (!bars.startsWith(m_separator))
        return;
    m_at = bars.begin() - m_text.begin() + (m_isJira && bars.startsWith(u"||") ? 2 : 1);
}

/// Skips a separator. Returns `false` at the end of the record.
bool CsvReader::takeSeparator()
{
    if (m_at >= m_text.size() || m_text[m_at] != m_separator)
        return false;
    m_at += m_isJira && m_text.sliced(m_at).startsWith(u"||") ? 2 : 1;
    if (!m_hasFrame)
        return true;
    const QStringView rest = lineOf(m_text.sliced(m_at));
    if (!rest.trimmed().isEmpty())
        return true;
    m_at += rest.size();
    return false;
}

bool CsvReader::isBeforeBlankLine() const
{
    const QStringView rest = m_text.sliced(m_at);
    const qsizetype next = rest.startsWith(u"\r\n") ? 2 : 1;
    return rest.size() > next && isRecordBreak(rest[0]) && isRecordBreak(rest[next]);
}

bool CsvReader::endsRecord() const
{
    if (!isRecordBreak(m_text[m_at]))
        return false;
    const QStringView rest = m_text.sliced(m_at);
    const QStringView line = lineOf(rest.sliced(rest.startsWith(u"\r\n") ? 2 : 1)).trimmed();
    return !m_isJira || line.isEmpty() || line.startsWith(u'|');
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
    while (m_at < m_text.size() && !endsRecord() && (isEscaped || m_text[m_at] != m_separator)) {
        const QStringView rest = m_text.sliced(m_at);
        const bool isLink = m_separator == u'|' && rest[0] == u'[' && !isEscaped;
        isEscaped = m_separator == u'|' && rest[0] == u'\\' && !isEscaped;
        m_at += isLink ? std::max<qsizetype>(1, linkLength(rest)) : 1;
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
    const QStringView sample = text.first(std::min(text.size(), kMaxSample));
    for (const QChar separator : kSeparators) {
        if (separator == u',' && sample.contains(u',') && areCommasInNumbers(sample))
            continue;
        const CommonWidth width = commonWidth(text, separator, regularity);
        if (width.percent > bestWidth.percent ||
            (width.percent == bestWidth.percent && width.cells > bestWidth.cells)) {
            best = separator;
            bestWidth = width;
        }
    }
    return best;
}
