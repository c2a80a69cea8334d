// SPDX-License-Identifier: MIT
#include "ids/idcharacters.h"

#include <algorithm>

namespace {

struct PlainSigns
{
    QStringView signs;
    QChar plain;
};

constexpr char32_t kIdeographicSpace = 0x3000;

/// Characters with a replacement of their own. All others are mapped by their category.
constexpr PlainSigns kPlainSigns[]{
    {u"\u2010\u2011\u2212\uFE63", u'-'},
    {u"\u2012\u2013\u2014\u2015\uFE58", kDash},
    {u"\u301C\uFF5E", u'~'},
    {u"\u060C\u3001\uFE50\uFE51\uFF64", u','},
    {u"\u061B\uFE54\u00B7\u2022\u2023\u2043\u30FB", u';'},
    {u"\u066B\u2024\u3002\uFE52\uFF61", u'.'},
    {u"\u2019\u066C", u'\''},
    {u"\u2044\u2215", u'/'},
    {u"\u2116\uFE5F", u'#'},
    {u"\u2025", u'\u2026'},
    {u"\u2502\u2503\u2551", u'|'},
    {u"\u00AB\u00BB\u2018\u201A\u201B\u201C\u201D\u201E\u201F\u2039\u203A\u300C\u300D\u300E\u300F", u'"'},
};

/// Returns the replacement of a character; null if the character is invisible.
QChar plainCharacter(char32_t c)
{
    if (c == u'\t')
        return u'\t';
    if (c >= 0xFF01 && c <= 0xFF5D)
        return static_cast<char16_t>(c - 0xFEE0);
    for (const PlainSigns &plain : kPlainSigns) {
        if (plain.signs.contains(static_cast<char16_t>(c)) && c <= 0xFFFF)
            return plain.plain;
    }
    switch (QChar::category(c)) {
    case QChar::Number_DecimalDigit:
        return static_cast<char16_t>(u'0' + QChar::digitValue(c));
    case QChar::Separator_Space:
        return c == kIdeographicSpace ? QChar(u' ') : kNarrowSpace;
    case QChar::Other_Control:
        return u' ';
    case QChar::Punctuation_Open:
        return u'(';
    case QChar::Punctuation_Close:
        return u')';
    case QChar::Symbol_Other:
        return kSymbol;
    case QChar::Other_Format:
        return {};
    default:
        break;
    }
    if (c >= 0xFE00 && c <= 0xFE0F) // variation selectors
        return {};
    return c <= 0xFFFF ? static_cast<char16_t>(c) : u'x';
}

} // namespace

QStringView firstLine(QStringView text)
{
    return {text.begin(), std::find_if(text.begin(), text.end(), [](QChar c) { return isLineBreak(c); })};
}

void appendPlain(QString &plain, QStringView line)
{
    const auto isPlain = [](QChar c) { return c >= u' ' && c < u'\u007F'; };
    for (auto at = line.begin(); at != line.end();) {
        const auto end = std::find_if_not(at, line.end(), isPlain);
        plain.append(QStringView(at, end));
        at = end;
        if (at == line.end())
            return;
        const QChar first = *at++;
        const bool isPair = first.isHighSurrogate() && at != line.end() && at->isLowSurrogate();
        const QChar c = plainCharacter(isPair ? QChar::surrogateToUcs4(first, *at++) : first.unicode());
        if (!c.isNull())
            plain.append(c);
    }
}
