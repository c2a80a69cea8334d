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

/// Returns an ASCII text in lower case. QString::toLower() looks up each character in Unicode's tables, which
/// takes several times as long. Up to a hundred thousand subjects are folded while the user waits.
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
    // Only the accents of European scripts are removed; combining marks of other scripts are letters.
    folded.removeIf([](QChar c) { return c >= QChar(0x0300) && c <= QChar(0x036F); });
    return folded;
}
