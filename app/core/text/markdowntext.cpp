// SPDX-License-Identifier: MIT
#include "text/markdowntext.h"

#include "text/copytext.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

/// Returns whether `word` contains anything that an issue tracker turns into a link or a mention.
bool hasReference(QStringView word)
{
    static const QRegularExpression reference(uR"(://|www\.|(?:mailto|xmpp):|\bGH-\d|[@#!$~%&][\w#"]|\S@)"_s,
                                              QRegularExpression::CaseInsensitiveOption |
                                                  QRegularExpression::UseUnicodePropertiesOption);
    return reference.match(word.toString()).hasMatch();
}

QString escaped(QStringView text)
{
    QString out;
    for (const QChar c : text) {
        if (QStringView(u"\\`*_{}[]<>|~$").contains(c))
            out += u'\\';
        out += c;
    }
    return out;
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
