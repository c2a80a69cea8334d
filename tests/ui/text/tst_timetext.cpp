// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "text/durationinwords.h"
#include "ui/text/timetext.h"

#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestTimeText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "UTC-1"); // an hour east of Greenwich, in POSIX notation
        m_clock.advance(30s);
    }
    void relative_data();
    void relative();
    void digitsAreThoseOfTheLocale();
    void absolute();
    void followsTheZone();
    void created_data();
    void created();
    void clock();
    void length_data();
    void length();

private:
    uitest::StillClock m_clock;
};

void TestTimeText::relative_data()
{
    QTest::addColumn<qint64>("secondsAgo");
    QTest::addColumn<QString>("expected");
    const qint64 hour = 3600;
    const qint64 day = 24 * hour;
    QTest::newRow("now") << qint64(0) << u"just now"_s;
    QTest::newRow("59 s") << qint64(59) << u"just now"_s;
    QTest::newRow("one minute") << qint64(90) << u"1 minute ago"_s;
    QTest::newRow("minutes") << qint64(59 * 60) << u"59 minutes ago"_s;
    QTest::newRow("one hour") << hour << u"1 hour ago"_s;
    QTest::newRow("hours") << 3 * hour << u"3 hours ago"_s;
    QTest::newRow("across midnight") << 14 * hour << u"14 hours ago"_s;
    QTest::newRow("yesterday") << 26 * hour << u"yesterday"_s;
    QTest::newRow("days") << 5 * day << u"5 days ago"_s;
    QTest::newRow("months") << 100 * day << u"3 months ago"_s;
    QTest::newRow("years") << 800 * day << u"2 years ago"_s;
    QTest::newRow("soon") << -10 * qint64(60) << u"in 10 minutes"_s;
    QTest::newRow("tomorrow") << -25 * hour << u"tomorrow"_s;
    QTest::newRow("in days") << -3 * day << u"in 3 days"_s;
}

/// As those of all other counts.
void TestTimeText::digitsAreThoseOfTheLocale()
{
    const QLocale before;
    const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(u"ar-EG"_s));
    const QString text = timetext::relative(m_clock.utcNow().addSecs(-3 * 3600), m_clock);
    QVERIFY2(text.contains(QChar(0x0663)), qPrintable(text));
}

void TestTimeText::relative()
{
    QFETCH(qint64, secondsAgo);
    QFETCH(QString, expected);
    QCOMPARE(timetext::relative(m_clock.utcNow().addSecs(-secondsAgo), m_clock), expected);
}

void TestTimeText::absolute()
{
#ifdef Q_OS_WIN
    QSKIP("Windows has no time zone for a single process");
#endif
    QCOMPARE(timetext::absolute(QDateTime(QDate(2026, 3, 14), QTime(8, 12), QTimeZone::utc()), m_clock),
             u"14 Mar 2026 09:12 (UTC+1)"_s);
}

void TestTimeText::followsTheZone()
{
    uitest::StillClock clock;
    QSignalSpy changed(&clock, &Clock::zoneChanged);
    clock.setZone(Qt::LocalTime);
    QCOMPARE(changed.size(), 0);
    clock.setZone(Qt::UTC);
    QCOMPARE(changed.size(), 1);
    const QDateTime when(QDate(2026, 3, 13), QTime(23, 12), QTimeZone::utc());
    QCOMPARE(timetext::both(when, clock), u"12 hours ago · 13 Mar 2026 23:12 (UTC)"_s);
    QCOMPARE(timetext::timeOfDay(when, clock), u"23:12"_s);
}

void TestTimeText::created_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("iso");
    QTest::newRow("UTC") << u"2026-03-14T08:12:00Z"_s << u"3 hours ago · 14 Mar 2026 09:12 (UTC+1)"_s
                         << u"2026-03-14T08:12:00Z"_s;
    QTest::newRow("offset") << u"2026-03-14T10:12:00.5+02:00"_s
                            << u"3 hours ago · 14 Mar 2026 09:12 (UTC+1)"_s << u"2026-03-14T08:12:00.500Z"_s;
    QTest::newRow("no offset") << u"2026-03-14T08:12:00"_s << u"2026-03-14T08:12:00 (time zone not given)"_s
                               << u""_s;
    QTest::newRow("placeholder") << u"0001-01-01T00:00:00Z"_s << u""_s << u""_s;
}

void TestTimeText::created()
{
#ifdef Q_OS_WIN
    QSKIP("Windows has no time zone for a single process");
#endif
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QFETCH(QString, iso);
    const std::optional<Timestamp> timestamp = parseTimestamp(text);
    QVERIFY(timestamp);
    QCOMPARE(timetext::created(*timestamp, m_clock), shown);
    QCOMPARE(timetext::iso(*timestamp), iso);
}

void TestTimeText::clock()
{
    QCOMPARE(timetext::clock(0ms), u"0:00"_s);
    QCOMPARE(timetext::clock(7900ms), u"0:07"_s);
    QCOMPARE(timetext::clock(12min + 34s), u"12:34"_s);
    QCOMPARE(timetext::clock(1h + 2min + 3s), u"1:02:03"_s);
}

void TestTimeText::length_data()
{
    QTest::addColumn<std::chrono::milliseconds>("length");
    QTest::addColumn<QString>("expected");
    const auto row = [](std::chrono::milliseconds length, const QString &expected) {
        QTest::newRow(qPrintable(expected)) << length << expected;
    };
    row(0ms, u"0 seconds"_s);
    row(1900ms, u"1 second"_s);
    row(59s, u"59 seconds"_s);
    row(60s, u"1 minute"_s);
    row(61s, u"1 minute 1 second"_s);
    row(5min, u"5 minutes"_s);
    row(12min + 34s, u"12 minutes 34 seconds"_s);
    row(1h, u"1 hour"_s);
    row(1h + 59s, u"1 hour"_s);
    row(26h + 2min + 3s, u"26 hours 2 minutes"_s);
}

void TestTimeText::length()
{
    QFETCH(std::chrono::milliseconds, length);
    QTEST(durationInWords(length), "expected");
}

SVC_GUILESS_TEST(TestTimeText)
#include "tst_timetext.moc"
