// SPDX-License-Identifier: MIT
#include "clientimport/brutext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int kBruIndent = 4;
constexpr qsizetype kMaxAnnotationName = 1000;

bool isTextBlock(const QString &name)
{
    static const QRegularExpression text(
        u"^(body|body:(json|text|xml|sparql|graphql|graphql:vars)|script:.*|tests|docs|example)$"_s);
    return name.contains(text);
}

class BruReader final
{
public:
    explicit BruReader(const QString &text)
        : m_text(text)
    {
    }

    [[nodiscard]] QList<BruBlock> read();

private:
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }
    /// Returns the rest of the line and moves to the next line.
    QStringView takeLine();
    [[nodiscard]] QStringView restOfLine() const;
    void skipBlanks();
    [[nodiscard]] bool skipAnnotation();
    void readPairs(BruBlock &block);
    [[nodiscard]] QString readName();
    [[nodiscard]] QString readValue();
    void readList(BruBlock &block);
    [[nodiscard]] QString readText();

    const QString m_text;
    qsizetype m_at = 0;
};

QStringView BruReader::restOfLine() const
{
    const qsizetype end = m_text.indexOf(u'\n', m_at);
    return QStringView(m_text).mid(m_at, end < 0 ? -1 : end - m_at);
}

QStringView BruReader::takeLine()
{
    const QStringView line = restOfLine();
    m_at = std::min(m_text.size(), m_at + line.size() + 1);
    return line;
}

void BruReader::skipBlanks()
{
    while (!isAtEnd() && (m_text.at(m_at) == u' ' || m_text.at(m_at) == u'\t'))
        ++m_at;
}

QList<BruBlock> BruReader::read()
{
    static const QRegularExpression head(u"^\\s*([A-Za-z][A-Za-z0-9:_.-]*)[ \\t]*([{[])"_s);
    QList<BruBlock> blocks;
    while (!isAtEnd()) {
        const QRegularExpressionMatch match = head.match(restOfLine().toString());
        if (!match.hasMatch()) {
            takeLine();
            continue;
        }
        BruBlock block{match.captured(1), {}, {}};
        m_at += match.capturedEnd();
        if (match.capturedView(2) == u"[")
            readList(block);
        else if (isTextBlock(block.name))
            block.text = readText();
        else
            readPairs(block);
        blocks += block;
    }
    return blocks;
}

/// Skips `@name` or `@name(…)`, whose argument may have several lines. Returns whether there was one.
bool BruReader::skipAnnotation()
{
    static const QRegularExpression annotation(u"^@[^()\\s:]+"_s);
    const QRegularExpressionMatch match = annotation.match(m_text.mid(m_at, kMaxAnnotationName));
    if (!match.hasMatch())
        return false;
    qsizetype at = m_at + match.capturedEnd();
    const auto after = [this](QStringView end, qsizetype from) {
        const qsizetype found = m_text.indexOf(end, from);
        return found < 0 ? m_text.size() : found + end.size();
    };
    if (at < m_text.size() && m_text.at(at) == u'(') {
        ++at;
        const QStringView rest = QStringView(m_text).sliced(at);
        if (rest.startsWith(u"'''")) {
            at = after(u"'''", at + 3);
        } else if (rest.startsWith(u'\'')) {
            at = after(u"'", at + 1);
        } else if (rest.startsWith(u'"')) {
            for (++at; at < m_text.size() && m_text.at(at) != u'"'; ++at)
                at += m_text.at(at) == u'\\' ? 1 : 0;
        }
        at = after(u")", at);
    }
    if (at < m_text.size() && m_text.at(at) == u':') // the name of a pair
        return false;
    m_at = std::min(at, m_text.size());
    return true;
}

void BruReader::readPairs(BruBlock &block)
{
    takeLine();
    while (!isAtEnd() && m_text.at(m_at) != u'}') {
        if (m_text.at(m_at).isSpace()) {
            ++m_at;
        } else if (!skipAnnotation()) {
            const QString name = readName();
            const QString value = readValue();
            if (!name.isEmpty() && !name.startsWith(u'~'))
                block.entries += {name, value};
        }
    }
    takeLine();
}

/// Returns the name of a pair and moves behind its colon. Empty, with the line skipped, if there is none.
QString BruReader::readName()
{
    static const QRegularExpression quoted(u"^(~?)\"((?:\\\\\"|[^\"\\n])*)\"[ \\t]*:"_s);
    static const QRegularExpression plain(u"^([^:\\n]*):"_s);
    const QString rest = restOfLine().toString();
    if (const auto match = quoted.match(rest); match.hasMatch()) {
        m_at += match.capturedEnd();
        return match.captured(1) + match.captured(2).replace(u"\\\""_s, u"\""_s);
    }
    if (const auto match = plain.match(rest); match.hasMatch()) {
        m_at += match.capturedEnd();
        return match.captured(1).trimmed();
    }
    m_at += rest.size();
    return {};
}

/// Returns a value, which is the rest of the line, or the lines between `'''`.
QString BruReader::readValue()
{
    skipBlanks();
    QString line = takeLine().trimmed().toString();
    if (line == u"["_s) {
        while (!isAtEnd() && !takeLine().trimmed().startsWith(u']'))
            continue;
        return {};
    }
    if (line != u"'''"_s)
        return line;
    QStringList lines;
    while (!isAtEnd()) {
        const QStringView next = takeLine();
        if (next.trimmed().startsWith(u"'''"))
            break;
        qsizetype indent = 0;
        while (indent < std::min<qsizetype>(kBruIndent, next.size()) &&
               (next.at(indent) == u' ' || next.at(indent) == u'\t'))
            ++indent;
        QStringView kept = next.sliced(indent);
        if (kept.endsWith(u'\r'))
            kept.chop(1);
        lines += kept.toString();
    }
    return lines.join(u'\n').trimmed();
}

void BruReader::readList(BruBlock &block)
{
    while (!isAtEnd() && m_text.at(m_at) != u']') {
        const QChar c = m_text.at(m_at);
        if (c.isSpace() || c == u',' || c == u'[') {
            ++m_at;
        } else if (c != u'@' || !skipAnnotation()) {
            const qsizetype start = m_at;
            while (!isAtEnd() && !m_text.at(m_at).isSpace() && !u",[]"_s.contains(m_text.at(m_at)))
                ++m_at;
            const QString name = m_text.mid(start, m_at - start);
            if (!name.startsWith(u'~'))
                block.entries += {name, {}};
        }
    }
    takeLine();
}

QString BruReader::readText()
{
    takeLine();
    QStringList lines;
    while (!isAtEnd()) {
        const QStringView line = takeLine();
        if (line.startsWith(u'}'))
            break;
        lines += line.toString();
    }
    return lines.join(u'\n');
}

} // namespace

QString BruBlock::value(QLatin1StringView key) const
{
    const auto found = std::find_if(entries.rbegin(), entries.rend(),
                                    [key](const Entry &entry) { return entry.name == key; });
    return found == entries.rend() ? QString() : found->value;
}

QList<BruBlock> parseBru(const QString &text)
{
    return BruReader(text).read();
}
