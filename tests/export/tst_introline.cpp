// SPDX-License-Identifier: MIT
// The line above a table that is copied for a ticket.
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
    void ordinaryRows();
    void lineCount();
    void severalConnections();
    void hostIsNamedOnce();
    void missingValues();
    void hostileTexts();
    void times();
    void ids();
    void manyIds();
};

void TestIntroLine::ordinaryRows()
{
    QCOMPARE(introline::text({ordinary(), ordinary()}),
             u"2 notifications · PRODUCTION · acme production · api.example.com · 2026-11-21T09:12:03Z"_s);
    QCOMPARE(introline::text({ordinary(), notFound(1050), failed(1051), notLookedUp(1052)}),
             u"4 results · PRODUCTION · acme production · api.example.com · 2026-11-21T09:12:03Z"_s);
}

void TestIntroLine::lineCount()
{
    QVERIFY(introline::text({ordinary(), ordinary()}, 1).startsWith(u"1 notification · "_s));
    QVERIFY(introline::text({ordinary(), notFound(1050)}, 1).startsWith(u"1 result · "_s));
}

void TestIntroLine::severalConnections()
{
    ResultRow other = notFound(1042);
    other.from = Provenance{u"acme test"_s, u"TEST"_s, u"test.example.com"_s};
    const QString line = introline::text({ordinary(), other, ordinary(), other});
    QVERIFY2(line.startsWith(u"4 results · PRODUCTION, TEST · acme production, acme test · api.example.com, "
                             "test.example.com · "_s),
             qPrintable(line));
}

/// A connection without a name of its own is named after its host.
void TestIntroLine::hostIsNamedOnce()
{
    ResultRow row = ordinary();
    row.from = Provenance{u"demo @ 127.0.0.1:43011"_s, u"DEMO"_s, u"127.0.0.1:43011"_s};
    QCOMPARE(introline::text({row}),
             u"1 notification · DEMO · demo @ 127.0.0.1:43011 · 2026-11-21T09:12:03Z"_s);
}

void TestIntroLine::missingValues()
{
    ResultRow row = notLookedUp(1);
    row.from = Provenance{u"acme"_s, {}, u"api.example.com"_s};
    QCOMPARE(introline::text({row, row}),
             u"2 results · no environment · acme · api.example.com · not fetched"_s);
    QVERIFY(introline::text({row, inEnvironment(row, u"TEST"_s)})
                .startsWith(u"2 results · no environment, TEST · "_s));
}

void TestIntroLine::hostileTexts()
{
    ResultRow row = ordinary();
    row.from = Provenance{u"a\nb"_s, u"a\u202Eb"_s, u"%1"_s};
    QCOMPARE(introline::text({row}), u"1 notification · a\uFFFDb · a b · %1 · 2026-11-21T09:12:03Z"_s);
}

void TestIntroLine::times()
{
    ResultRow later = ordinary();
    later.lookup.fetchedAt = later.lookup.fetchedAt.addSecs(65);
    QCOMPARE(introline::fetched({later, notLookedUp(1), ordinary()}),
             u"2026-11-21T09:12:03Z – 2026-11-21T09:13:08Z"_s);
    later = ordinary();
    later.lookup.fetchedAt = later.lookup.fetchedAt.addMSecs(900);
    QCOMPARE(introline::fetched({ordinary(), later}), u"2026-11-21T09:12:03Z"_s);
}

void TestIntroLine::ids()
{
    QCOMPARE(introline::ids({ordinary(), notFound(1050), failed(1051), notLookedUp(1052), ordinary()}),
             u"1042, 1050-1052"_s);
}

void TestIntroLine::manyIds()
{
    QList<ResultRow> rows;
    for (int i = 0; i < 60; ++i)
        rows += notFound(i * 2);
    const QString line = introline::ids(rows);
    QVERIFY2(line.startsWith(u"0, 2, 4, "_s) && line.endsWith(u", 98 and 10 more"_s), qPrintable(line));
}

SVC_GUILESS_TEST(TestIntroLine)
#include "tst_introline.moc"
