// SPDX-License-Identifier: MIT
#include "ids/idform.h"

#include "ids/idreason.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace {

constexpr char16_t kDash = u'\u2013';

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
