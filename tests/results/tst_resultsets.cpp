// SPDX-License-Identifier: MIT
#include "results/resultsets.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using Mode = ResultSet::Mode;

namespace {

Connection connectionTo(const QString &id)
{
    Connection connection;
    connection.id = id;
    connection.baseUrl = QUrl(u"https://%1.example.com"_s.arg(id));
    return connection;
}

class NeverAnswered final : public Job<Notification>
{
public:
    void cancel() override {}
};

/// Sets whose lookups get answers of a given size; ids below zero are never answered.
struct ResultSetsFixture
{
    // The analyzer does not follow the constructor of ResultSets, and takes its members for uninitialized.
    explicit ResultSetsFixture(qint64 maxAnswerBytes = 1000)
        : results(answers(bytes), clock, maxAnswerBytes) // NOLINT(clang-analyzer-optin.cplusplus.*)
    {
    }
    /// Returns what answers with as many bytes as `bytes` says by then.
    [[nodiscard]] static LookupResources::Fetch answers(const int &bytes)
    {
        return [&bytes](const QString &, qint32 id, ConnectionReuse,
                        qint64) -> std::unique_ptr<Job<Notification>> {
            if (id < 0)
                return std::make_unique<NeverAnswered>();
            Notification notification;
            notification.id = id;
            notification.raw = QByteArray(bytes, ' ');
            return std::make_unique<FinishedJob<Notification>>(Result<Notification>(notification));
        };
    }
    /// Looks the id up in a set of its own, and waits for the answer unless the id is below zero.
    ResultSet &lookUp(qint32 id, const QString &connectionId = u"a"_s)
    {
        ResultSet &set = results.add();
        set.lookUp(connectionTo(connectionId), {id});
        const auto isThere = [&set, id] {
            const auto outcome = set.rows().first().lookup.outcome;
            return id < 0 ? outcome == LookupRow::Outcome::Running : !set.isRunning();
        };
        [&] { QTRY_VERIFY(isThere()); }();
        return set;
    }
    /// Returns the ids of each set in order, with a star for the current set and with outcomes other than
    /// found.
    [[nodiscard]] QString shown() const
    {
        QStringList sets;
        for (const ResultSet *set : results.sets()) {
            QStringList rows;
            for (const ResultRow &row : set->rows()) {
                const bool isFound = row.lookup.outcome == LookupRow::Outcome::Found;
                rows += QString::number(row.lookup.id) +
                        (isFound ? QString() : u' ' + outcomeName(row.lookup.outcome));
            }
            sets += rows.join(u'+') + (set == &results.current() ? u"*"_s : QString());
        }
        return sets.join(u", "_s);
    }

    int bytes = 1;
    SystemClock clock;
    ResultSets results;
};

} // namespace

class TestResultSets final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachLookupHasItsOwnSet();
    void lookupContinuesInTheBackground();
    void hasNoLimitOfSets();
    void hasOneEmptySet();
    void takesAndPutsBack_data();
    void takesAndPutsBack();
    void takingStopsTheLookup();
    void forgets();
    void dropsTheOldestForAnotherAnswer();
    void stopsIfNothingCanBeDropped();
    void stopsAndResumesAConnectionInAllSets();
    void connectionHasOnePaceInAllSets();
    void connectionsShareTheirHost();
    void restores();
};

void TestResultSets::eachLookupHasItsOwnSet()
{
    ResultSetsFixture on;
    QCOMPARE(on.shown(), u"*"_s);
    QVERIFY(on.results.isEmpty());
    on.lookUp(1);
    QCOMPARE(on.shown(), u"1*"_s);
    on.lookUp(2);
    on.lookUp(3);
    QCOMPARE(on.shown(), u"1, 2, 3*"_s);
    QSignalSpy changed(&on.results, &ResultSets::currentChanged);
    on.results.makeCurrent(*on.results.sets().first());
    on.results.makeCurrent(*on.results.sets().first());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(on.shown(), u"1*, 2, 3"_s);
}

void TestResultSets::lookupContinuesInTheBackground()
{
    ResultSetsFixture on;
    const ResultSet &first = on.lookUp(-1);
    on.lookUp(2);
    QVERIFY(first.isRunning());
    QVERIFY(on.results.isRunning());
    QCOMPARE(on.shown(), u"-1 running, 2*"_s);
}

void TestResultSets::hasNoLimitOfSets()
{
    ResultSetsFixture on;
    for (int id = 1; id <= 50; ++id)
        on.lookUp(id);
    QCOMPARE(on.results.sets().size(), 50);
    QVERIFY(on.shown().startsWith(u"1, 2, 3, "_s));
}

void TestResultSets::hasOneEmptySet()
{
    ResultSetsFixture on;
    on.lookUp(1);
    ResultSet &empty = on.results.add(u"#7"_s);
    QCOMPARE(on.shown(), u"1, *"_s);
    QCOMPARE(empty.enteredText(), u"#7"_s);
    on.results.makeCurrent(*on.results.sets().first());
    QCOMPARE(&on.results.add(), &empty);
    QCOMPARE(empty.enteredText(), QString());
    QCOMPARE(on.shown(), u"1, *"_s);
}

void TestResultSets::takesAndPutsBack_data()
{
    QTest::addColumn<int>("sets");
    QTest::addColumn<int>("current");
    QTest::addColumn<int>("taken");
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("again");
    QTest::newRow("the only one") << 1 << 0 << 0 << u"*"_s << u", 1*"_s;
    QTest::newRow("the first, current") << 3 << 0 << 0 << u"2*, 3"_s << u"2, 3, 1*"_s;
    QTest::newRow("the last, current") << 3 << 2 << 2 << u"1, 2*"_s << u"1, 2, 3*"_s;
    QTest::newRow("one that is not current") << 3 << 2 << 0 << u"2, 3*"_s << u"2, 3, 1*"_s;
}

void TestResultSets::takesAndPutsBack()
{
    QFETCH(const int, sets);
    QFETCH(const int, current);
    QFETCH(const int, taken);
    QFETCH(const QString, left);
    QFETCH(const QString, again);
    ResultSetsFixture on;
    for (int id = 1; id <= sets; ++id)
        on.lookUp(id);
    on.results.makeCurrent(*on.results.sets().at(current));
    std::unique_ptr<ResultSet> set = on.results.take(*on.results.sets().at(taken));
    QCOMPARE(on.shown(), left);
    on.results.putBack(std::move(set));
    QCOMPARE(on.shown(), again);
}

void TestResultSets::takingStopsTheLookup()
{
    ResultSetsFixture on;
    QSignalSpy lookedUp(&on.results, &ResultSets::lookedUp);
    on.lookUp(-1);
    const QDateTime before = on.results.current().reportedAt(u"a"_s);
    QVERIFY(!before.isValid());
    const std::unique_ptr<ResultSet> set = on.results.take(on.results.current());
    QCOMPARE(lookedUp.size(), 1);
    QVERIFY(!set->isRunning());
    QCOMPARE(set->reportedAt(u"a"_s), lookedUp.first().at(3).toDateTime());
    QCOMPARE(set->ids(u"a"_s), QList<qint32>{-1});
}

void TestResultSets::forgets()
{
    ResultSetsFixture on(10);
    on.bytes = 5;
    on.lookUp(1);
    on.lookUp(2);
    on.results.add();
    QSignalSpy forgotten(&on.results, &ResultSets::forgotten);
    on.results.forget();
    QCOMPARE(on.shown(), u"*"_s);
    QCOMPARE(forgotten.size(), 1);
    on.bytes = 10;
    QCOMPARE(on.lookUp(3).progress().found, 1); // the memory is free again
}

void TestResultSets::dropsTheOldestForAnotherAnswer()
{
    ResultSetsFixture on(10);
    on.bytes = 3;
    on.lookUp(-1);
    on.lookUp(2);
    on.lookUp(3);
    on.lookUp(4);
    QSignalSpy dropped(&on.results, &ResultSets::aboutToDrop);
    QSignalSpy needed(&on.results, &ResultSets::roomNeeded);
    on.bytes = 4;
    QCOMPARE(on.lookUp(5).progress().found, 1);
    QCOMPARE(on.shown(), u"-1 running, 3, 4, 5*"_s);
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(needed.size(), 1);
    on.results.makeCurrent(*on.results.sets().at(1));
    on.bytes = 7;
    ResultSet &other = *on.results.sets().at(3);
    other.lookUp(connectionTo(u"a"_s), {6});
    QTRY_VERIFY(!other.isRunning());
    QCOMPARE(on.shown(), u"-1 running, 3*, 6"_s); // the current one stays
}

void TestResultSets::stopsIfNothingCanBeDropped()
{
    ResultSetsFixture on(10);
    on.bytes = 6;
    ResultSet &set = on.results.add();
    set.lookUp(connectionTo(u"a"_s), {1, 2});
    QTRY_VERIFY(!set.isRunning());
    QCOMPARE(set.progress().found, 1);
    QCOMPARE(set.progress().notLookedUp, 1);
    QCOMPARE(set.run(u"a"_s).stoppedBy()->cause, ErrorCause::ResultsFull);
}

void TestResultSets::stopsAndResumesAConnectionInAllSets()
{
    ResultSetsFixture on;
    on.lookUp(-1, u"a"_s);
    on.lookUp(-2, u"b"_s);
    on.lookUp(-3, u"a"_s);
    on.results.stop(u"a"_s);
    QCOMPARE(on.shown(), u"-1 not-looked-up, -2 running, -3 not-looked-up*"_s);
}

void TestResultSets::connectionHasOnePaceInAllSets()
{
    ResultSetsFixture on;
    on.results.setParallel(2);
    on.lookUp(-1, u"a"_s);
    on.lookUp(-2, u"a"_s);
    ResultSet &third = on.results.add();
    third.lookUp(connectionTo(u"a"_s), {3});
    const ResultSet &other = on.lookUp(4, u"b"_s);
    QCOMPARE(other.progress().found, 1); // another connection does not wait
    QCOMPARE(third.rows().first().lookup.outcome, LookupRow::Outcome::Waiting);
    on.results.sets().first()->stop();
    QTRY_COMPARE(third.rows().first().lookup.outcome, LookupRow::Outcome::Found);
}

void TestResultSets::connectionsShareTheirHost()
{
    ResultSetsFixture on;
    on.results.setParallel(6);
    const QList<qint32> ids{-1, -2, -3, -4, -5, -6, -7, -8, -9};
    ResultSet &set = on.results.add();
    const auto lookUp = [&](const QString &id, const QString &host) {
        Connection connection = connectionTo(id);
        connection.baseUrl = QUrl(u"https://"_s + host + u"/"_s + id);
        set.lookUp(connection, ids, Mode::Add);
    };
    const auto running = [&set](const QString &connectionId) {
        return std::count_if(set.rows().begin(), set.rows().end(), [&](const ResultRow &row) {
            return row.connectionId == connectionId && row.lookup.outcome == LookupRow::Outcome::Running;
        });
    };
    lookUp(u"a"_s, u"one.example.com"_s);
    lookUp(u"b"_s, u"one.example.com"_s);
    lookUp(u"c"_s, u"other.example.com"_s);
    QTRY_COMPARE(running(u"c"_s), 6);
    QCOMPARE(running(u"a"_s), 3);
    QCOMPARE(running(u"b"_s), 3);
    set.stop(u"a"_s);
    QTRY_COMPARE(running(u"b"_s), 6);
    // While the host is busy with the requests of one connection, another one has to wait for them.
    lookUp(u"a"_s, u"one.example.com"_s);
    lookUp(u"d"_s, u"third.example.com"_s);
    QTRY_COMPARE(running(u"d"_s), 6);
    QCOMPARE(running(u"a"_s), 0);
    set.stop(u"b"_s);
    QTRY_COMPARE(running(u"a"_s), 6);
}

void TestResultSets::restores()
{
    ResultSetsFixture from;
    from.lookUp(1);
    from.lookUp(2);
    QList<ResultRows> stored;
    for (const ResultSet *set : from.results.sets())
        stored += set->rows();

    ResultSetsFixture on;
    on.results.restore({stored[0], {}, stored[1]}, 0);
    QCOMPARE(on.shown(), u"1*, 2"_s);
    on.results.restore({stored[1]}, 0);
    QCOMPARE(on.shown(), u"1*, 2"_s);

    ResultSetsFixture last;
    last.results.restore({stored[0], stored[1]}, 1);
    QCOMPARE(last.shown(), u"1, 2*"_s);
    ResultSetsFixture beyond;
    beyond.results.restore({stored[0], stored[1]}, 7);
    QCOMPARE(beyond.shown(), u"1, 2*"_s);
    QVERIFY(beyond.results.current().isRestored());
}

SVC_GUILESS_TEST(TestResultSets)
#include "tst_resultsets.moc"
