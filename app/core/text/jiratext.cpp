// SPDX-License-Identifier: MIT
#include "text/jiratext.h"

#include "text/copytext.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

bool isWordCharacter(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text.at(at).isLetterOrNumber();
}

/// Returns whether a sign in brackets begins at `i` that Jira shows as a picture.
bool isIcon(const QString &text, qsizetype i)
{
    static const QRegularExpression icon(u"\\((?:[ynix/!+?*-]|on|off|\\*[rgby]|flag|flagoff)\\)"_s);
    return icon.match(text, i, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
        .hasMatch();
}

QString entity(QChar c)
{
    return u"&#%1;"_s.arg(c.unicode());
}

/// Returns the characters that stand for the one at `i`.
QString escapedAt(const QString &text, qsizetype i)
{
    const QChar c = text.at(i);
    const QChar next = i + 1 < text.size() ? text.at(i + 1) : QChar();
    const bool isWithinWord = isWordCharacter(text, i - 1) && isWordCharacter(text, i + 1);
    switch (c.unicode()) {
    case u'\\':
    case u'&':
        return entity(c);
    case u'{':
    case u'}':
    case u'[':
    case u']':
    case u'|':
    case u'*':
    case u'_':
    case u'^':
    case u'~':
    case u'!':
        return u'\\' + QString(c);
    case u'-':
    case u'+':
        return isWithinWord ? QString(c) : u'\\' + QString(c);
    case u'?':
        return next == u'?' || (i > 0 && text.at(i - 1) == u'?') ? entity(c) : QString(c);
    case u'#': // lists
    case u'=': // formulas, if a spreadsheet reads the lines
    case u'"': // quoted cells, if a program reads the table
        return i == 0 ? entity(c) : QString(c);
    case u':': // links and smileys
    case u';':
        return next == u'/' || next == u'\\' || (!next.isSpace() && !next.isNull() && !isWithinWord)
                   ? entity(c)
                   : QString(c);
    case u'@':
        return entity(c);
    case u'(':
        return isIcon(text, i) ? entity(c) : QString(c);
    default:
        return QString(c);
    }
}

QString escaped(const QString &line)
{
    QString out;
    out.reserve(line.size());
    for (qsizetype i = 0; i < line.size(); ++i)
        out += escapedAt(line, i);
    static const QRegularExpression block(u"^(h[1-6]|bq)\\."_s);
    return out.replace(block, u"\\1&#46;"_s);
}

} // namespace

QString jiraLine(const QString &text)
{
    return escaped(containedLine(text));
}

QString jiraCell(const QString &text)
{
    const QString line = jiraLine(text);
    return line.isEmpty() ? u" "_s : line;
}

QString jiraLines(const QString &text)
{
    QStringList lines = containedText(text).trimmed().split(u'\n');
    for (QString &line : lines)
        line = jiraLine(line);
    return lines.join(u'\n');
}
