// SPDX-License-Identifier: MIT
#include "ids/idtext.h"

using namespace Qt::StringLiterals;

namespace {

char16_t plainControl(char16_t c)
{
    switch (c) {
    case u'\n':
    case u'\v':
    case u'\f':
    case u'\r':
        return u'\n';
    case u'\t':
        return u'\t';
    default:
        return u' ';
    }
}

/// The form of a sign that is looked for by its own, or 0.
char16_t plainSign(char32_t c)
{
    switch (c) {
    case U'\u2010':
    case U'\u2011':
    case U'\u2212':
    case U'\uFE63':
        return u'-';
    case U'\u2012':
    case U'\u2013':
    case U'\u2014':
    case U'\u2015':
    case U'\u301C':
    case U'\uFE58':
    case U'\uFF5E':
        return kDash;
    case U'\u060C':
    case U'\u3001':
    case U'\uFE50':
    case U'\uFE51':
    case U'\uFF64':
        return u',';
    case U'\u00B7':
    case U'\u061B':
    case U'\u2022':
    case U'\u2023':
    case U'\u2043':
    case U'\u30FB':
    case U'\uFE54':
        return u';';
    case U'\u066B':
    case U'\u2024':
    case U'\u3002':
    case U'\uFE52':
    case U'\uFF61':
        return u'.';
    case U'\u066C':
    case U'\u2019':
        return u'\'';
    case U'\u066A':
    case U'\u2030':
    case U'\uFE6A':
        return u'%';
    case U'\u2044':
    case U'\u2215':
        return u'/';
    case U'\u2116':
    case U'\uFE5F':
        return u'#';
    case U'\u00AB':
    case U'\u00BB':
    case U'\u2018':
    case U'\u201A':
    case U'\u201B':
    case U'\u201C':
    case U'\u201D':
    case U'\u201E':
    case U'\u201F':
    case U'\u2039':
    case U'\u203A':
    case U'\u300C':
    case U'\u300D':
    case U'\u300E':
    case U'\u300F':
        return u'"';
    default:
        return c >= 0xFF01 && c <= 0xFF5D ? static_cast<char16_t>(c - 0xFEE0) : u'\0';
    }
}

void append(QString &plain, char32_t c)
{
    if (const char16_t sign = plainSign(c)) {
        plain += QChar(sign);
        return;
    }
    switch (QChar::category(c)) {
    case QChar::Number_DecimalDigit:
        plain += QChar(static_cast<char16_t>(u'0' + QChar::digitValue(c)));
        return;
    case QChar::Separator_Space:
        plain += u' ';
        return;
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        plain += u'\n';
        return;
    case QChar::Other_Control:
        plain += c == 0x85 ? u'\n' : u' ';
        return;
    case QChar::Other_Format:
        return;
    case QChar::Punctuation_Open:
        plain += u'(';
        return;
    case QChar::Punctuation_Close:
        plain += u')';
        return;
    default:
        break;
    }
    if (c == 0x2025 || c == 0x2026)
        plain += c == 0x2025 ? ".."_L1 : "..."_L1;
    else if (c < 0xFE00 || c > 0xFE0F) // which choose between looks of a sign
        plain += QStringView(QChar::fromUcs4(c));
}

} // namespace

QString plainIdText(QStringView text)
{
    QString plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c >= 0x20 && c < 0x7F) {
            plain += QChar(c);
        } else if (c < 0x80) {
            if (c != u'\r' || i + 1 >= text.size() || text[i + 1] != u'\n')
                plain += QChar(plainControl(c));
        } else if (QChar::isHighSurrogate(c) && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            append(plain, QChar::surrogateToUcs4(c, text[++i].unicode()));
        } else {
            append(plain, c);
        }
    }
    return plain;
}

bool isWordCharacter(QChar c)
{
    const char16_t u = c.unicode();
    if (u < 0x80)
        return (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z') || (u >= u'0' && u <= u'9');
    return c.isLetterOrNumber() || c.isMark();
}

bool isUnspacedLetter(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= 0x0E00 && u <= 0x0EFF) || (u >= 0x2E80 && u <= 0x9FFF) || (u >= 0xAC00 && u <= 0xD7AF) ||
           (u >= 0xF900 && u <= 0xFAFF);
}
