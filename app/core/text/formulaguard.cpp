// SPDX-License-Identifier: MIT
#include "text/formulaguard.h"

#include <QStringView>

#include <algorithm>

namespace {

bool isFormulaSign(QChar c)
{
    return QStringView(u"=+-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212").contains(c);
}

bool isBreak(QChar c)
{
    return c == u'\t' || (c >= u'\n' && c <= u'\r') || c == QChar(0x85) || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator;
}

/// Returns whether a spreadsheet ignores `c` in front of the first character of a formula.
bool isIgnored(QChar c)
{
    return c.isSpace() || c == u'"' || c.category() == QChar::Other_Format ||
           c.category() == QChar::Other_Control || c == QChar::ReplacementCharacter;
}

} // namespace

QString withoutFormulas(const QString &text)
{
    QString safe;
    safe.reserve(text.size() + 1);
    if (!text.isEmpty() && isBreak(text.front()))
        safe += u'\'';
    bool atStart = true;
    for (const QChar c : text) {
        if (atStart && isFormulaSign(c))
            safe += u'\'';
        atStart = c == u';' || isBreak(c) || (atStart && isIgnored(c));
        safe += c;
    }
    return safe;
}

QString withoutFormula(const QString &text)
{
    const auto start = std::find_if_not(text.begin(), text.end(), isIgnored);
    return start != text.end() && isFormulaSign(*start) ? u'\'' + text : text;
}
