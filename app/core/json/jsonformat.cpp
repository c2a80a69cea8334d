// SPDX-License-Identifier: MIT
#include "json/jsonformat.h"

#include "json/jsontokenizer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int kIndent = 2;
constexpr int kDeepestIndent = 64;

void breakLine(QByteArray &out, int depth)
{
    out += '\n';
    out.append(qBound(0, depth, kDeepestIndent) * kIndent, ' ');
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

/// Appends a token. Escapes invisible characters, and removes a backslash that escapes nothing, which Qt's
/// parser accepts and others do not.
void appendVisible(QByteArray &json, QByteArrayView token)
{
    if (std::all_of(token.begin(), token.end(), [](char c) { return c >= ' ' && c < '\x7F' && c != '\\'; })) {
        json.append(token);
        return;
    }
    const QString text = QString::fromUtf8(token);
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == u'\\' && i + 1 < text.size();
        if (isEscape)
            ++i;
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const QStringView character = QStringView(text).sliced(i, isPair ? 2 : 1);
        i += character.size() - 1;
        if (isInvisible(isPair ? QChar::surrogateToUcs4(character[0], character[1])
                               : character[0].unicode())) {
            for (const QChar c : character)
                out += u"\\u%1"_s.arg(c.unicode(), 4, 16, QChar(u'0'));
        } else {
            if (isEscape && QStringView(u"\"\\/bfnrtu").contains(character))
                out += u'\\';
            out += character;
        }
    }
    json += out.toUtf8();
}

} // namespace

QString prettyJson(const QByteArray &json)
{
    JsonTokenizer tokens(json);
    JsonToken token = tokens.next();
    if (!token.opensContainer())
        return QString::fromUtf8(json);
    QByteArray out;
    out.reserve(json.size() * 2);
    int depth = 0;
    while (token.kind != JsonToken::Kind::End) {
        JsonToken next = tokens.next();
        if (token.opensContainer() && next.closesContainer()) {
            out.append(token.text).append(next.text);
            next = tokens.next();
        } else if (token.opensContainer()) {
            out.append(token.text);
            breakLine(out, ++depth);
        } else if (token.closesContainer()) {
            breakLine(out, --depth);
            out.append(token.text);
        } else {
            out.append(token.text);
            if (token.kind == JsonToken::Kind::Comma)
                breakLine(out, depth);
            else if (token.kind == JsonToken::Kind::Colon)
                out += ' ';
        }
        token = next;
    }
    return QString::fromUtf8(out);
}

QByteArray compactJson(const QByteArray &json)
{
    JsonTokenizer tokens(json);
    QByteArray out;
    out.reserve(json.size());
    for (JsonToken token = tokens.next(); token.kind != JsonToken::Kind::End; token = tokens.next())
        appendVisible(out, token.text);
    return out;
}
