// SPDX-License-Identifier: MIT
#include "results/timebins.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct TimeBinTexts
{
    Q_DECLARE_TR_FUNCTIONS(TimeBins)
};

/// A width of bins. `years` is 0 for those that are narrower than a year.
struct Width
{
    BinUnit unit;
    int years = 0;
};

constexpr std::array kWidths{
    Width{BinUnit::Hour},      Width{BinUnit::Day},        Width{BinUnit::Week},
    Width{BinUnit::Month},     Width{BinUnit::Quarter},    Width{BinUnit::Year, 1},
    Width{BinUnit::Years, 10}, Width{BinUnit::Years, 100}, Width{BinUnit::Years, 1000}};

/// Returns the first day of the bin that contains the day.
QDate startOfBin(QDate day, const Width &width)
{
    switch (width.unit) {
    case BinUnit::Hour:
    case BinUnit::Day:
        return day;
    case BinUnit::Week:
        return day.addDays(1 - day.dayOfWeek());
    case BinUnit::Month:
        return {day.year(), day.month(), 1};
    case BinUnit::Quarter:
        return {day.year(), day.month() - (day.month() - 1) % 3, 1};
    case BinUnit::Year:
    case BinUnit::Years:
        // There is no year 0 in QDate.
        return {std::max(1, day.year() - day.year() % width.years), 1, 1};
    }
    Q_UNREACHABLE();
}

/// Returns the first day of the bin after the one that starts with `start`.
QDate nextBin(QDate start, const Width &width)
{
    switch (width.unit) {
    case BinUnit::Hour:
    case BinUnit::Day:
        return start.addDays(1);
    case BinUnit::Week:
        return start.addDays(7);
    case BinUnit::Month:
        return start.addMonths(1);
    case BinUnit::Quarter:
        return start.addMonths(3);
    case BinUnit::Year:
    case BinUnit::Years:
        return {start.year() - start.year() % width.years + width.years, 1, 1};
    }
    Q_UNREACHABLE();
}

/// Returns the edges; more than kMaxTimeBins + 1 if there would be too many bins.
QList<QDateTime> edgesOf(const QDateTime &first, const QDateTime &last, const Width &width)
{
    QList<QDateTime> edges;
    const QTimeZone zone = first.timeZone();
    if (width.unit == BinUnit::Hour) {
        const QTime inHour = first.time();
        QDateTime edge =
            first.addMSecs(-(inHour.minute() * 60'000LL + inHour.second() * 1000LL + inHour.msec()));
        for (; edges.size() <= kMaxTimeBins + 1; edge = edge.addSecs(3600)) {
            edges += edge;
            if (edge > last)
                break;
        }
        return edges;
    }
    for (QDate day = startOfBin(first.date(), width); edges.size() <= kMaxTimeBins + 1;
         day = nextBin(day, width)) {
        edges += day.startOfDay(zone); // may be later than midnight, when the clocks are changed
        if (edges.last() > last)
            break;
    }
    return edges;
}

QString yearText(QDate day)
{
    return QString::number(day.year()).rightJustified(4, u'0');
}

QString monthText(QDate day)
{
    return yearText(day) + day.toString(u"-MM"_s);
}

QString dayText(QDate day)
{
    return monthText(day) + day.toString(u"-dd"_s);
}

QString spanText(const QString &first, const QString &last)
{
    //: From one date to another: %1 and %2 are dates in ISO 8601 or years.
    return TimeBinTexts::tr("%1 – %2", "dates").arg(first, last);
}

} // namespace

TimeBins timeBins(const QDateTime &first, const QDateTime &last, const QTimeZone &zone)
{
    if (!first.isValid() || !last.isValid() || last < first)
        return {};
    const QDateTime from = first.toTimeZone(zone);
    const QDateTime to = last.toTimeZone(zone);
    for (const Width &width : kWidths) {
        const QList<QDateTime> edges = edgesOf(from, to, width);
        if (edges.size() <= kMaxTimeBins + 1)
            return {width.unit, edges};
    }
    return {}; // more than 31,000 years
}

QString TimeBins::text(qsizetype bin) const
{
    const QDateTime &first = edges.at(bin);
    const QDate day = first.date();
    const QDate lastDay = edges.at(bin + 1).date().addDays(-1);
    switch (unit) {
    case BinUnit::Hour:
        return dayText(day) + first.time().toString(u" HH:mm"_s);
    case BinUnit::Day:
        return dayText(day);
    case BinUnit::Week:
        return spanText(dayText(day), dayText(lastDay));
    case BinUnit::Month:
        return monthText(day);
    case BinUnit::Quarter:
        return spanText(monthText(day), monthText(lastDay));
    case BinUnit::Year:
        return yearText(day);
    case BinUnit::Years:
        return spanText(yearText(day), yearText(lastDay));
    }
    Q_UNREACHABLE();
}

QString binUnitText(BinUnit unit)
{
    switch (unit) {
    case BinUnit::Hour:
        //: The width of the bars of a histogram, as in “Created (per hour, UTC)”.
        return TimeBinTexts::tr("per hour");
    case BinUnit::Day:
        return TimeBinTexts::tr("per day");
    case BinUnit::Week:
        return TimeBinTexts::tr("per week");
    case BinUnit::Month:
        return TimeBinTexts::tr("per month");
    case BinUnit::Quarter:
        return TimeBinTexts::tr("per quarter");
    case BinUnit::Year:
        return TimeBinTexts::tr("per year");
    case BinUnit::Years:
        return TimeBinTexts::tr("over the years");
    }
    Q_UNREACHABLE();
}
