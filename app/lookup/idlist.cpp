// SPDX-License-Identifier: MIT
#include "lookup/idlist.h"

#include "base/displaytext.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <optional>

namespace {

constexpr qint64 kMaxIds = 100'000;
constexpr qsizetype kMaxShown = 60;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isSeparator(QChar c)
{
    return c == u',' || c.isSpace();
}

bool isId(qint64 value)
{
    return value >= std::numeric_limits<qint32>::min() && value <= std::numeric_limits<qint32>::max();
}

tl::unexpected<Error> refusal(ErrorCause cause, QStringView part)
{
    return failure(inputError(cause, boundedText(part.left(kMaxShown + 1).toString(), kMaxShown)));
}

/// Takes digits with an optional minus off the front. Beyond int32 the value is only known to be so.
std::optional<qint64> takeInteger(QStringView &rest)
{
    constexpr qint64 beyond = 1LL << 33;
    const bool negative = rest.startsWith(u'-');
    const qsizetype first = negative ? 1 : 0;
    qsizetype end = first;
    qint64 value = 0;
    for (; end < rest.size() && isDigit(rest[end]); ++end)
        value = std::min(value * 10 + (rest[end].unicode() - u'0'), beyond);
    if (end == first)
        return {};
    rest = rest.sliced(end);
    return negative ? -value : value;
}

struct Range
{
    qint64 first;
    qint64 last;
    [[nodiscard]] qint64 count() const { return last - first + 1; }
};

Result<Range> parsePart(QStringView part)
{
    QStringView rest = part;
    const std::optional<qint64> first = takeInteger(rest);
    std::optional<qint64> last = first;
    if (first && rest.startsWith(u'-')) {
        rest = rest.sliced(1);
        last = takeInteger(rest);
    }
    if (!first || !last || !rest.isEmpty())
        return refusal(ErrorCause::IdNotANumber, part);
    if (!isId(*first) || !isId(*last))
        return refusal(ErrorCause::IdOutOfRange, part);
    return Range{std::min(*first, *last), std::max(*first, *last)};
}

/// The next part of the list; empty where there is none.
QStringView takePart(QStringView &rest)
{
    const auto first = std::find_if_not(rest.begin(), rest.end(), isSeparator);
    const auto end = std::find_if(first, rest.end(), isSeparator);
    const QStringView part(first, end);
    rest = QStringView(end, rest.end());
    return part;
}

} // namespace

Result<qint32> parseId(QStringView typed)
{
    const QStringView part = typed.trimmed();
    if (part.isEmpty())
        return failure(inputError(ErrorCause::Required));
    QStringView rest = part;
    const std::optional<qint64> value = takeInteger(rest);
    if (!value || !rest.isEmpty())
        return refusal(ErrorCause::IdNotANumber, part);
    if (!isId(*value))
        return refusal(ErrorCause::IdOutOfRange, part);
    return static_cast<qint32>(*value);
}

Result<QList<qint32>> parseIdList(QStringView typed)
{
    QList<Range> ranges;
    qint64 count = 0;
    for (QStringView part = takePart(typed); !part.isEmpty(); part = takePart(typed)) {
        const Result<Range> range = parsePart(part);
        if (!range)
            return failure(range.error());
        count += range->count();
        if (count > kMaxIds)
            return refusal(ErrorCause::TooManyIds, part);
        ranges += *range;
    }
    if (ranges.isEmpty())
        return failure(inputError(ErrorCause::Required));

    QList<qint32> ids;
    ids.reserve(count);
    QSet<qint32> seen;
    for (const Range &range : std::as_const(ranges)) {
        for (qint64 value = range.first; value <= range.last; ++value) {
            const auto id = static_cast<qint32>(value);
            if (seen.contains(id))
                continue;
            seen.insert(id);
            ids += id;
        }
    }
    return ids;
}
