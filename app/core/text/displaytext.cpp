// SPDX-License-Identifier: MIT
#include "text/displaytext.h"

namespace {

bool isHidden(char32_t c)
{
    if (c == U'\u200C' || c == U'\u200D')
        return false;
    switch (QChar::category(c)) {
    case QChar::Other_Control:
        return c != U'\n' && c != U'\t';
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return c == 0x115F || c == 0x1160 || c == 0x3164 ||
               c == 0xFFA0; // Hangul fillers: letters without a glyph
    }
}

bool isDirectionMark(QChar c)
{
    const char16_t code = c.unicode();
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

} // namespace

QString visibleText(QStringView text)
{
    QString shown;
    shown.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'\r') {
            if (i + 1 >= text.size() || text[i + 1] != u'\n')
                shown += u'\n';
            continue;
        }
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            const char32_t pair = QChar::surrogateToUcs4(c, text[i + 1]);
            if (isHidden(pair)) {
                shown += QChar::ReplacementCharacter;
            } else {
                shown += c;
                shown += text[i + 1];
            }
            ++i;
            continue;
        }
        shown += isHidden(c.unicode()) ? QChar(QChar::ReplacementCharacter) : c;
    }
    return shown;
}

QString visibleLine(QStringView text)
{
    QString line = visibleText(text);
    line.replace(u'\n', u' ');
    line.replace(u'\t', u' ');
    return line.trimmed();
}

QString boundedText(const QString &text, qsizetype characters)
{
    if (text.size() <= characters)
        return text;
    qsizetype end = characters - 1;
    if (end > 0 && text[end - 1].isHighSurrogate())
        --end;
    return text.left(end) + QChar(0x2026);
}

QString isolatedText(const QString &text)
{
    return QChar(0x2068) + text + QChar(0x2069);
}

QString withoutDirectionMarks(QString text)
{
    text.removeIf(isDirectionMark);
    return text;
}
