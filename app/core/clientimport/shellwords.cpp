// SPDX-License-Identifier: MIT
#include "clientimport/shellwords.h"

#include "clientimport/variables.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct ShellTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClientImport)
};

bool isOctal(QChar c)
{
    return c >= u'0' && c <= u'7';
}

bool isHex(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c.toLower() >= u'a' && c.toLower() <= u'f');
}

bool isNameCharacter(QChar c)
{
    return c == u'_' || (c.unicode() < 0x80 && c.isLetterOrNumber());
}

/// Collects words and commands.
class WordCollector
{
public:
    [[nodiscard]] ShellText result() { return std::exchange(m_result, {}); }

protected:
    void append(QChar c)
    {
        m_word += c;
        m_hasWord = true;
    }
    void beginWord() { m_hasWord = true; }
    void endWord()
    {
        if (std::exchange(m_hasWord, false) && !std::exchange(m_isSkipped, false))
            m_words += m_word;
        m_word.clear();
    }
    /// Leaves out the next word, which is the file of a redirection.
    void skipWord() { m_isSkipped = true; }
    void endCommand()
    {
        endWord();
        m_isSkipped = false;
        if (!m_words.isEmpty())
            m_result.commands += std::exchange(m_words, {});
    }
    void fail(const QString &problem) { m_result.problem = problem; }
    [[nodiscard]] const QString &word() const { return m_word; }
    void dropWord()
    {
        m_word.clear();
        m_hasWord = false;
    }
    [[nodiscard]] bool hasWord() const { return m_hasWord; }

private:
    ShellText m_result;
    QStringList m_words;
    QString m_word;
    bool m_hasWord = false;
    bool m_isSkipped = false;
};

class PosixReader final : public WordCollector
{
public:
    explicit PosixReader(const QString &text)
        : m_text(text)
    {
    }

    [[nodiscard]] ShellText read();

private:
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] QChar peek(qsizetype by = 0) const
    {
        return m_at + by < m_text.size() ? m_text.at(m_at + by) : QChar();
    }
    void readUnquoted(QChar c);
    void readOperator(QChar c);
    void readHereDocument();
    void readSingleQuoted();
    void readDoubleQuoted();
    void readAnsiQuoted();
    void readEscape();
    [[nodiscard]] char32_t readDigits(bool (*isDigit)(QChar), int maximum, int base);
    bool readExpansion();
    void skipNested(QChar open, QChar close);
    void skipBackticks();
    void unfinished() { fail(ShellTexts::tr("The command is not complete: a quotation mark is missing.")); }

    const QString m_text;
    qsizetype m_at = 0;
    QString m_hereEnd; ///< the line that ends the text of a redirection
    bool m_isHereNext = false;
};

ShellText PosixReader::read()
{
    while (!isAtEnd())
        readUnquoted(m_text.at(m_at++));
    endCommand();
    return result();
}

void PosixReader::readUnquoted(QChar c)
{
    switch (c.unicode()) {
    case u'\'':
        readSingleQuoted();
        return;
    case u'"':
        readDoubleQuoted();
        return;
    case u'\\':
    case u'^':
        if (peek() == u'\n')
            ++m_at; // the line goes on
        else if (c == u'^' || isAtEnd())
            append(c);
        else
            append(m_text.at(m_at++));
        return;
    case u'$':
        if (peek() == u'\'') {
            ++m_at;
            readAnsiQuoted();
        } else if (peek() == u'"') {
            ++m_at;
            readDoubleQuoted();
        } else if (!readExpansion()) {
            append(c);
        }
        return;
    case u'`':
        if (peek() == u'\n' || peek() == u'\r') {
            fail(ShellTexts::tr("This is a command for PowerShell. Copy it as cURL (bash)."));
            m_at = m_text.size();
            return;
        }
        skipBackticks();
        return;
    case u'#':
        if (hasWord()) {
            append(c);
        } else {
            const qsizetype end = m_text.indexOf(u'\n', m_at);
            m_at = end < 0 ? m_text.size() : end;
        }
        return;
    default:
        readOperator(c);
    }
}

void PosixReader::readOperator(QChar c)
{
    switch (c.unicode()) {
    case u' ':
    case u'\t':
    case u'\r':
        if (m_isHereNext && hasWord()) {
            m_hereEnd = word();
            m_isHereNext = false;
        }
        endWord();
        return;
    case u'\n':
        if (std::exchange(m_isHereNext, false))
            m_hereEnd = word();
        endCommand();
        if (!m_hereEnd.isEmpty())
            readHereDocument();
        return;
    case u';':
    case u'|':
    case u'&':
    case u'(':
    case u')':
        if (c == u'&' && peek() == u'>') // &> file
            return;
        endCommand();
        return;
    case u'<':
    case u'>': {
        const bool isNumber =
            std::all_of(word().begin(), word().end(), [](QChar digit) { return digit.isDigit(); });
        if (hasWord() && isNumber)
            dropWord();
        endWord();
        m_isHereNext = c == u'<' && peek() == u'<' && peek(1) != u'<';
        while (peek() == c || peek() == u'|' || peek() == u'&' || (m_isHereNext && peek() == u'-'))
            ++m_at;
        while (peek() == u' ' || peek() == u'\t')
            ++m_at;
        skipWord();
        return;
    }
    default:
        append(c);
    }
}

void PosixReader::readHereDocument()
{
    const QString end = std::exchange(m_hereEnd, {});
    while (!isAtEnd()) {
        const qsizetype lineEnd = m_text.indexOf(u'\n', m_at);
        const qsizetype next = lineEnd < 0 ? m_text.size() : lineEnd;
        const QStringView line = QStringView(m_text).mid(m_at, next - m_at).trimmed();
        m_at = std::min(m_text.size(), next + 1);
        if (line == end)
            return;
    }
}

void PosixReader::readSingleQuoted()
{
    beginWord();
    const qsizetype end = m_text.indexOf(u'\'', m_at);
    if (end < 0)
        unfinished();
    const qsizetype stop = end < 0 ? m_text.size() : end;
    while (m_at < stop)
        append(m_text.at(m_at++));
    m_at = std::min(m_text.size(), stop + 1);
}

void PosixReader::readDoubleQuoted()
{
    beginWord();
    while (!isAtEnd()) {
        const QChar c = m_text.at(m_at++);
        if (c == u'"')
            return;
        if (c == u'`') {
            skipBackticks();
        } else if (c == u'$') {
            if (!readExpansion())
                append(c);
        } else if (c == u'\\' && !isAtEnd()) {
            const QChar next = m_text.at(m_at);
            if (next == u'\n') {
                ++m_at;
            } else if (u"\\\"$`!"_s.contains(next)) { // a shell keeps the \ before !, but Postman adds it
                append(next);
                ++m_at;
            } else {
                append(c);
            }
        } else {
            append(c);
        }
    }
    unfinished();
}

/// Reads `$'…'`.
void PosixReader::readAnsiQuoted()
{
    beginWord();
    while (!isAtEnd()) {
        const QChar c = m_text.at(m_at++);
        if (c == u'\'')
            return;
        if (c == u'\\' && !isAtEnd())
            readEscape();
        else
            append(c);
    }
    unfinished();
}

char32_t PosixReader::readDigits(bool (*isDigit)(QChar), int maximum, int base)
{
    char32_t code = 0;
    for (int i = 0; i < maximum && !isAtEnd() && isDigit(peek()); ++i)
        code = code * char32_t(base) + char32_t(QString(m_text.at(m_at++)).toUInt(nullptr, base));
    return code;
}

void PosixReader::readEscape()
{
    const QChar c = m_text.at(m_at++);
    char32_t code = 0;
    if (isOctal(c)) {
        --m_at;
        code = readDigits(&isOctal, 3, 8) & 0xFF;
    } else if ((c == u'x' || c == u'u' || c == u'U') && isHex(peek())) {
        code = readDigits(&isHex, c == u'x' ? 2 : c == u'u' ? 4 : 8, 16);
    } else {
        static constexpr QStringView letters = u"abeEfnrtv";
        static constexpr QStringView meanings = u"\a\b\x1B\x1B\f\n\r\t\v";
        const qsizetype place = letters.indexOf(c);
        append(place >= 0 ? meanings.at(place) : c);
        return;
    }
    for (const QChar unit : QString::fromUcs4(&code, 1))
        append(unit);
}

/// Skips `$name`, `${…}`, `$(…)` and `$1`, which follow a `$`. Returns whether there is one.
bool PosixReader::readExpansion()
{
    const QChar c = peek();
    if (c == u'(' || c == u'{') {
        ++m_at;
        skipNested(c, c == u'(' ? u')' : u'}');
    } else if (isNameCharacter(c)) {
        while (!isAtEnd() && isNameCharacter(peek()))
            ++m_at;
    } else if (!c.isNull() && u"@*#?!$-"_s.contains(c)) {
        ++m_at;
    } else {
        return false;
    }
    append(kUnknownPart);
    return true;
}

void PosixReader::skipNested(QChar open, QChar close)
{
    for (qsizetype depth = 1; !isAtEnd() && depth > 0; ++m_at) {
        if (peek() == open)
            ++depth;
        else if (peek() == close)
            --depth;
    }
}

void PosixReader::skipBackticks()
{
    const qsizetype end = m_text.indexOf(u'`', m_at);
    m_at = end < 0 ? m_text.size() : end + 1;
    append(kUnknownPart);
}

/// Reads what the command prompt of Windows makes of a text, and then what the C library makes of that.
class PromptReader final : public WordCollector
{
public:
    [[nodiscard]] ShellText read(const QString &text);

private:
    void readLine(const QString &line);
};

ShellText PromptReader::read(const QString &text)
{
    QString line;
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const QChar next = i + 1 < text.size() ? text.at(i + 1) : QChar();
        if (c == u'^' && !isQuoted && !next.isNull()) {
            ++i;
            if (next != u'\n')
                line += next;
            else if (i + 1 < text.size() && text.at(i + 1) == u'\n')
                line += text.at(++i); // ^ and two line breaks are one
        } else if (c == u'%') {
            static const QRegularExpression variable(u"^%\\w+%"_s);
            const auto match = variable.match(text.mid(i, 100));
            line += match.hasMatch() ? kUnknownPart : c;
            if (match.hasMatch())
                i += match.capturedLength() - 1;
        } else if (c == u'\n' || (!isQuoted && (c == u'&' || c == u'|'))) {
            isQuoted = false;
            readLine(std::exchange(line, {}));
        } else if (!isQuoted && (c == u'<' || c == u'>')) {
            line += u' ';
            while (i + 1 < text.size() && u"<>& "_s.contains(text.at(i + 1)))
                ++i;
            while (i + 1 < text.size() && !text.at(i + 1).isSpace())
                ++i;
        } else {
            if (c == u'"')
                isQuoted = !isQuoted;
            line += c;
        }
    }
    readLine(line);
    return result();
}

void PromptReader::readLine(const QString &line)
{
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        qsizetype backslashes = 0;
        while (i < line.size() && line.at(i) == u'\\') {
            ++backslashes;
            ++i;
        }
        const bool isBeforeQuote = i < line.size() && line.at(i) == u'"';
        for (qsizetype n = 0; n < (isBeforeQuote ? backslashes / 2 : backslashes); ++n)
            append(u'\\');
        if (i == line.size())
            break;
        const QChar c = line.at(i);
        if (c == u'"' && backslashes % 2 == 0) {
            beginWord();
            if (isQuoted && i + 1 < line.size() && line.at(i + 1) == u'"') {
                append(u'"'); // two in a quoted text are one
                ++i;
            } else {
                isQuoted = !isQuoted;
            }
        } else if (!isQuoted && (c == u' ' || c == u'\t')) {
            endWord();
        } else {
            append(c);
        }
    }
    if (isQuoted)
        fail(ShellTexts::tr("The command is not complete: a quotation mark is missing."));
    endCommand();
}

/// Returns whether the text is for the command prompt: a `^` stands before something that it escapes.
bool isForPrompt(const QString &text)
{
    if (text.contains("^\""_L1))
        return true;
    QChar quote;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (!quote.isNull()) {
            if (c == u'\\' && quote == u'"')
                ++i;
            else if (c == quote)
                quote = QChar();
        } else if (c == u'\'' || c == u'"') {
            quote = c;
        } else if (c == u'\\') {
            ++i;
        } else if (c == u'^' && i + 1 < text.size() && text.at(i + 1) != u'\n') {
            return true;
        }
    }
    return false;
}

} // namespace

ShellText readShell(const QString &text)
{
    QString lines = text;
    lines.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    return isForPrompt(lines) ? PromptReader().read(lines) : PosixReader(lines).read();
}
