// SPDX-License-Identifier: MIT
#include "json/compactjson.h"

#include <QString>

using namespace Qt::StringLiterals;

namespace {

void appendEscaped(QString &out, QChar c)
{
    out += u"\\u%1"_s.arg(c.unicode(), 4, 16, QChar(u'0'));
}

bool isInvisible(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

} // namespace

QByteArray compactJson(const QByteArray &json)
{
    const QString text = QString::fromUtf8(json); // without the byte order mark it may start with
    QString out;
    out.reserve(text.size());
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (!inString) {
            inString = c == u'"';
            if (!c.isSpace())
                out += c;
        } else if (c == u'\\' && i + 1 < text.size()) {
            out += c;
            out += text[++i];
        } else if (isInvisible(isPair ? QChar::surrogateToUcs4(c, text[i + 1]) : char32_t(c.unicode()))) {
            appendEscaped(out, c);
            if (isPair)
                appendEscaped(out, text[++i]);
        } else {
            inString = c != u'"';
            out += c;
            if (isPair)
                out += text[++i];
        }
    }
    return out.toUtf8();
}
