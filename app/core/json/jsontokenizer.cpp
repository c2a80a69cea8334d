// SPDX-License-Identifier: MIT
#include "json/jsontokenizer.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace {

using Kind = JsonToken::Kind;

constexpr QByteArrayView kByteOrderMark("\xEF\xBB\xBF");

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Returns the kind of token that begins with `c`, which is not white space.
Kind kindOf(char c)
{
    switch (c) {
    case '{':
        return Kind::ObjectStart;
    case '}':
        return Kind::ObjectEnd;
    case '[':
        return Kind::ArrayStart;
    case ']':
        return Kind::ArrayEnd;
    case ':':
        return Kind::Colon;
    case ',':
        return Kind::Comma;
    case '"':
        return Kind::String;
    default:
        return Kind::Word;
    }
}

/// Returns the position after the closing quote of the string that begins at `at`, or a position beyond the
/// end if there is no closing quote.
qsizetype stringEnd(QByteArrayView json, qsizetype at)
{
    const char *const bytes = json.data();
    const qsizetype size = json.size();
    for (++at; at < size && bytes[at] != '"'; ++at) {
        if (bytes[at] == '\\')
            ++at;
    }
    return at < size ? at + 1 : size + 1;
}

} // namespace

JsonToken JsonTokenizer::next()
{
    const qsizetype blanks = m_at;
    const qsizetype start = blanksEnd(m_at == 0 && m_json.startsWith(kByteOrderMark) ? 3 : m_at);
    Kind kind = start < m_json.size() ? kindOf(m_json[start]) : Kind::End;
    switch (kind) {
    case Kind::End:
        m_at = start;
        break;
    case Kind::Word:
        m_at = wordEnd(start);
        break;
    case Kind::String:
        m_at = stringEnd(m_json, start);
        if (m_at > m_json.size()) {
            m_at = m_json.size();
            kind = Kind::UnterminatedString;
        }
        break;
    default:
        m_at = start + 1;
    }
    return {kind, m_json.sliced(start, m_at - start), m_json.sliced(blanks, start - blanks)};
}

qsizetype JsonTokenizer::blanksEnd(qsizetype at) const
{
    return std::find_if_not(m_json.begin() + at, m_json.end(), isBlank) - m_json.begin();
}

qsizetype JsonTokenizer::wordEnd(qsizetype at) const
{
    return std::find_if(m_json.begin() + at, m_json.end(),
                        [](char c) { return isBlank(c) || kindOf(c) != Kind::Word; }) -
           m_json.begin();
}

std::optional<QString> jsonStringText(QByteArrayView token)
{
    const QJsonArray array = QJsonDocument::fromJson('[' + token.toByteArray() + ']').array();
    return array.size() == 1 && array[0].isString() ? std::optional(array[0].toString()) : std::nullopt;
}
