// SPDX-License-Identifier: MIT
#include "text/markdowntext.h"

#include "text/copytext.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace {

/// A set of ASCII characters. A hundred thousand rows are searched for them while the user waits.
class AsciiSet final
{
public:
    explicit constexpr AsciiSet(std::u16string_view characters)
    {
        for (const char16_t c : characters)
            m_contains.at(c) = true;
    }
    [[nodiscard]] constexpr bool operator()(QChar c) const
    {
        return c.unicode() < m_contains.size() && m_contains[c.unicode()];
    }

private:
    std::array<bool, 128> m_contains{};
};

/// Returns whether `text` contains anything that an issue tracker turns into a link or a mention.
bool hasReference(QStringView text)
{
    static constexpr AsciiSet kSigns(u":.-@#!$~%&"); // each alternative below has one of them
    static const QRegularExpression reference(uR"(://|www\.|(?:mailto|xmpp):|\bGH-\d|[@#!$~%&][\w#"]|\S@)"_s,
                                              QRegularExpression::CaseInsensitiveOption |
                                                  QRegularExpression::UseUnicodePropertiesOption);
    return std::any_of(text.begin(), text.end(), kSigns) && reference.match(text.toString()).hasMatch();
}

QString escaped(QStringView text)
{
    static constexpr AsciiSet kMarkup(u"\\`*_{}[]<>|~$");
    QString out;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!kMarkup(text[i]))
            continue;
        out += text.sliced(start, i - start);
        out += u'\\';
        start = i;
    }
    return out += text.sliced(start);
}

/// Returns `word` as inline code. Inline code cannot contain a backtick, nor a `|` within a table.
QString asCode(QStringView word)
{
    QString out;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= word.size(); ++i) {
        if (i < word.size() && word[i] != u'`' && word[i] != u'|')
            continue;
        if (i > start)
            out += u"`%1`"_s.arg(word.sliced(start, i - start));
        if (i < word.size())
            out += escaped(word.sliced(i, 1));
        start = i + 1;
    }
    return out;
}

/// Returns one line with its words escaped and its white space unchanged.
QString inlined(QStringView line)
{
    if (!hasReference(line)) // which has no white space in it
        return escaped(line);
    QString out;
    for (qsizetype i = 0; i < line.size();) {
        if (line[i].isSpace()) {
            out += line[i++];
            continue;
        }
        qsizetype end = i;
        while (end < line.size() && !line[end].isSpace())
            ++end;
        const QStringView word = line.sliced(i, end - i);
        out += hasReference(word) ? asCode(word) : escaped(word);
        i = end;
    }
    return out;
}

/// Escapes what would start a heading, a list or another block at the start of a line.
QString atLineStart(const QString &inlined)
{
    static const QRegularExpression number(u"^([0-9]{1,9})([.)])"_s);
    if (!inlined.isEmpty() && QStringView(u"#+-=:/").contains(inlined.front()))
        return u'\\' + inlined;
    return QString(inlined).replace(number, u"\\1\\\\2"_s);
}

} // namespace

QString markdownLine(const QString &text)
{
    return inlined(containedLine(text));
}

QString markdownLines(const QString &text)
{
    QStringList lines = containedText(text).trimmed().split(u'\n');
    for (QString &line : lines)
        line = atLineStart(inlined(containedLine(line)));
    return lines.join(u'\n');
}
