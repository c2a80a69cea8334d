// SPDX-License-Identifier: MIT
#include "ids/idscan.h"

#include "ids/idform.h"
#include "ids/idtext.h"
#include "ids/idwords.h"

#include <algorithm>

namespace {

constexpr qsizetype kLongestAmount = 32;
constexpr qsizetype kLongestPhone = 32;
constexpr qsizetype kPhoneDigits = 15;

/// The character there, or a line break behind the end.
QChar at(QStringView text, qsizetype index)
{
    return index < text.size() ? text[index] : QChar(u'\n');
}

qsizetype digitsEnd(QStringView text, qsizetype start)
{
    while (isPlainDigit(at(text, start)))
        ++start;
    return start;
}

/// Digits in groups, then digits behind a decimal sign: `1,234.5`, `12,50`, `7`.
bool isMoney(QStringView number)
{
    qsizetype i = digitsEnd(number, 0);
    bool isLast = i == 0;
    while (i < number.size() && !isLast) {
        const qsizetype end = digitsEnd(number, i + 1);
        isLast = end - i - 1 != 3;
        i = end;
    }
    return i == number.size() && i > 0;
}

/// Money without a currency: with groups by one sign, and decimals behind the other.
bool hasGroupsAndDecimals(QStringView number)
{
    const qsizetype first = digitsEnd(number, 0);
    const QChar group = at(number, first);
    if (first > 3 || (group != u',' && group != u'.'))
        return false;
    const QChar decimal = group == u',' ? u'.' : u',';
    const qsizetype behind = number.indexOf(decimal);
    if (behind < 0 || number.lastIndexOf(decimal) != behind)
        return false;
    const qsizetype decimals = number.size() - behind - 1;
    return isMoney(number.first(behind)) && digitsEnd(number, behind - 3) == behind &&
           (decimal == u'.' || decimals < 3);
}

/// The end of a currency or percentage behind a number that ends there.
std::optional<qsizetype> currencyEnd(QStringView text, qsizetype start)
{
    const bool hasBlank = at(text, start) == u' ';
    const qsizetype first = start + (hasBlank ? 1 : 0);
    const QChar sign = at(text, first);
    if (sign == u'%')
        return first + 1;
    if (isCurrency(sign)) // as in `101 $5`, where it belongs to what follows
        return hasBlank && isPlainDigit(at(text, first + 1)) ? std::nullopt : std::optional(first + 1);
    qsizetype end = first;
    while (end - first < 9 && at(text, end).isLetter())
        ++end;
    if (end == first || idWord(text.sliced(first, end - first)) != IdWord::Currency)
        return {};
    return end;
}

bool isUrlSpace(QChar c)
{
    return c.isSpace() || c == u'"' || c == u'`' || c == u'<' || c == u'>' || c == u'|' || c == u'\\';
}

bool isSentenceSign(QChar c)
{
    return c == u'.' || c == u',' || c == u';' || c == u':' || c == u'!' || c == u'?' || c == u'\'' ||
           c == u'*' || c == u'_';
}

/// `(555) 123-4567`, `(089) 123456`.
std::optional<qsizetype> bracketedPhoneEnd(QStringView text, qsizetype start)
{
    const qsizetype area = digitsEnd(text.first(std::min(text.size(), start + 8)), start + 1);
    if (area - start < 3 || at(text, area) != u')')
        return {};
    const qsizetype local = area + (at(text, area + 1) == u' ' ? 2 : 1);
    const QStringView near = text.first(std::min(text.size(), start + kLongestPhone));
    const qsizetype exchange = digitsEnd(near, local);
    if (at(text, start + 1) == u'0' && exchange - local >= 4)
        return exchange;
    const QChar sign = at(text, exchange);
    if (exchange - local != 3 || (sign != u'-' && sign != u'.' && sign != u' '))
        return {};
    const qsizetype end = digitsEnd(near, exchange + 1);
    return end - exchange == 5 ? std::optional(end) : std::nullopt;
}

} // namespace

bool isCurrency(QChar c)
{
    return c == u'$' || (c.unicode() > 0x7F && (c.category() == QChar::Symbol_Currency || c == u'\u5186' ||
                                                c == u'\u5143' || c == u'\uC6D0'));
}

std::optional<qsizetype> amountEnd(QStringView text, qsizetype start, bool isAfterCurrency)
{
    qsizetype end = start + (at(text, start) == u'-' ? 1 : 0);
    const qsizetype first = end;
    const qsizetype bound = start + kLongestAmount;
    while (end < bound && isPlainDigit(at(text, end))) {
        end = digitsEnd(text.first(std::min(text.size(), bound)), end);
        const QChar sign = at(text, end);
        if ((sign == u'.' || sign == u',' || sign == u'\'') && isPlainDigit(at(text, end + 1)))
            ++end;
    }
    if (end >= bound || end == first)
        return {};
    if (isAfterCurrency) {
        while (end < bound && at(text, end).isLetterOrNumber() && !isUnspacedLetter(at(text, end)))
            ++end;
        return end;
    }
    const QStringView number = text.sliced(first, end - first);
    if (const auto behind = currencyEnd(text, end); behind && isMoney(number))
        return behind;
    return hasGroupsAndDecimals(number) ? std::optional(end) : std::nullopt;
}

std::optional<qsizetype> phoneEnd(QStringView text, qsizetype start)
{
    if (at(text, start) == u'(')
        return bracketedPhoneEnd(text, start);
    constexpr QStringView signs = u" -()./\u2013";
    qsizetype digits = 0;
    qsizetype end = start + 1;
    for (qsizetype i = end; i < start + kLongestPhone;) {
        const qsizetype group = digitsEnd(text.first(std::min(text.size(), i + kPhoneDigits + 1)), i);
        if (group > i) {
            if (digits + group - i > kPhoneDigits)
                break;
            digits += group - i;
            i = end = group;
        } else if (signs.contains(at(text, i))) {
            ++i;
        } else {
            break;
        }
    }
    return digits >= 7 ? std::optional(end) : std::nullopt;
}

std::optional<qsizetype> hexAddressEnd(QStringView text, qsizetype start)
{
    constexpr qsizetype longest = 48;
    qsizetype colons = 0;
    qsizetype doubled = 0;
    qsizetype group = 0;
    qsizetype end = start;
    for (; end < start + longest; ++end) {
        const char16_t c = at(text, end).unicode();
        if (c == u':') {
            doubled += at(text, end + 1) == u':' ? 1 : 0;
            ++colons;
            group = 0;
        } else if (isPlainDigit(c) || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F')) {
            if (++group > 4)
                return {};
        } else {
            break;
        }
    }
    const bool isWhole = !isWordCharacter(at(text, end)) && at(text, end - 1) != u':';
    const bool isAddress = doubled == 1 || (doubled == 0 && (colons == 7 || colons == 5));
    return isWhole && isAddress ? std::optional(end) : std::nullopt;
}

qsizetype urlEnd(QStringView text, qsizetype start)
{
    qsizetype end = start;
    qsizetype open = 0;
    bool isQuery = false;
    for (; end < text.size() && !isUrlSpace(text[end]); ++end) {
        const QChar c = text[end];
        if (c == u'(' || c == u'[' || c == u'{')
            ++open;
        else if ((c == u')' || c == u']' || c == u'}') && --open < 0)
            break;
        else if (c == u'?' || c == u'#')
            isQuery = true;
        else if ((c == u',' || c == u';') &&
                 (!isQuery || text.sliced(end + 1).startsWith(u"http", Qt::CaseInsensitive)))
            break;
    }
    while (end > start && isSentenceSign(text[end - 1]))
        --end;
    return end;
}

QStringView urlId(QStringView url)
{
    constexpr QStringView folder = u"/notification/";
    const bool isRelative = url.startsWith(folder.sliced(1), Qt::CaseInsensitive);
    qsizetype found = isRelative ? -1 : url.indexOf(folder, 0, Qt::CaseInsensitive);
    while (isRelative || found >= 0) {
        const qsizetype first = found + folder.size();
        const qsizetype end = digitsEnd(url, first + (at(url, first) == u'-' ? 1 : 0));
        const QChar behind = at(url, end);
        if (end > first && isPlainDigit(url[end - 1]) && !behind.isLetterOrNumber() && behind != u'-' &&
            behind != u'_' && behind != u'%' && behind != u'.')
            return url.sliced(first, end - first);
        found = url.indexOf(folder, first - 1, Qt::CaseInsensitive);
        if (found < 0)
            break;
    }
    return {};
}
