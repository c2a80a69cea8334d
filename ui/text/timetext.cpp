// SPDX-License-Identifier: MIT
#include "ui/text/timetext.h"

#include "base/clock.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"

#include <QGuiApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace timetext {

namespace {

struct TimeTexts
{
    Q_DECLARE_TR_FUNCTIONS(Time)
public:
    static QString past(qint64 seconds, qint64 days);
    static QString future(qint64 seconds, qint64 days);
    static QString zone(int offsetSeconds);
    static QString datePattern()
    {
        //: A date and time as QLocale::toString() takes it: “14 Mar 2026 09:12”.
        return tr("d MMM yyyy HH:mm");
    }
};

constexpr qint64 kMinute = 60;
constexpr qint64 kHour = 60 * kMinute;
constexpr qint64 kDay = 24 * kHour;
constexpr qint64 kMonthDays = 30;
constexpr qint64 kYearDays = 365;

QString TimeTexts::past(qint64 seconds, qint64 days)
{
    const auto n = [](qint64 value) { return static_cast<int>(value); };
    if (seconds < kMinute)
        return tr("just now");
    if (seconds < kHour)
        return tr("%Ln minutes ago", nullptr, n(seconds / kMinute));
    if (seconds < kDay && days <= 1)
        return tr("%Ln hours ago", nullptr, n(seconds / kHour));
    if (days <= 1)
        return tr("yesterday");
    if (days < 2 * kMonthDays)
        return tr("%Ln days ago", nullptr, n(days));
    if (days < 2 * kYearDays)
        return tr("%Ln months ago", nullptr, n(days / kMonthDays));
    return tr("%Ln years ago", nullptr, n(days / kYearDays));
}

QString TimeTexts::future(qint64 seconds, qint64 days)
{
    const auto n = [](qint64 value) { return static_cast<int>(value); };
    if (seconds < kMinute)
        return tr("just now");
    if (seconds < kHour)
        return tr("in %Ln minutes", nullptr, n(seconds / kMinute));
    if (seconds < kDay && days <= 1)
        return tr("in %Ln hours", nullptr, n(seconds / kHour));
    if (days <= 1)
        return tr("tomorrow");
    if (days < 2 * kYearDays)
        return tr("in %Ln days", nullptr, n(days));
    return tr("in %Ln years", nullptr, n(days / kYearDays));
}

QString TimeTexts::zone(int offsetSeconds)
{
    if (offsetSeconds == 0)
        return u"UTC"_s;
    const int minutes = std::abs(offsetSeconds) / 60;
    const QChar sign = offsetSeconds < 0 ? QChar(0x2212) : u'+';
    if (minutes % 60 == 0)
        return u"UTC%1%2"_s.arg(sign).arg(minutes / 60);
    return u"UTC%1%2:%3"_s.arg(sign).arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

QString relative(const QDateTime &when, const Clock &clock)
{
    const QDateTime now = clock.utcNow();
    const qint64 seconds = when.secsTo(now);
    const qint64 days = clock.inZone(when).date().daysTo(clock.inZone(now).date());
    return seconds >= 0 ? TimeTexts::past(seconds, days) : TimeTexts::future(-seconds, -days);
}

QString timeOfDay(const QDateTime &when, const Clock &clock)
{
    //: A time as QLocale::toString() takes it: “09:12”.
    return QLocale().toString(clock.inZone(when), TimeTexts::tr("HH:mm"));
}

QString timeOrDate(const QDateTime &when, const Clock &clock)
{
    const bool isToday = clock.inZone(when).date() == clock.inZone(clock.utcNow()).date();
    return isToday ? timeOfDay(when, clock) : absolute(when, clock);
}

QString day(const QDateTime &when, const Clock &clock)
{
    const QDate shown = clock.inZone(when).date();
    const qint64 ago = shown.daysTo(clock.inZone(clock.utcNow()).date());
    if (ago == 0)
        return TimeTexts::tr("Today", "above what is of that day");
    if (ago == 1)
        return TimeTexts::tr("Yesterday", "above what is of that day");
    //: A date as QLocale::toString() takes it: “14 Mar 2026”.
    return QLocale().toString(shown, TimeTexts::tr("d MMM yyyy"));
}

QString absolute(const QDateTime &when, const Clock &clock)
{
    const QDateTime shown = clock.inZone(when);
    return u"%1 (%2)"_s.arg(QLocale().toString(shown, TimeTexts::datePattern()),
                            TimeTexts::zone(shown.offsetFromUtc()));
}

QString both(const QDateTime &when, const Clock &clock)
{
    return dotSeparated({relative(when, clock), absolute(when, clock)});
}

QString created(const Timestamp &timestamp, const Clock &clock)
{
    if (isPlaceholder(timestamp))
        return {};
    if (timestamp.instant)
        return both(*timestamp.instant, clock);
    const QString text = visibleLine(timestamp.text);
    // Otherwise the letters of a time in ISO format would decide on the direction of the whole.
    return withoutTimeZone(QGuiApplication::isRightToLeft() ? isolatedText(text) : text);
}

QString iso(const Timestamp &timestamp)
{
    if (!timestamp.instant || isPlaceholder(timestamp))
        return {};
    const bool whole = timestamp.instant->time().msec() == 0;
    return timestamp.instant->toUTC().toString(whole ? Qt::ISODate : Qt::ISODateWithMs);
}

QString clock(std::chrono::milliseconds length)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(length).count();
    const auto two = [](auto number) { return u"%1"_s.arg(number, 2, 10, QLatin1Char('0')); };
    if (seconds < kHour)
        return u"%1:%2"_s.arg(seconds / kMinute).arg(two(seconds % kMinute));
    return u"%1:%2:%3"_s.arg(seconds / kHour).arg(two(seconds % kHour / kMinute), two(seconds % kMinute));
}

} // namespace timetext
