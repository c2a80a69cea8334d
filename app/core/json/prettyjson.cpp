// SPDX-License-Identifier: MIT
#include "json/prettyjson.h"

namespace {

constexpr int kIndent = 2;
constexpr int kDeepestIndent = 64;

/// Where the string that starts at `start` ends: the place after its closing quote.
qsizetype stringEnd(const QString &text, qsizetype start)
{
    for (qsizetype i = start + 1; i < text.size(); ++i) {
        if (text[i] == u'\\')
            ++i;
        else if (text[i] == u'"')
            return i + 1;
    }
    return text.size();
}

qsizetype blanksEnd(const QString &text, qsizetype start)
{
    while (start < text.size() && text[start].isSpace())
        ++start;
    return start;
}

void breakLine(QString &out, int depth)
{
    out += u'\n';
    out += QString(qBound(0, depth, kDeepestIndent) * kIndent, u' ');
}

} // namespace

QString prettyJson(const QString &text)
{
    const qsizetype first = blanksEnd(text, 0);
    if (first >= text.size() || (text[first] != u'{' && text[first] != u'['))
        return text;
    QString out;
    out.reserve(text.size() * 2);
    int depth = 0;
    for (qsizetype i = first; i < text.size();) {
        const QChar c = text[i];
        if (c == u'"') {
            const qsizetype end = stringEnd(text, i);
            out += QStringView(text).mid(i, end - i);
            i = end;
            continue;
        }
        i = blanksEnd(text, i + 1);
        if (c == u'{' || c == u'[') {
            out += c;
            const bool empty = i < text.size() && (text[i] == u'}' || text[i] == u']');
            if (empty)
                out += text[i++];
            else
                breakLine(out, ++depth);
        } else if (c == u'}' || c == u']') {
            breakLine(out, --depth);
            out += c;
        } else if (c == u',') {
            out += c;
            breakLine(out, depth);
        } else if (c == u':') {
            out += c;
            out += u' ';
        } else if (!c.isSpace()) {
            out += c;
        }
    }
    return out;
}
