// SPDX-License-Identifier: MIT
#include "redaction/unescapedtext.h"

#include <QString>

#include <algorithm>
#include <array>
#include <optional>

namespace {

/// The escape at the start of a text.
struct Escape
{
    QByteArray decoded;
    qsizetype length = 0; ///< 0 if there is none
};

/// Returns the value of one to eight digits; `nullopt` if there are other characters, or none.
std::optional<char32_t> number(QByteArrayView digits, char32_t base)
{
    constexpr qsizetype kMaxDigits = 8;
    if (digits.isEmpty() || digits.size() > kMaxDigits)
        return {};
    char32_t value = 0;
    for (const char c : digits) {
        const char32_t digit = c >= '0' && c <= '9'   ? char32_t(c - '0')
                               : c >= 'a' && c <= 'f' ? char32_t(c - 'a' + 10)
                               : c >= 'A' && c <= 'F' ? char32_t(c - 'A' + 10)
                                                      : base;
        if (digit >= base)
            return {};
        value = value * base + digit;
    }
    return value;
}

std::optional<char32_t> hexAt(QByteArrayView text, qsizetype at, qsizetype digits)
{
    return text.size() >= at + digits ? number(text.sliced(at, digits), 16) : std::nullopt;
}

QByteArray utf8Of(char32_t character)
{
    return QString::fromUcs4(&character, 1).toUtf8();
}

Escape unicodeEscape(QByteArrayView text)
{
    const auto unitAt = [text](qsizetype at) -> std::optional<char32_t> {
        return text.size() > at + 1 && text[at] == '\\' && text[at + 1] == 'u' ? hexAt(text, at + 2, 4)
                                                                               : std::nullopt;
    };
    const auto first = unitAt(0);
    if (!first)
        return {};
    if (QChar::isHighSurrogate(*first)) {
        const auto second = unitAt(6);
        if (second && QChar::isLowSurrogate(*second))
            return {utf8Of(QChar::surrogateToUcs4(char16_t(*first), char16_t(*second))), 12};
    }
    return {utf8Of(*first), 6};
}

Escape jsonEscape(QByteArrayView text)
{
    if (text.size() < 2)
        return {};
    switch (text[1]) {
    case 'u':
        return unicodeEscape(text);
    case 'x':
        if (const auto code = hexAt(text, 2, 2))
            return {utf8Of(*code), 4};
        return {};
    case 'n':
        return {"\n", 2};
    case 't':
        return {"\t", 2};
    case 'r':
        return {"\r", 2};
    case 'b':
        return {"\b", 2};
    case 'f':
        return {"\f", 2};
    case '"':
    case '\\':
    case '/':
    case '\'':
        return {QByteArray(1, text[1]), 2};
    default:
        return {};
    }
}

Escape htmlEscape(QByteArrayView text)
{
    constexpr qsizetype kLongest = 10;
    constexpr std::array<std::pair<QByteArrayView, char>, 5> kEntities{
        {{"quot", '"'}, {"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"apos", '\''}}};
    const qsizetype end = text.first(std::min(kLongest, text.size())).indexOf(';');
    if (end < 2)
        return {};
    const QByteArrayView name = text.sliced(1, end - 1);
    for (const auto &[known, character] : kEntities) {
        if (name == known)
            return {QByteArray(1, character), end + 1};
    }
    if (name[0] != '#')
        return {};
    const bool isHex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
    const auto code = isHex ? number(name.sliced(2), 16) : number(name.sliced(1), 10);
    return code && *code <= QChar::LastValidCodePoint ? Escape{utf8Of(*code), end + 1} : Escape{};
}

Escape escapeAt(QByteArrayView text, unsigned escapes)
{
    switch (text[0]) {
    case '\\':
        return escapes & JsonEscapes ? jsonEscape(text) : Escape{};
    case '&':
        return escapes & HtmlEscapes ? htmlEscape(text) : Escape{};
    case '+':
        return escapes & PlusForBlank ? Escape{" ", 1} : Escape{};
    case '%':
        if (const auto byte = escapes & PercentEscapes ? hexAt(text, 1, 2) : std::nullopt)
            return {QByteArray(1, static_cast<char>(*byte)), 3};
        return {};
    default:
        return {};
    }
}

/// Returns the kind of escape that begins with `c`, or 0.
unsigned escapesOf(char c)
{
    return c == '\\'  ? JsonEscapes
           : c == '%' ? PercentEscapes
           : c == '+' ? PlusForBlank
           : c == '&' ? HtmlEscapes
                      : 0U;
}

unsigned escapesIn(QByteArrayView text)
{
    unsigned escapes = 0;
    for (const char first : {'\\', '%', '+', '&'}) {
        if (text.contains(first)) // is much faster than a loop over all bytes
            escapes |= escapesOf(first);
    }
    return escapes;
}

/// Calls `add(bytes, start, end)` for each part of the decoded text, with its range in `text`. Parts without
/// an escape are views into `text`.
template <typename Add>
void decode(QByteArrayView text, unsigned escapes, const Add &add)
{
    qsizetype plain = 0;
    for (qsizetype i = 0; i < text.size();) {
        const Escape escape = escapesOf(text[i]) & escapes ? escapeAt(text.sliced(i), escapes) : Escape{};
        if (escape.length == 0) {
            ++i;
            continue;
        }
        add(text.sliced(plain, i - plain), plain, i);
        add(escape.decoded, i, i + escape.length);
        i += escape.length;
        plain = i;
    }
    add(text.sliced(plain), plain, text.size());
}

} // namespace

UnescapedText::UnescapedText(QByteArrayView text)
    : m_bytes(text)
    , m_escapes(escapesIn(text))
{
}

UnescapedText::UnescapedText(const UnescapedText &from, unsigned escapes)
    : m_from(&from)
    , m_decodedEscapes(escapes)
{
    decode(from.m_bytes, escapes,
           [this](QByteArrayView part, qsizetype, qsizetype) { m_decoded.append(part); });
    m_bytes = m_decoded;
    m_escapes = escapesIn(m_bytes);
}

UnescapedText::Origin UnescapedText::origin(qsizetype at) const
{
    if (!m_from)
        return {at, at + 1};
    if (m_origins.empty())
        findOrigins();
    const Origin &mine = m_origins[static_cast<std::size_t>(at)];
    return {m_from->origin(mine.start).start, m_from->origin(mine.end - 1).end};
}

void UnescapedText::findOrigins() const
{
    m_origins.reserve(static_cast<std::size_t>(m_bytes.size()));
    decode(m_from->m_bytes, m_decodedEscapes, [this](QByteArrayView part, qsizetype start, qsizetype end) {
        const bool isPlain = part.size() == end - start && part.data() == m_from->m_bytes.data() + start;
        for (qsizetype i = 0; i < part.size(); ++i)
            m_origins.push_back(isPlain ? Origin{start + i, start + i + 1} : Origin{start, end});
    });
}
