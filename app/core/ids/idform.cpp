// SPDX-License-Identifier: MIT
#include "ids/idform.h"

#include "ids/idtext.h"
#include "ids/idwords.h"

#include <QVarLengthArray>

#include <algorithm>
#include <limits>
#include <optional>

namespace {

/// Beyond this many characters nobody looks closer at a run.
constexpr qsizetype kLongestRun = 128;

using Parts = QVarLengthArray<QStringView, 8>;

bool isHexDigit(QChar c)
{
    const QChar lower = c.toLower();
    return isPlainDigit(c) || (lower >= u'a' && lower <= u'f');
}

bool areDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isPlainDigit);
}

bool areHexDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isHexDigit);
}

/// The parts of a run that has at most `most` of them; none if there are more.
Parts partsOf(QStringView run, QChar separator, qsizetype most)
{
    Parts parts;
    while (parts.size() < most) {
        const qsizetype end = run.indexOf(separator);
        if (end < 0) {
            parts.append(run);
            return parts;
        }
        parts.append(run.first(end));
        run = run.sliced(end + 1);
    }
    return {};
}

bool isBetween(QStringView digits, int low, int high)
{
    return digits.size() <= 4 && digits.toInt() >= low && digits.toInt() <= high;
}

bool isYear(QStringView digits)
{
    return digits.size() == 4 && isBetween(digits, 1900, 2199);
}

/// Year, month and day in any order people write them in.
bool isDate(const Parts &parts)
{
    if (parts.size() != 3 || !std::all_of(parts.begin(), parts.end(), areDigits))
        return false;
    const auto isDay = [](QStringView part) { return part.size() <= 2 && isBetween(part, 1, 31); };
    const bool yearFirst = isYear(parts[0]) && isDay(parts[1]) && isDay(parts[2]);
    const bool yearLast = isDay(parts[0]) && isDay(parts[1]) && (isYear(parts[2]) || parts[2].size() == 2);
    return (yearFirst && isBetween(parts[1], 1, 12)) ||
           (yearLast && (isBetween(parts[0], 1, 12) || isBetween(parts[1], 1, 12)));
}

bool startsWithIsoDate(QStringView run)
{
    const QStringView day = run.first(std::min<qsizetype>(run.size(), 10));
    return day.size() == 10 && isDate(partsOf(day, u'-', 3));
}

/// `14-Mar-2026`, `Mar-14`.
bool namesMonth(QStringView run)
{
    for (const QChar separator : {u'-', u'.', u'/'}) {
        for (const QStringView part : partsOf(run, separator, 3)) {
            if (part.size() < run.size() && idWord(part) == IdWord::Month)
                return true;
        }
    }
    return false;
}

bool isUuid(QStringView run)
{
    const Parts parts = partsOf(run, u'-', 5);
    return run.size() == 36 && parts.size() == 5 && std::all_of(parts.begin(), parts.end(), areHexDigits) &&
           parts[0].size() == 8 && parts[1].size() == 4 && parts[2].size() == 4 && parts[3].size() == 4;
}

bool isIpAddress(QStringView run)
{
    const Parts parts = partsOf(run, u'.', 4);
    return parts.size() == 4 && std::all_of(parts.begin(), parts.end(), [](QStringView part) {
               return areDigits(part) && isBetween(part, 0, 255);
           });
}

/// `1.234.567` or `1'234`.
bool isGrouped(QStringView run, QChar separator)
{
    const Parts parts = partsOf(run, separator, 6);
    return parts.size() > 1 && std::all_of(parts.begin(), parts.end(), areDigits) &&
           std::all_of(parts.begin() + 1, parts.end(), [](QStringView part) { return part.size() == 3; });
}

bool isVersion(QStringView run)
{
    const Parts parts = partsOf(run, u'.', 7);
    return parts.size() > 2 && areDigits(parts[0]) && areDigits(parts[1]) && !parts[2].isEmpty() &&
           isPlainDigit(parts[2].front());
}

bool isExponent(QStringView run)
{
    const qsizetype e = run.indexOf(u'e', 0, Qt::CaseInsensitive);
    const QStringView power = run.sliced(e + 1);
    const auto isMantissa = [](QChar c) { return isPlainDigit(c) || c == u'.' || c == u'-'; };
    return e > 0 && std::all_of(run.begin(), run.begin() + e, isMantissa) &&
           (areDigits(power) ||
            (power.size() > 1 && (isRangeDash(power[0]) || power[0] == u'+') && areDigits(power.sliced(1))));
}

/// `9am`, `14h`, `9h30`.
bool isClockTime(QStringView run)
{
    const auto letters = std::find_if(run.begin(), run.end(), [](QChar c) { return c.isLetter(); });
    const QStringView word(letters, run.end());
    if (letters - run.begin() > 5)
        return false;
    return idWord(word) == IdWord::Clock || word.compare(u"h", Qt::CaseInsensitive) == 0 ||
           (word.startsWith(u'h') && word.size() == 3 && areDigits(word.sliced(1)));
}

IgnoredReason letteredReason(QStringView run)
{
    if (run.startsWith(u"0x", Qt::CaseInsensitive) || isUuid(run))
        return IgnoredReason::Hex;
    if (run.contains(u'@'))
        return IgnoredReason::Address;
    if (startsWithIsoDate(run) || namesMonth(run) ||
        (run.size() > 8 && run[8].toLower() == u't' && areDigits(run.first(8))))
        return IgnoredReason::Date;
    if (run.count(u':') > 1 &&
        std::all_of(run.begin(), run.end(), [](QChar c) { return isHexDigit(c) || c == u':'; }))
        return IgnoredReason::Address;
    if (run.contains(u':') || isClockTime(run))
        return IgnoredReason::Time;
    if (isExponent(run))
        return IgnoredReason::Amount;
    if (isVersion(run))
        return IgnoredReason::Version;
    if (run.size() >= 7 && areHexDigits(run))
        return IgnoredReason::Hex;
    return IgnoredReason::Code;
}

IgnoredReason stoppedReason(QStringView run)
{
    const qsizetype stops = run.count(u'.');
    if (stops == 1)
        return IgnoredReason::Amount;
    if (isIpAddress(run))
        return IgnoredReason::Address;
    if (isDate(partsOf(run, u'.', 3)))
        return IgnoredReason::Date;
    return isGrouped(run, u'.') ? IgnoredReason::Amount : IgnoredReason::Version;
}

IgnoredReason slashedReason(QStringView run)
{
    const Parts parts = partsOf(run, u'/', 3);
    if (isDate(parts))
        return IgnoredReason::Date;
    if (!parts.isEmpty() && isIpAddress(parts[0]))
        return IgnoredReason::Address;
    const bool isLong = std::count_if(run.begin(), run.end(), isPlainDigit) >= 9;
    return isLong && run.startsWith(u'0') ? IgnoredReason::Phone : IgnoredReason::Unclear;
}

IgnoredReason numericReason(QStringView run)
{
    if (startsWithIsoDate(run))
        return IgnoredReason::Date;
    if (run.contains(u':'))
        return run.count(u'.') > 2 ? IgnoredReason::Address : IgnoredReason::Time;
    if (run.contains(u'/'))
        return slashedReason(run);
    if (run.contains(u'_') || run.contains(u'\''))
        return IgnoredReason::Amount;
    const bool hasDash = std::any_of(run.begin() + 1, run.end(), isRangeDash);
    if (run.contains(u'.'))
        return hasDash ? IgnoredReason::Unclear : stoppedReason(run.startsWith(u'-') ? run.sliced(1) : run);
    if (!hasDash || !isPlainDigit(run[0]))
        return IgnoredReason::Unclear;
    const Parts parts = partsOf(run, u'-', 5);
    if (isDate(parts))
        return IgnoredReason::Date;
    return parts.size() > 2 && std::all_of(parts.begin(), parts.end(), areDigits) && run.size() > 8
               ? IgnoredReason::Phone
               : IgnoredReason::Unclear;
}

} // namespace

IgnoredReason numberReason(QStringView run)
{
    if (isMonthOfYear(run))
        return IgnoredReason::Date;
    const bool hasLetter = std::any_of(run.begin(), run.end(), [](QChar c) {
        return c.isLetter() || c.isMark() || c.category() == QChar::Number_Other;
    });
    if (run.size() > kLongestRun)
        return hasLetter ? IgnoredReason::Code : IgnoredReason::Unclear;
    return hasLetter ? letteredReason(run) : numericReason(run);
}

IgnoredReason codeReason(QStringView run)
{
    if (run.size() > kLongestRun)
        return IgnoredReason::Code;
    if (isUuid(run) || (run.size() >= 7 && areHexDigits(run)))
        return IgnoredReason::Hex;
    if (run.contains(u'@') || run.contains(u"://"))
        return IgnoredReason::Address;
    if (namesMonth(run))
        return IgnoredReason::Date;
    if (run[0].toLower() == u'v' && run.size() > 1 && isPlainDigit(run[1]))
        return IgnoredReason::Version;
    const qsizetype stop = run.lastIndexOf(u'.');
    const bool isHost = stop > 0 && run.size() - stop > 2 &&
                        std::all_of(run.begin() + stop + 1, run.end(), [](QChar c) { return c.isLetter(); });
    return isHost ? IgnoredReason::Address : IgnoredReason::Code;
}

bool isMonthOfYear(QStringView run)
{
    return run.size() == 7 && run[4] == u'-' && isYear(run.first(4)) && areDigits(run.sliced(5)) &&
           isBetween(run.sliced(5), 1, 12);
}

bool isDialled(QStringView run)
{
    const auto digits = std::count_if(run.begin(), run.end(), isPlainDigit);
    const qsizetype first = std::find_if_not(run.begin(), run.end(), isPlainDigit) - run.begin();
    return run.startsWith(u'0') && first >= 3 && first <= 5 && digits >= 9 && digits <= 15 &&
           run.size() > 2 * first;
}

namespace {

/// Takes digits with an optional minus off the front.
std::optional<qint64> takeInteger(QStringView &rest)
{
    constexpr qint64 beyond = 1LL << 40;
    const bool negative = rest.startsWith(u'-') || rest.startsWith(kDash);
    const qsizetype first = negative ? 1 : 0;
    qsizetype end = first;
    qint64 value = 0;
    for (; end < rest.size() && isPlainDigit(rest[end]); ++end)
        value = std::min(value * 10 + (rest[end].unicode() - u'0'), beyond);
    if (end == first)
        return {};
    rest = rest.sliced(end);
    return negative ? -value : value;
}

bool takeRangeSign(QStringView &rest)
{
    if (!rest.isEmpty() && isRangeDash(rest[0])) {
        rest = rest.sliced(1);
        return true;
    }
    qsizetype stops = 0;
    while (stops < rest.size() && rest[stops] == u'.')
        ++stops;
    rest = rest.sliced(stops);
    return stops == 2 || stops == 3;
}

} // namespace

IdForm numberForm(QStringView run)
{
    QStringView rest = run;
    const std::optional<qint64> first = takeInteger(rest);
    if (first && rest.isEmpty())
        return {IdForm::Kind::Number, {}, *first, *first};
    if (first && takeRangeSign(rest)) {
        const std::optional<qint64> last = takeInteger(rest);
        if (last && rest.isEmpty() && isDialled(run))
            return {IdForm::Kind::Ignored, IgnoredReason::Phone};
        if (last && rest.isEmpty() && !isMonthOfYear(run))
            return {IdForm::Kind::Range, {}, *first, *last};
    }
    return {IdForm::Kind::Ignored, numberReason(run)};
}

bool isId(qint64 value)
{
    return value >= std::numeric_limits<qint32>::min() && value <= std::numeric_limits<qint32>::max();
}
