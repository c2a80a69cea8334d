// SPDX-License-Identifier: MIT
#include "contract/timestamp.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestTimestamp final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void instant_data();
    void instant();
    void extremes();
    void noZone_data();
    void noZone();
    void invalid_data();
    void invalid();
    void placeholder();
};

void TestTimestamp::instant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("utc");
    const auto row = [](const char *text, const char *utc) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(utc);
    };
    row("2026-03-14T09:12:30Z", "2026-03-14T09:12:30.000Z");
    row("2026-03-14t09:12:30z", "2026-03-14T09:12:30.000Z");
    row("2026-03-14 09:12:30Z", "2026-03-14T09:12:30.000Z");
    row("2026-03-14T09:12Z", "2026-03-14T09:12:00.000Z");
    row("2026-03-14T09:12:30.1Z", "2026-03-14T09:12:30.100Z");
    row("2026-03-14T09:12:30.12Z", "2026-03-14T09:12:30.120Z");
    row("2026-03-14T09:12:30.123Z", "2026-03-14T09:12:30.123Z");
    row("2026-03-14T09:12:30,5Z", "2026-03-14T09:12:30.500Z");
    row("2026-03-14T09:12:30.1239999Z", "2026-03-14T09:12:30.123Z");
    row("2026-03-14T09:12:30.0000001Z", "2026-03-14T09:12:30.000Z");
    row("2026-03-14T09:12:30.123456789012345678901234567890Z", "2026-03-14T09:12:30.123Z");
    row("2026-03-14T09:12:30+02:00", "2026-03-14T07:12:30.000Z");
    row("2026-03-14T09:12:30+0200", "2026-03-14T07:12:30.000Z");
    row("2026-03-14T09:12:30+02", "2026-03-14T07:12:30.000Z");
    row("2026-03-14T09:12:30-03:30", "2026-03-14T12:42:30.000Z");
    row("2026-03-14T09:12:30.5-0330", "2026-03-14T12:42:30.500Z");
    row("2026-03-14T09:12:30-00:00", "2026-03-14T09:12:30.000Z");
    row("2026-03-14T00:30:00+05:30", "2026-03-13T19:00:00.000Z");
    row("2025-12-31T23:59:59.999-14:00", "2026-01-01T13:59:59.999Z");
    // Local times in Amsterdam and Lord Howe that do not exist, or exist twice.
    row("2026-03-29T02:30:00Z", "2026-03-29T02:30:00.000Z");
    row("2026-03-29T02:30:00+01:00", "2026-03-29T01:30:00.000Z");
    row("2026-10-25T02:30:00+02:00", "2026-10-25T00:30:00.000Z");
    row("2026-10-04T02:15:00+10:30", "2026-10-03T15:45:00.000Z");
    row("2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z");
    row("2017-01-01T05:29:60.25+05:30", "2017-01-01T00:00:00.250Z");
    row("2024-02-29T12:00:00Z", "2024-02-29T12:00:00.000Z");
    row("2000-02-29T12:00:00Z", "2000-02-29T12:00:00.000Z");
    row("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z");
    row("1582-10-10T00:00:00Z", "1582-10-10T00:00:00.000Z");
    row("1880-01-01T00:00:00+00:20", "1879-12-31T23:40:00.000Z");
}

void TestTimestamp::instant()
{
    QFETCH(QString, text);
    QFETCH(QString, utc);
    const std::optional<Timestamp> timestamp = parseTimestamp(text);
    QVERIFY(timestamp);
    QCOMPARE(timestamp->text, text);
    QVERIFY(timestamp->instant);
    QCOMPARE(timestamp->instant->timeSpec(), Qt::UTC);
    QCOMPARE(timestamp->instant->toString(Qt::ISODateWithMs), utc);
}

void TestTimestamp::extremes()
{
    const auto msecs = [](const QString &text) {
        return parseTimestamp(text).value().instant.value().toMSecsSinceEpoch();
    };
    QCOMPARE(msecs(u"1970-01-01T00:00:00Z"_s), 0);
    QCOMPARE(msecs(u"0001-01-01T00:00:00Z"_s), -62'135'596'800'000);
    QCOMPARE(msecs(u"0001-01-01T00:00:00+14:00"_s), -62'135'596'800'000 - 14 * 3'600'000);
    QCOMPARE(msecs(u"9999-12-31T23:59:59.9999999Z"_s), 253'402'300'799'999);
    QCOMPARE(msecs(u"9999-12-31T23:59:59-12:00"_s), 253'402'300'799'000 + 12 * 3'600'000);
}

void TestTimestamp::noZone_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"2026-03-14T09:12:30", "2026-03-14 09:12:30", "2026-03-14T09:12", "2026-03-14T09:12:30.1234567",
          "2026-03-29T02:30:00", "2016-12-31T23:59:60", "0001-01-01T00:00:00", "9999-12-31T23:59:59.9999999"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestTimestamp::noZone()
{
    QFETCH(QString, text);
    const std::optional<Timestamp> timestamp = parseTimestamp(text);
    QVERIFY(timestamp);
    QCOMPARE(timestamp->text, text);
    QVERIFY(!timestamp->instant);
}

void TestTimestamp::invalid_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"",
                             " ",
                             "yesterday",
                             "1773479550",
                             "2026-03-14",
                             "2026-03-14T",
                             "2026-03-14T09",
                             "2026-03-14T09:",
                             "2026-03-14T09:1Z",
                             "2026-03-14T09:12:",
                             "2026-03-14T09:12:3Z",
                             "2026-03-14T09:12:30.Z",
                             "2026-03-14T09:12:30.",
                             "2026-03-14T09:12:30ZZ",
                             "2026-03-14T09:12:30Z ",
                             " 2026-03-14T09:12:30Z",
                             "2026-03-14T09:12:30 Z",
                             "2026-03-14X09:12:30Z",
                             "2026-03-14  09:12:30Z",
                             "2026-3-14T09:12:30Z",
                             "26-03-14T09:12:30Z",
                             "20260314T091230Z",
                             "2026/03/14T09:12:30Z",
                             "+2026-03-14T09:12:30Z",
                             "-2026-03-14T09:12:30Z",
                             "12026-03-14T09:12:30Z",
                             "0000-01-01T00:00:00Z",
                             "2026-00-14T09:12:30Z",
                             "2026-13-14T09:12:30Z",
                             "2026-03-00T09:12:30Z",
                             "2026-03-32T09:12:30Z",
                             "2026-04-31T09:12:30Z",
                             "2026-02-29T09:12:30Z",
                             "1900-02-29T09:12:30Z",
                             "2026-03-14T24:00:00Z",
                             "2026-03-14T09:60:00Z",
                             "2026-03-14T09:12:61Z",
                             "2026-03-14T-9:12:30Z",
                             "2026-03-14T09:12:30+",
                             "2026-03-14T09:12:30+2",
                             "2026-03-14T09:12:30+02:",
                             "2026-03-14T09:12:30+02:0",
                             "2026-03-14T09:12:30+020",
                             "2026-03-14T09:12:30+02000",
                             "2026-03-14T09:12:30+24:00",
                             "2026-03-14T09:12:30+02:60",
                             "2026-03-14T09:12:30 +02:00",
                             "2026-03-14T09:12:30GMT",
                             "2026-03-14T09:12:30[Europe/Amsterdam]",
                             "Sat, 14 Mar 2026 09:12:30 GMT",
                             "/Date(1773479550000)/",
                             "2026-W11-6T09:12:30Z"})
        QTest::newRow(text) << QString::fromLatin1(text);
    QTest::newRow("Arabic digits") << u"٢٠٢٦-03-14T09:12:30Z"_s;
    QTest::newRow("true minus") << u"2026-03-14T09:12:30−02:00"_s;
    QTest::newRow("NUL") << u"2026-03-14T09:12:30Z\0"_s;
    QTest::newRow("long") << QString(1'000'000, u'2');
}

void TestTimestamp::invalid()
{
    QFETCH(QString, text);
    QVERIFY(!parseTimestamp(text));
}

void TestTimestamp::placeholder()
{
    const auto isNone = [](const QString &text) { return isPlaceholder(parseTimestamp(text).value()); };
    QVERIFY(isNone(u"0001-01-01T00:00:00"_s));
    QVERIFY(isNone(u"0001-01-01T00:00:00Z"_s));
    QVERIFY(isNone(u"0001-01-01T00:00:00.0000000+01:00"_s));
    QVERIFY(!isNone(u"0002-01-01T00:00:00Z"_s));
    QVERIFY(!isNone(u"2026-01-01T00:00:00Z"_s));
}

SVC_GUILESS_TEST(TestTimestamp)
#include "tst_timestamp.moc"
