// SPDX-License-Identifier: MIT
#include "base/escapedtext.h"

#include <QChar>
#include <QString>
#include <QVarLengthArray>

#include <algorithm>
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

std::optional<char32_t> number(QByteArrayView digits, int base)
{
    bool isNumber = false;
    const uint value = digits.toUInt(&isNumber, base);
    return isNumber ? std::optional<char32_t>(value) : std::nullopt;
}

std::optional<char32_t> hex(QByteArrayView text, qsizetype at, qsizetype digits)
{
    return at <= text.size() && text.size() - at >= digits ? number(text.sliced(at, digits), 16)
                                                           : std::nullopt;
}

/// `%C3%A9`, or the same once more: `%25C3%25A9`.
void addPercent(Places &places, QByteArrayView text, qsizetype at, const QByteArray &utf8)
{
    for (const QByteArrayView sign : {QByteArrayView("%"), QByteArrayView("%25")}) {
        qsizetype place = at;
        bool same = true;
        for (const char byte : utf8) {
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
    constexpr std::array<std::pair<char, char32_t>, 5> controls{
        {{'n', U'\n'}, {'t', U'\t'}, {'r', U'\r'}, {'b', U'\b'}, {'f', U'\f'}}};
    for (const auto &[letter, control] : controls) {
        if (c == control && text[at + 1] == letter)
            add(places, at + 2);
    }
}

/// Where JSON is quoted in JSON, one backslash becomes two, and then four.
void addBackslash(Places &places, QByteArrayView text, qsizetype at, char32_t c)
{
    constexpr qsizetype kMost = 8;
    for (qsizetype i = 0; i < kMost && startsWith(text, at + i, "\\"); ++i) {
        addEscape(places, text, at + i, c);
        if (c == U'\\')
            add(places, at + i + 1);
    }
}

void addEntity(Places &places, QByteArrayView text, qsizetype at, char32_t c)
{
    constexpr qsizetype kLongest = 10;
    const qsizetype length = text.sliced(at, std::min(kLongest, text.size() - at)).indexOf(';');
    if (length < 0)
        return;
    const QByteArrayView name = text.sliced(at + 1, length - 1);
    constexpr std::array<std::pair<QByteArrayView, char32_t>, 5> names{
        {{"quot", U'"'}, {"amp", U'&'}, {"lt", U'<'}, {"gt", U'>'}, {"apos", U'\''}}};
    bool same = false;
    for (const auto &[entity, meant] : names)
        same = same || (c == meant && name == entity);
    if (name.startsWith("#x") || name.startsWith("#X"))
        same = number(name.sliced(2), 16) == c;
    else if (name.startsWith('#'))
        same = number(name.sliced(1), 10) == c;
    if (same)
        add(places, at + length + 1);
}

QByteArray utf8Of(char32_t c)
{
    return QString::fromUcs4(&c, 1).toUtf8();
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
        if (const QByteArray utf8 = utf8Of(c); startsWith(text, at, utf8))
            add(places, at + utf8.size());
        if (char32_t(static_cast<uchar>(first)) == c)
            add(places, at + 1);
    }
    if (first == '%') {
        addPercent(places, text, at, utf8Of(c));
        if (c >= 0x80 && c <= 0xFF)
            addPercent(places, text, at, QByteArray(1, static_cast<char>(c)));
    }
    if (first == '&')
        addEntity(places, text, at, c);
    else if (first == '+' && c == U' ')
        add(places, at + 1);
}

/// A quick look at the first two characters, which is the end of it nearly everywhere.
bool isElsewhere(QByteArrayView text, qsizetype at, const QList<char32_t> &characters)
{
    if (characters.size() < 2 || at + 1 >= text.size() || characters[0] >= 0x80 || characters[1] >= 0x80)
        return false;
    const auto isEscape = [](char c) {
        return std::find(kEscapeStarts.begin(), kEscapeStarts.end(), c) != kEscapeStarts.end();
    };
    const char first = text[at];
    const char second = text[at + 1];
    return !isEscape(first) && (char32_t(static_cast<uchar>(first)) != characters[0] ||
                                (char32_t(static_cast<uchar>(second)) != characters[1] && !isEscape(second)));
}

} // namespace

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
