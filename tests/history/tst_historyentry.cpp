// SPDX-License-Identifier: MIT
#include "history/historyentries.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestHistoryEntry final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts();
    void longLists();
    void search_data();
    void search();
};

void TestHistoryEntry::counts()
{
    using Outcome = LookupRow::Outcome;
    QList<LookupRow> rows;
    for (const Outcome outcome : {Outcome::Found, Outcome::Found, Outcome::NotFound, Outcome::Failed,
                                  Outcome::NotLookedUp, Outcome::Waiting, Outcome::Running}) {
        LookupRow row;
        row.id = 10 + int(rows.size());
        row.outcome = outcome;
        rows += row;
    }
    Connection connection;
    connection.id = u"c1"_s;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    connection.dataSource = u"acme"_s;
    connection.environment = u"PRODUCTION"_s;
    const QDateTime time = QDateTime::fromString(u"2026-11-21T09:12:00+01:00"_s, Qt::ISODate);
    const HistoryEntry entry = historyEntry(rows, connection, time);
    QCOMPARE(entry.time, time);
    QCOMPARE(entry.time.timeSpec(), Qt::UTC);
    QCOMPARE(entry.connectionId, u"c1"_s);
    QCOMPARE(entry.connection, u"acme @ api.example.com"_s);
    QCOMPARE(entry.environment, u"PRODUCTION"_s);
    QCOMPARE(entry.ids, u"10-16"_s);
    QCOMPARE(entry.count, 7);
    QCOMPARE(entry.found, 2);
    QCOMPARE(entry.notFound, 1);
    QCOMPARE(entry.failed, 1);
    QCOMPARE(entry.notLookedUp, 3);
    QVERIFY(entry.isComplete());
}

void TestHistoryEntry::longLists()
{
    QList<LookupRow> rows(5000);
    for (qsizetype i = 0; i < rows.size(); ++i)
        rows[i].id = 2 * int(i);
    const HistoryEntry entry = historyEntry(rows, {}, {});
    QCOMPARE(entry.count, 5000);
    QCOMPARE(entry.writtenIds, kMaxHistoryParts);
    QVERIFY(!entry.isComplete());
    QVERIFY(entry.ids.endsWith(u", 3998"_s));
}

void TestHistoryEntry::search_data()
{
    QTest::addColumn<QString>("searchText");
    QTest::addColumn<bool>("fits");
    const auto add = [](const QString &searchText, bool fits) {
        QTest::addRow("%s", qPrintable(searchText)) << searchText << fits;
    };
    add({}, true);
    add(u"  "_s, true);
    add(u"ACME"_s, true);
    add(u"acm\u00E9"_s, true);
    add(u"test acme"_s, true);
    add(u"acme production"_s, false);
    add(u"2026-11-21"_s, true);
    add(u"1042"_s, true);
    add(u"1055"_s, true);
    add(u"1061"_s, false);
    add(u"1050-1060"_s, true);
    add(u"c1"_s, false);
    add(u"22 Nov 2026 00:30"_s, true); // as it is shown
}

void TestHistoryEntry::search()
{
    QFETCH(const QString, searchText);
    QFETCH(const bool, fits);
    HistoryEntry entry = lookedUpAt(0);
    entry.ids = u"1042, 1050-1060"_s;
    const QStringList texts{entry.connection, entry.environment, entry.time.toString(Qt::ISODate),
                            u"22 Nov 2026 00:30 (UTC+9)"_s};
    QCOMPARE(matchesWords(searchText, texts, entry.ids), fits);
}

SVC_GUILESS_TEST(TestHistoryEntry)
#include "tst_historyentry.moc"
