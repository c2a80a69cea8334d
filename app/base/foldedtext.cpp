// SPDX-License-Identifier: MIT
#include "base/foldedtext.h"

#include <algorithm>

QString foldedText(const QString &text)
{
    const bool isAscii = std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    if (isAscii)
        return text.toLower();
    QString folded = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    // The accents of European scripts; marks of others are letters of theirs.
    folded.removeIf([](QChar c) { return c >= QChar(0x0300) && c <= QChar(0x036F); });
    return folded;
}
