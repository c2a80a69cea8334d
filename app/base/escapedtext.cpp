// SPDX-License-Identifier: MIT
#include "base/escapedtext.h"

#include <QChar>
#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <optional>

namespace {

/// Where the text may go on; more than one where a character can be read in two ways.
using Places = QVarLengthArray<qsizetype, 8>;

void add(Places &places, qsizetype place)
{
    if (!places.contains(place))
        places.append(place);
}

bool startsWith(QByteArrayView text, qsizetype at, QByteArrayView start)
{
    return at <= text.size() && text.size() - at >= start.size() && text.sliced(at, start.size()) == start;
}

/// Of digits alone, eight at most.
std::optional<char32_t> number(QByteArrayView digits, char32_t base)
{
    constexpr qsizetype kMost = 8;
    if (digits.isEmpty() || digits.size() > kMost)
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

std::optional<char32_t> hex(QByteArrayView text, qsizetype at, qsizetype digits)
{
    return at <= text.size() && text.size() - at >= digits ? number(text.sliced(at, digits), 16)
                                                           : std::nullopt;
}

/// A character's bytes.
using Bytes = QVarLengthArray<char, 4>;

Bytes utf8Of(char32_t c)
{
    const auto tail = [c](int shift) { return static_cast<char>(0x80 | ((c >> shift) & 0x3F)); };
    if (c < 0x80)
        return {static_cast<char>(c)};
    if (c < 0x800)
        return {static_cast<char>(0xC0 | (c >> 6)), tail(0)};
    if (c < 0x10000)
        return {static_cast<char>(0xE0 | (c >> 12)), tail(6), tail(0)};
    return {static_cast<char>(0xF0 | (c >> 18)), tail(12), tail(6), tail(0)};
}

/// `%C3%A9`, or the same once more: `%25C3%25A9`.
void addPercent(Places &places, QByteArrayView text, qsizetype at, const Bytes &bytes)
{
    for (const QByteArrayView sign : {QByteArrayView("%"), QByteArrayView("%25")}) {
        qsizetype place = at;
        bool same = true;
        for (const char byte : bytes) {
            same = same && startsWith(text, place, sign) &&
                   hex(text, place + sign.size(), 2) == char32_t(static_cast<uchar>(byte));
            place += sign.size() + 2;
        }
        if (same)
            add(places, place);
    }
}

/// `\u00e9`, and two of them for what is beyond the basic plane.
void addUnicode(Places &places, QByteArrayView text, qsizetype at, char32_t c)
{
    const auto unit = [text](qsizetype place, char32_t code) {
        return startsWith(text, place, "\\u") && hex(text, place + 2, 4) == code;
    };
    if (!QChar::requiresSurrogates(c)) {
        if (unit(at, c))
            add(places, at + 6);
    } else if (unit(at, QChar::highSurrogate(c))) {
        qsizetype second = at + 6;
        while (startsWith(text, second, "\\\\"))
            ++second;
        if (unit(second, QChar::lowSurrogate(c)))
            add(places, second + 6);
    }
}

constexpr std::array<std::pair<char, char32_t>, 5> kControls{
    {{'n', U'\n'}, {'t', U'\t'}, {'r', U'\r'}, {'b', U'\b'}, {'f', U'\f'}}};
constexpr std::array<std::pair<QByteArrayView, char32_t>, 5> kEntities{
    {{"quot", U'"'}, {"amp", U'&'}, {"lt", U'<'}, {"gt", U'>'}, {"apos", U'\''}}};
constexpr qsizetype kMostBackslashes = 8; ///< where JSON is quoted in JSON, one becomes two, and then four

/// Behind one backslash at `at`.
void addEscape(Places &places, QByteArrayView text, qsizetype at, char32_t c)
{
    addUnicode(places, text, at, c);
    if (text.size() - at < 2)
        return;
    if (text[at + 1] == 'x' && hex(text, at + 2, 2) == c)
        add(places, at + 4);
    const bool isMark = c == U'"' || c == U'\\' || c == U'/' || c == U'\'';
    if (isMark && char32_t(static_cast<uchar>(text[at + 1])) == c)
        add(places, at + 2);
    for (const auto &[letter, control] : kControls) {
        if (c == control && text[at + 1] == letter)
            add(places, at + 2);
    }
}

void addBackslash(Places &places, QByteArrayView text, qsizetype at, char32_t c)
{
    for (qsizetype i = 0; i < kMostBackslashes && startsWith(text, at + i, "\\"); ++i) {
        // Any other character that is escaped comes behind the last of them.
        if (c == U'\\' || !startsWith(text, at + i + 1, "\\"))
            addEscape(places, text, at + i, c);
        if (c == U'\\')
            add(places, at + i + 1);
    }
}

struct Entity
{
    char32_t character = 0;
    qsizetype length = 0; ///< 0: none
};

Entity entityAt(QByteArrayView text, qsizetype at)
{
    constexpr qsizetype kLongest = 10;
    const qsizetype length = text.sliced(at, std::min(kLongest, text.size() - at)).indexOf(';');
    if (length < 0)
        return {};
    const QByteArrayView name = text.sliced(at + 1, length - 1);
    for (const auto &[entity, meant] : kEntities) {
        if (name == entity)
            return {meant, length + 1};
    }
    std::optional<char32_t> code;
    if (name.startsWith("#x") || name.startsWith("#X"))
        code = number(name.sliced(2), 16);
    else if (name.startsWith('#'))
        code = number(name.sliced(1), 10);
    return code ? Entity{*code, length + 1} : Entity{};
}

void addCharacter(Places &places, QByteArrayView text, qsizetype at, char32_t c)
{
    const char first = text[at];
    if (first == '\\')
        addBackslash(places, text, at, c);
    if (c < 0x80) {
        if (char32_t(static_cast<uchar>(first)) == c)
            add(places, at + 1);
    } else {
        if (const Bytes utf8 = utf8Of(c); startsWith(text, at, utf8))
            add(places, at + utf8.size());
        if (char32_t(static_cast<uchar>(first)) == c)
            add(places, at + 1);
    }
    if (first == '%') {
        addPercent(places, text, at, utf8Of(c));
        if (c >= 0x80 && c <= 0xFF)
            addPercent(places, text, at, Bytes{static_cast<char>(c)});
    }
    if (first == '&') {
        if (const Entity entity = entityAt(text, at); entity.length > 0 && entity.character == c)
            add(places, at + entity.length);
    } else if (first == '+' && c == U' ') {
        add(places, at + 1);
    }
}

/// A quick look at the first two characters, which is the end of it nearly everywhere.
bool isElsewhere(QByteArrayView text, qsizetype at, const QList<char32_t> &characters)
{
    if (characters.size() < 2 || at + 1 >= text.size() || characters[0] >= 0x80 || characters[1] >= 0x80)
        return false;
    const char first = text[at];
    const char second = text[at + 1];
    return !startsEscape(first) &&
           (char32_t(static_cast<uchar>(first)) != characters[0] ||
            (char32_t(static_cast<uchar>(second)) != characters[1] && !startsEscape(second)));
}

/// What stands behind at most eight backslashes, and a backslash itself.
void addBehindBackslashes(EscapedCharacters &characters, QByteArrayView text, qsizetype at)
{
    characters.append(U'\\');
    qsizetype letter = at;
    while (letter < text.size() && text[letter] == '\\' && letter - at <= kMostBackslashes)
        ++letter;
    if (letter >= text.size() || text[letter] == '\\')
        return;
    characters.append(char32_t(static_cast<uchar>(text[letter])));
    for (const auto &[sign, control] : kControls) {
        if (text[letter] == sign)
            characters.append(control);
    }
    const qsizetype digits = text[letter] == 'u' ? 4 : text[letter] == 'x' ? 2 : 0;
    if (digits > 0) {
        if (const auto code = hex(text, letter + 1, digits))
            characters.append(*code);
    }
}

} // namespace

EscapedCharacters escapedAt(QByteArrayView text, qsizetype at)
{
    EscapedCharacters characters;
    switch (text[at]) {
    case '\\':
        addBehindBackslashes(characters, text, at);
        break;
    case '%':
        for (const qsizetype sign : {1, 3}) {
            if (const auto byte = hex(text, at + sign, 2))
                characters.append(*byte);
        }
        break;
    case '&':
        if (const Entity entity = entityAt(text, at); entity.length > 0)
            characters.append(entity.character);
        break;
    case '+':
        characters.append(U' ');
        break;
    default:
        break;
    }
    return characters;
}

EscapedMatch matchEscaped(QByteArrayView text, qsizetype at, const QList<char32_t> &characters)
{
    EscapedMatch match;
    if (isElsewhere(text, at, characters))
        return match;
    Places places{at};
    for (qsizetype i = 0; i < characters.size(); ++i) {
        Places next;
        for (const qsizetype place : std::as_const(places)) {
            if (place < text.size())
                addCharacter(next, text, place, characters[i]);
            else
                match.atEnd = i;
        }
        if (next.isEmpty())
            return match;
        places = next;
    }
    match.end = *std::max_element(places.begin(), places.end());
    return match;
}
