// SPDX-License-Identifier: MIT
#include "history/historyentries.h"
#include "history/lookuphistory.h"
#include "history/removedlookups.h"
#include "results/resultsets.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Result sets whose lookups find everything, in answers of a given size, with their history.
struct RemovedFixture
{
    explicit RemovedFixture(qint64 maxAnswerBytes = 1000)
        : results(
              [this](const QString &, qint32 id, ConnectionReuse, qint64) {
                  Notification notification;
                  notification.id = id;
                  notification.raw = QByteArray(bytes, ' ');
                  return std::make_unique<FinishedJob<Notification>>(Result<Notification>(notification));
              },
              clock, maxAnswerBytes)
    {
        QObject::connect(&results, &ResultSets::lookedUp, &history,
                         [this](const Connection &connection, const QList<LookupRow> &rows,
                                const QList<Connection> &together, const QDateTime &endedAt) {
                             history.add(historyEntry(rows, connection, endedAt, together));
                         });
    }
    ResultSet &lookUp(const QList<qint32> &ids, const QStringList &connectionIds = {u"a"_s})
    {
        QList<Connection> connections;
        for (const QString &id : connectionIds) {
            connections.emplaceBack().id = id;
            connections.last().baseUrl = QUrl(u"https://%1.example.com"_s.arg(id));
        }
        ResultSet &set = results.add();
        set.lookUpTogether(connections, ids);
        [&] { QTRY_VERIFY(!set.isRunning()); }();
        QTest::qWait(2); // so that no two entries have the same time
        return set;
    }
    /// Returns the ids of each open lookup, and behind a bar of each entry of the history.
    [[nodiscard]] QString shown() const
    {
        QStringList open;
        for (const ResultSet *set : results.sets()) {
            if (!set->rows().isEmpty())
                open += QString::number(set->rows().id(0));
        }
        QStringList entries;
        for (const HistoryEntry &entry : history.entries())
            entries += entry.ids;
        return open.join(u' ') + u" | "_s + entries.join(u' ');
    }

    int bytes = 1;
    SystemClock clock;
    QTemporaryDir folder;
    LookupHistory history{folder.filePath(u"history.json"_s)};
    ResultSets results;
    RemovedLookups removed{results, history};
};

} // namespace

class TestRemovedLookups final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bringsEverythingBackInReverse();
    void severalEntriesAreOneRemoval();
    void dropsRowsWhenTheMemoryIsFull();
    void forgets_data();
    void forgets();
    void entriesOfASet();
    void entriesOfRestoredRows();
};

void TestRemovedLookups::bringsEverythingBackInReverse()
{
    RemovedFixture on;
    QSignalSpy changed(&on.removed, &RemovedLookups::changed);
    ResultSet &first = on.lookUp({1});
    on.history.add(lookedUpAt(0, 9));
    ResultSet &second = on.lookUp({2});
    QCOMPARE(on.shown(), u"1 2 | 2 9 1"_s);
    on.removed.remove(first);
    on.removed.remove({lookedUpAt(0, 9)});
    on.removed.remove(second);
    QCOMPARE(on.shown(), u" | "_s);
    QCOMPARE(changed.size(), 3);
    QCOMPARE(on.removed.undo(), QList<HistoryEntry>());
    QCOMPARE(on.shown(), u"2 | 2"_s);
    QCOMPARE(&on.results.current(), &second);
    QCOMPARE(on.removed.undo(), QList<HistoryEntry>{lookedUpAt(0, 9)});
    QCOMPARE(on.shown(), u"2 | 2 9"_s);
    on.removed.undo();
    QCOMPARE(on.shown(), u"2 1 | 2 1 9"_s); // entries are in the order of their times
    QVERIFY(!on.removed.canUndo());
    QCOMPARE(on.removed.undo(), QList<HistoryEntry>());
}

void TestRemovedLookups::severalEntriesAreOneRemoval()
{
    RemovedFixture on;
    for (int minute = 0; minute < 3; ++minute)
        on.history.add(lookedUpAt(minute, minute));
    on.removed.remove(on.history.entries());
    QCOMPARE(on.shown(), u" | "_s);
    on.removed.remove(QList<HistoryEntry>());
    on.removed.undo();
    QCOMPARE(on.shown(), u" | 2 1 0"_s);
    QVERIFY(!on.removed.canUndo());
}

void TestRemovedLookups::dropsRowsWhenTheMemoryIsFull()
{
    RemovedFixture on(10);
    on.bytes = 4;
    on.removed.remove(on.lookUp({1}));
    on.removed.remove(on.lookUp({2}));
    QSignalSpy dropped(&on.results, &ResultSets::aboutToDrop);
    on.lookUp({3});
    QVERIFY(dropped.isEmpty());
    on.removed.undo();
    QCOMPARE(on.shown(), u"3 2 | 3 2"_s);
    QCOMPARE(on.removed.undo().size(), 1); // only its entry is left
    QCOMPARE(on.shown(), u"3 2 | 3 2 1"_s);
}

void TestRemovedLookups::forgets_data()
{
    QTest::addColumn<bool>("forgetsResults");
    QTest::newRow("results") << true;
    QTest::newRow("history") << false;
}

void TestRemovedLookups::forgets()
{
    QFETCH(const bool, forgetsResults);
    RemovedFixture on;
    on.removed.remove(on.lookUp({1}));
    QVERIFY(on.removed.canUndo());
    if (forgetsResults)
        on.results.forget();
    else
        on.history.forget(&on.results, [](const std::optional<Error> &) {});
    QVERIFY(!on.removed.canUndo());
}

void TestRemovedLookups::entriesOfASet()
{
    RemovedFixture on;
    on.lookUp({1});
    const ResultSet &together = on.lookUp({1}, {u"a"_s, u"b"_s});
    const QList<HistoryEntry> own = entriesOf(together, on.history.entries());
    QCOMPARE(own.size(), 2);
    for (const HistoryEntry &entry : own)
        QCOMPARE(entry.together.size(), 2);
    QCOMPARE(on.history.entries().size(), 3);
}

void TestRemovedLookups::entriesOfRestoredRows()
{
    RemovedFixture on;
    on.lookUp({1, 2, 3});
    on.lookUp({1, 2, 3});
    on.lookUp({4});
    const ResultRows rows = on.results.sets().first()->rows();
    on.results.forget();
    on.results.restore({rows}, 0);
    const QList<HistoryEntry> own = entriesOf(on.results.current(), on.history.entries());
    QCOMPARE(own, QList<HistoryEntry>{on.history.entries().at(1)}); // the newest one with these ids
}

SVC_GUILESS_TEST(TestRemovedLookups)
#include "tst_removedlookups.moc"
