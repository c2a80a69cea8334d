// SPDX-License-Identifier: MIT
// The line above a table that is copied for a ticket, and the user's template for it.
#include "export/introline.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestIntroLine final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placeholders_data();
    void placeholders();
    void notificationForEachId();
    void severalConnections();
    void hostIsNamedOnce();
    void missingValues();
    void times();
    void manyIds();
    void templates_data();
    void templates();
    void longTemplates();
    void defaultTemplate();
};

void TestIntroLine::placeholders_data()
{
    QTest::addColumn<QString>("introTemplate");
    QTest::addColumn<QString>("line");
    const auto row = [](const QString &introTemplate, const QString &line) {
        QTest::addRow("%s", qPrintable(introTemplate)) << introTemplate << line;
    };
    row(u"{environment}"_s, u"PRODUCTION"_s);
    row(u"{connection}"_s, u"acme production"_s);
    row(u"{host}"_s, u"api.example.com"_s);
    row(u"{count}"_s, u"4 results"_s);
    row(u"{ids}"_s, u"1042, 1050-1052"_s);
    row(u"{time}"_s, u"2026-11-21T09:12:03Z"_s);
    row(u"{host}{host}, {count}!"_s, u"api.example.comapi.example.com, 4 results!"_s);
    row(u"nothing"_s, u"nothing"_s);
    row(u" \t a \n b "_s, u"a   b"_s);
    row(u" "_s, QString());
    row(u"{Count} {} {count"_s, u"{Count} {} {count"_s);
    row(u"{{count}} {x{host}}"_s, u"{4 results} {xapi.example.com}"_s);
    row(u"}{count}{"_s, u"}4 results{"_s);
    row(u"a\u202Eb{host}"_s, u"a\uFFFDbapi.example.com"_s);
}

void TestIntroLine::placeholders()
{
    QFETCH(const QString, introTemplate);
    QFETCH(const QString, line);
    QCOMPARE(introline::text(introTemplate, {ordinary(), notFound(1050), failed(1051), notLookedUp(1052)}),
             line);
}

void TestIntroLine::notificationForEachId()
{
    QCOMPARE(introline::text(u"{count}"_s, {ordinary(), ordinary()}), u"2 notifications"_s);
    QCOMPARE(introline::text(u"{count}"_s, {ordinary(), notFound(1050)}), u"2 results"_s);
}

void TestIntroLine::severalConnections()
{
    ResultRow other = notFound(1042);
    other.from = Provenance{u"acme test"_s, u"TEST"_s, u"test.example.com"_s};
    QCOMPARE(introline::text(u"{environment}; {connection}; {host}; {count}; {ids}"_s,
                             {ordinary(), other, ordinary(), other}),
             u"PRODUCTION, TEST; acme production, acme test; api.example.com, test.example.com; "
             "4 results; 1042"_s);
}

/// A connection without a name of its own is named after its host.
void TestIntroLine::hostIsNamedOnce()
{
    ResultRow row = ordinary();
    row.from = Provenance{u"demo @ 127.0.0.1:43011"_s, u"DEMO"_s, u"127.0.0.1:43011"_s};
    QCOMPARE(introline::text(u"{environment} · {connection} · {host} · {count}"_s, {row}),
             u"DEMO · demo @ 127.0.0.1:43011 · 1 notification"_s);
    QCOMPARE(introline::text(u"{host}"_s, {row}), u"127.0.0.1:43011"_s);
}

void TestIntroLine::missingValues()
{
    ResultRow row = notLookedUp(1);
    row.from = {};
    QCOMPARE(introline::text(u"{environment}, {connection}, {host}, {time}"_s, {row, row}),
             u"no environment, , , not fetched"_s);
    ResultRow named = inEnvironment(row, u"TEST"_s);
    QCOMPARE(introline::text(u"{environment}"_s, {row, named}), u"no environment, TEST"_s);
    // What a value contains is not a placeholder.
    named = inEnvironment(row, u"{host}"_s);
    QCOMPARE(introline::text(u"{environment}"_s, {named, named}), u"{host}"_s);
}

void TestIntroLine::times()
{
    ResultRow later = ordinary();
    later.lookup.fetchedAt = later.lookup.fetchedAt.addSecs(65);
    QCOMPARE(introline::text(u"{time}"_s, {later, notLookedUp(1), ordinary()}),
             u"2026-11-21T09:12:03Z – 2026-11-21T09:13:08Z"_s);
    later = ordinary();
    later.lookup.fetchedAt = later.lookup.fetchedAt.addMSecs(900);
    QCOMPARE(introline::text(u"{time}"_s, {ordinary(), later}), u"2026-11-21T09:12:03Z"_s);
}

void TestIntroLine::manyIds()
{
    QList<ResultRow> rows;
    for (int i = 0; i < 60; ++i)
        rows += notFound(i * 2);
    const QString line = introline::text(u"{ids}"_s, rows);
    QVERIFY2(line.startsWith(u"0, 2, 4, "_s) && line.endsWith(u", 98 and 10 more"_s), qPrintable(line));
}

void TestIntroLine::templates_data()
{
    QTest::addColumn<QString>("introTemplate");
    QTest::addColumn<QStringList>("unknown");
    QTest::addColumn<bool>("hasOpenBrace");
    QTest::newRow("none") << u"13 notifications"_s << QStringList() << false;
    QTest::newRow("all") << u"{environment}{connection}{host}{count}{ids}{time}"_s << QStringList() << false;
    QTest::newRow("unknown") << u"{count} {user} {x} {user}"_s << QStringList{u"user"_s, u"x"_s} << false;
    QTest::newRow("another case") << u"{Count}"_s << QStringList{u"Count"_s} << false;
    QTest::newRow("empty") << u"{}"_s << QStringList{u""_s} << false;
    QTest::newRow("with blanks") << u"{ count }"_s << QStringList{u" count "_s} << false;
    QTest::newRow("in braces") << u"{{count}}"_s << QStringList() << false;
    QTest::newRow("closing brace alone") << u"a } b"_s << QStringList() << false;
    QTest::newRow("opening brace alone") << u"{count} {a"_s << QStringList() << true;
    QTest::newRow("wrong way round") << u"} a {"_s << QStringList() << true;
}

void TestIntroLine::templates()
{
    QFETCH(const QString, introTemplate);
    QFETCH(const QStringList, unknown);
    QCOMPARE(introline::unknownPlaceholders(introTemplate), unknown);
    QFETCH(const bool, hasOpenBrace);
    QCOMPARE(introline::hasOpenBrace(introTemplate), hasOpenBrace);
    QCOMPARE(introline::isValid(introTemplate), unknown.isEmpty() && !hasOpenBrace);
}

void TestIntroLine::longTemplates()
{
    QVERIFY(introline::isValid(QString(introline::kMaxTemplate, u'x')));
    QVERIFY(!introline::isValid(QString(introline::kMaxTemplate + 1, u'x')));
}

void TestIntroLine::defaultTemplate()
{
    const QString introTemplate = introline::defaultTemplate();
    QVERIFY(introline::isValid(introTemplate));
    QVERIFY(introline::namesConnection(introTemplate));
    QVERIFY(!introline::namesConnection(u"{environment} {host}"_s));
}

SVC_GUILESS_TEST(TestIntroLine)
#include "tst_introline.moc"
