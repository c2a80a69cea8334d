// SPDX-License-Identifier: MIT
#include "text/copytext.h"

#include <algorithm>

namespace {

bool isLineBreak(QChar c)
{
    return (c >= u'\n' && c <= u'\r') || c == QChar(0x85) || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator;
}

/// Returns whether `c` would change the text around it: a control character or a bidirectional control.
bool changesContext(QChar c)
{
    const char16_t code = c.unicode();
    return (c.category() == QChar::Other_Control && c != u'\t') || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

/// Returns whether `c` is a printable ASCII character.
bool isPlain(QChar c)
{
    return c >= u' ' && c <= u'~';
}

} // namespace

QString containedText(QStringView text)
{
    if (std::all_of(text.begin(), text.end(), isPlain))
        return text.toString();
    QString contained;
    contained.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool hasNext = i + 1 < text.size();
        if (c.isHighSurrogate() && hasNext && text[i + 1].isLowSurrogate()) {
            contained += c;
            contained += text[++i];
        } else if (c == u'\r' && hasNext && text[i + 1] == u'\n') {
            continue;
        } else if (isLineBreak(c)) {
            contained += u'\n';
        } else {
            contained += changesContext(c) || c.isSurrogate() ? QChar(QChar::ReplacementCharacter) : c;
        }
    }
    return contained;
}

QString containedLine(QStringView text)
{
    QString line = containedText(text);
    line.replace(u'\n', u' ');
    line.replace(u'\t', u' ');
    return line.trimmed();
}
