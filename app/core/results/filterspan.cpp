// SPDX-License-Identifier: MIT
#include "results/filterspan.h"

#include <QRegularExpression>
#include <QTimeZone>

#include <chrono>

using namespace Qt::StringLiterals;

namespace {

/// Returns the time from `first` until before `next`.
std::optional<FilterSpan> spanUntil(const QDateTime &first, const QDateTime &next)
{
    if (!first.isValid() || !next.isValid())
        return {};
    return FilterSpan{first, next.addMSecs(-1)};
}

std::optional<FilterSpan> wholeDays(QDate first, QDate next, const QDateTime &now)
{
    if (!first.isValid())
        return {};
    // A day may begin later than at midnight, when the clocks are changed.
    return spanUntil(first.startOfDay(now.timeZone()), next.startOfDay(now.timeZone()));
}

std::optional<FilterSpan> timeAgo(const QString &word, const QDateTime &now)
{
    static const QRegularExpression pattern(u"^(\\d{1,6})([hdw])$"_s);
    const QRegularExpressionMatch match = pattern.match(word);
    if (!match.hasMatch())
        return {};
    const qint64 count = match.captured(1).toLongLong();
    const QString unit = match.captured(2);
    const std::chrono::hours length(unit == "h"_L1 ? 1 : unit == "d"_L1 ? 24 : 7 * 24);
    const QDateTime then = now.addMSecs(-count * std::chrono::milliseconds(length).count());
    return FilterSpan{then, then, true};
}

std::optional<FilterSpan> calendarSpan(const QString &word, const QDateTime &now)
{
    static const QRegularExpression pattern(
        u"^(\\d{4})(?:-(\\d\\d)(?:-(\\d\\d)(?:[t ](\\d\\d):(\\d\\d)(?::(\\d\\d))?(z|[+-]\\d\\d:?\\d\\d)?)?)?)?$"_s);
    const QRegularExpressionMatch match = pattern.match(word);
    if (!match.hasMatch())
        return {};
    const auto number = [&match](int part) { return match.captured(part).toInt(); };
    const bool hasMonth = match.hasCaptured(2);
    const QDate date(number(1), hasMonth ? number(2) : 1, match.hasCaptured(3) ? number(3) : 1);
    if (!hasMonth)
        return wholeDays(date, date.addYears(1), now);
    if (!match.hasCaptured(3))
        return wholeDays(date, date.addMonths(1), now);
    if (!match.hasCaptured(4))
        return wholeDays(date, date.addDays(1), now);

    const QTime time(number(4), number(5), number(6));
    if (!date.isValid() || !time.isValid())
        return {};
    QTimeZone zone = now.timeZone();
    if (const QString offset = match.captured(7); !offset.isEmpty()) {
        const int minutes = offset.size() > 1 ? offset.sliced(1, 2).toInt() * 60 + offset.last(2).toInt() : 0;
        zone = QTimeZone((offset.startsWith(u'-') ? -60 : 60) * minutes);
    }
    if (!zone.isValid())
        return {};
    const QDateTime first = QDateTime(date, time, zone).toTimeZone(now.timeZone());
    return spanUntil(first, first.addSecs(match.hasCaptured(6) ? 1 : 60));
}

} // namespace

std::optional<FilterSpan> filterSpan(const QString &word, const QDateTime &now)
{
    const QString lower = word.toLower();
    const QDate today = now.date();
    if (lower == "today"_L1)
        return wholeDays(today, today.addDays(1), now);
    if (lower == "yesterday"_L1)
        return wholeDays(today.addDays(-1), today, now);
    if (auto ago = timeAgo(lower, now))
        return ago;
    return calendarSpan(lower, now);
}
