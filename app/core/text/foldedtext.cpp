// SPDX-License-Identifier: MIT
#include "text/foldedtext.h"

namespace {

bool isAscii(const QString &text)
{
    char16_t seen = 0;
    for (const QChar c : text)
        seen |= c.unicode();
    return seen < 0x80;
}

/// Of texts of ASCII. QString::toLower() looks each character up in Unicode's tables, which takes several
/// times as long; a hundred thousand subjects are folded while somebody waits.
QString lowered(QString text)
{
    for (QChar &c : text) {
        const char16_t unicode = c.unicode();
        c = QChar(char16_t(unicode | (unicode >= u'A' && unicode <= u'Z' ? 0x20 : 0)));
    }
    return text;
}

} // namespace

QString foldedText(const QString &text)
{
    if (isAscii(text))
        return lowered(text);
    QString folded = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    // The accents of European scripts; marks of others are letters of theirs.
    folded.removeIf([](QChar c) { return c >= QChar(0x0300) && c <= QChar(0x036F); });
    return folded;
}
