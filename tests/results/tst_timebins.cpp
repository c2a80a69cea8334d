// SPDX-License-Identifier: MIT
#include "results/timebins.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestTimeBins final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void widths_data();
    void widths();
    void zones();
    void clocksGoBack();
    void none();
};

namespace {

QDateTime utc(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODate).toUTC();
}

} // namespace

void TestTimeBins::widths_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("firstText");
    QTest::addColumn<QString>("lastText");
    const auto add = [](const char *name, const QString &first, const QString &last, const QString &unit,
                        int count, const QString &firstText, const QString &lastText) {
        QTest::newRow(name) << first << last << unit << count << firstText << lastText;
    };
    add("one moment", u"2026-03-14T08:12:00Z"_s, u"2026-03-14T08:12:00Z"_s, u"per hour"_s, 1,
        u"2026-03-14 08:00"_s, u"2026-03-14 08:00"_s);
    add("31 hours", u"2026-03-14T08:12:00Z"_s, u"2026-03-15T14:59:59Z"_s, u"per hour"_s, 31,
        u"2026-03-14 08:00"_s, u"2026-03-15 14:00"_s);
    add("a full hour starts the next bin", u"2026-03-14T08:00:00Z"_s, u"2026-03-15T15:00:00Z"_s, u"per day"_s,
        2, u"2026-03-14"_s, u"2026-03-15"_s);
    add("31 days", u"2026-01-01T00:00:00Z"_s, u"2026-01-31T23:59:59Z"_s, u"per day"_s, 31, u"2026-01-01"_s,
        u"2026-01-31"_s);
    add("weeks start on Monday", u"2026-01-01T00:00:00Z"_s, u"2026-02-01T00:00:00Z"_s, u"per week"_s, 5,
        u"2025-12-29 – 2026-01-04"_s, u"2026-01-26 – 2026-02-01"_s);
    add("months", u"2025-01-31T00:00:00Z"_s, u"2026-02-28T00:00:00Z"_s, u"per month"_s, 14, u"2025-01"_s,
        u"2026-02"_s);
    add("quarters", u"2020-02-01T00:00:00Z"_s, u"2023-12-31T00:00:00Z"_s, u"per quarter"_s, 16,
        u"2020-01 – 2020-03"_s, u"2023-10 – 2023-12"_s);
    add("years", u"2001-02-01T00:00:00Z"_s, u"2026-01-01T00:00:00Z"_s, u"per year"_s, 26, u"2001"_s,
        u"2026"_s);
    add("tens of years", u"1970-01-01T00:00:00Z"_s, u"2026-01-01T00:00:00Z"_s, u"over the years"_s, 6,
        u"1970 – 1979"_s, u"2020 – 2029"_s);
    add("everything", u"0002-01-01T00:00:00Z"_s, u"9999-12-31T23:59:59Z"_s, u"over the years"_s, 10,
        u"0001 – 0999"_s, u"9000 – 9999"_s);
}

void TestTimeBins::widths()
{
    QFETCH(const QString, first);
    QFETCH(const QString, last);
    QFETCH(const QString, unit);
    QFETCH(const int, count);
    const TimeBins bins = timeBins(utc(first), utc(last), QTimeZone::utc());
    QCOMPARE(bins.count(), count);
    QCOMPARE(binUnitText(bins.unit), unit);
    QTEST(bins.text(0), "firstText");
    QTEST(bins.text(bins.count() - 1), "lastText");
    QVERIFY(bins.edges.first() <= utc(first));
    QVERIFY(bins.edges.last() > utc(last));
    QVERIFY(bins.edges.at(bins.count() - 1) <= utc(last));
}

void TestTimeBins::zones()
{
    const QTimeZone india(5 * 3600 + 30 * 60);
    const TimeBins hours = timeBins(utc(u"2026-03-14T20:12:00Z"_s), utc(u"2026-03-14T20:40:00Z"_s), india);
    QCOMPARE(hours.count(), 2);
    QCOMPARE(hours.text(0), u"2026-03-15 01:00"_s);
    QCOMPARE(hours.edges.first(), utc(u"2026-03-14T19:30:00Z"_s));
    const TimeBins days = timeBins(utc(u"2026-03-14T18:29:00Z"_s), utc(u"2026-03-16T08:00:00Z"_s), india);
    QCOMPARE(days.count(), 3);
    QCOMPARE(days.text(0), u"2026-03-14"_s);
    QCOMPARE(days.edges.at(1), utc(u"2026-03-14T18:30:00Z"_s));
}

void TestTimeBins::clocksGoBack()
{
    const TimeBins bins =
        timeBins(utc(u"2026-10-24T22:00:00Z"_s), utc(u"2026-10-25T02:30:00Z"_s), QTimeZone("Europe/Berlin"));
    QCOMPARE(bins.count(), 5); // 00, 01, 02, 02 again, 03
    for (qsizetype bin = 0; bin < bins.count(); ++bin)
        QCOMPARE(bins.edges.at(bin).secsTo(bins.edges.at(bin + 1)), 3600);
    QCOMPARE(bins.text(3), u"2026-10-25 02:00"_s);
}

void TestTimeBins::none()
{
    QCOMPARE(timeBins({}, {}, QTimeZone::utc()).count(), 0);
}

SVC_GUILESS_TEST(TestTimeBins)
#include "tst_timebins.moc"
