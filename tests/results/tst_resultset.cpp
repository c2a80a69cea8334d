// SPDX-License-Identifier: MIT
#include "results/resultset.h"
#include "results/sameanswers.h"
#include "support/testprogram.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Outcome = LookupRow::Outcome;
using Mode = ResultSet::Mode;

namespace {

class StillClock final : public Clock
{
public:
    [[nodiscard]] QDateTime utcNow() const override { return utc; }
    [[nodiscard]] std::chrono::milliseconds steadyNow() const override { return steady; }
    QDateTime utc = QDateTime::fromMSecsSinceEpoch(0).toUTC();
    std::chrono::milliseconds steady = 1000ms;
};

Connection connection(const QString &id)
{
    Connection connection;
    connection.id = id;
    connection.name = u"name of "_s + id;
    connection.baseUrl = QUrl(u"https://%1.example.com"_s.arg(id));
    return connection;
}

/// A lookup that never ends.
class EndlessJob final : public Job<Notification>
{
public:
    void cancel() override {}
};

QString outcomes(const QList<LookupRow> &rows)
{
    QStringList texts;
    for (const LookupRow &row : rows)
        texts += QString::number(row.id) + u' ' + outcomeName(row.outcome);
    return texts.join(u", "_s);
}

struct ResultSetFixture
{
    [[nodiscard]] std::unique_ptr<Job<Notification>> fetch(const QString &connectionId, qint32 id)
    {
        if (!endless.contains(id))
            return std::make_unique<FinishedJob<Notification>>(answer(connectionId, id));
        asked += u"%1%2"_s.arg(connectionId).arg(id);
        return std::make_unique<EndlessJob>();
    }
    [[nodiscard]] Result<Notification> answer(const QString &connectionId, qint32 id)
    {
        asked += u"%1%2"_s.arg(connectionId).arg(id);
        if (answers.contains(id))
            return answers.value(id)();
        Notification notification;
        notification.id = id;
        notification.subject = u"%1 of %2, fetch %3"_s.arg(id).arg(connectionId).arg(++fetches[asked.last()]);
        return notification;
    }
    void fail(qint32 id, ErrorKind kind, int status = 0)
    {
        answers.insert(id, [kind, status]() -> Result<Notification> {
            Error error;
            error.kind = kind;
            error.status = status;
            return failure(error);
        });
    }
    /// The answer says nothing about its id.
    void failNamelessly(qint32 id, std::size_t digest)
    {
        answers.insert(id, [digest]() -> Result<Notification> {
            Error error;
            error.kind = ErrorKind::NotFound;
            error.answerDigest = digest;
            return failure(error);
        });
    }
    void answerWithBytes(qint32 id, int bytes)
    {
        answers.insert(id, [bytes] {
            Notification notification;
            notification.raw = QByteArray(bytes, ' ');
            return Result<Notification>(notification);
        });
    }
    /// Looks the ids up, and waits until all are answered.
    void lookUp(const QString &connectionId, const QList<qint32> &ids, Mode mode = Mode::Replace)
    {
        results.lookUp(connection(connectionId), ids, mode);
        waitUntilFinished();
    }
    void refresh(const QString &connectionId, const QList<qsizetype> &rows)
    {
        results.refresh(connection(connectionId), rows);
        waitUntilFinished();
    }
    void waitUntilFinished() { QTRY_VERIFY(!results.isRunning()); }
    [[nodiscard]] QString counts() const
    {
        const LookupProgress progress = results.progress();
        return u"%1 of %2: %3 found, %4 not found, %5 failed, %6 not looked up"_s.arg(progress.done)
            .arg(progress.total)
            .arg(progress.found)
            .arg(progress.notFound)
            .arg(progress.failed)
            .arg(progress.notLookedUp);
    }
    [[nodiscard]] QString shown() const
    {
        QStringList rows;
        for (const ResultRow &row : results.rows())
            rows +=
                u"%1%2 %3"_s.arg(row.connectionId).arg(row.lookup.id).arg(outcomeName(row.lookup.outcome));
        return rows.join(u", "_s);
    }

    StillClock clock;
    QStringList asked;
    QHash<QString, int> fetches;
    QHash<qint32, std::function<Result<Notification>()>> answers;
    QSet<qint32> endless;
    LookupResources resources{[this](const QString &connectionId, qint32 id, ConnectionReuse, qint64) {
                                  return fetch(connectionId, id);
                              },
                              clock, 100'000};
    ResultSet results{resources};
    QStringList reported; ///< statuses from lookedUp()
    QObject listener;
    QMetaObject::Connection listening =
        QObject::connect(&results, &ResultSet::lookedUp, &listener,
                         [this](const Connection &from, const QList<LookupRow> &rows) {
                             reported += from.id + u": "_s + outcomes(rows);
                         });
};

} // namespace

class TestResultSet : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsTheOrder();
    void rowsKnowTheirUser();
    void replaces();
    void addsFromSeveralConnections();
    void addingAgainKeepsThePosition();
    void refreshKeepsPreviousRows();
    void refreshAffectsItsConnectionOnly();
    void refreshJoinsARunningLookup();
    void retriesFailedRowsOnly();
    void stoppedRowsCanBeRetried();
    void retriesFailedRowsAndTheRestApart();
    void continuesWithRemainingRows();
    void continuesWithRowsThatNeededASignIn();
    void keepsProvenance();
    void countsAndEstimates();
    void doubtsSameAnswers();
    void clearing();
    void emitsUpdatedLast();
    void batchesChanges();
    void rowsFarApartAreReportedSeparately();
    void doesNotRefreshRowsFromElsewhere_data();
    void doesNotRefreshRowsFromElsewhere();
    void keepsNoPreviousAnswerFromElsewhere();
    void keepsTheTimeOfThePreviousAnswer();
    void limitsMemory();
    void lookedUpHasAnswersSoFar_data();
    void lookedUpHasAnswersSoFar();
    void emitsLookedUpOnce();
    void reportsLookupsThatGoOn();
    void countsAllRows();
    void knowsHowLongTheLongestLookupTook();
    void restoredRowsKnowHowLongTheyTook();
    void estimateExcludesPauses();
    void estimateExcludesThrottling();
    void reportsFewChangesAtOnce();
    void connectionsRunInParallel();
    void countsEachConnection();
    void countsDifferentIds();
    void saysHowLongAConnectionWaits();
    void pauseAffectsItsConnectionOnly();
    void pauseLeavesTheHostToOthers();
    void signingInMeanwhileChangesTheUser();
    void doesNotContinueElsewhere_data();
    void doesNotContinueElsewhere();
    void identifiesItsLookup();
};

void TestResultSet::keepsTheOrder()
{
    ResultSetFixture fixture;
    fixture.fail(2, ErrorKind::NotFound);
    fixture.fail(1, ErrorKind::ServerFault);
    fixture.results.lookUp(connection(u"a"_s), {3, 2, 1});
    QCOMPARE(fixture.shown(), u"a3 waiting, a2 waiting, a1 waiting"_s);
    fixture.waitUntilFinished();
    QCOMPARE(fixture.shown(), u"a3 found, a2 not-found, a1 failed"_s);
    QCOMPARE(fixture.results.rows().first().from->connection, u"name of a"_s);
}

/// The user of a later lookup has not asked for the rows of an earlier one, nor for stored ones.
void TestResultSet::rowsKnowTheirUser()
{
    ResultSetFixture fixture;
    ResultRow stored;
    stored.connectionId = u"a"_s;
    stored.lookup.id = 1;
    stored.lookup.outcome = Outcome::Found;
    fixture.results.restore({stored});
    const auto lookUp = [&fixture](const QString &user, qint32 id) {
        Connection from = connection(u"a"_s);
        from.userName = user;
        fixture.results.lookUp(from, {id}, Mode::Add);
        QVERIFY(!fixture.results.rows().at(id - 1).user); // not yet
        fixture.waitUntilFinished();
    };
    lookUp(u"jdoe"_s, 2);
    lookUp(QString(), 3);
    QVERIFY(fixture.results.rows().at(0).user == std::nullopt);
    QVERIFY(fixture.results.rows().at(1).user == u"jdoe"_s);
    QVERIFY(fixture.results.rows().at(2).user == QString());
    lookUp(u"other"_s, 1);
    QVERIFY(fixture.results.rows().at(0).user == u"other"_s);
    QVERIFY(fixture.results.rows().at(1).user == u"jdoe"_s);
}

void TestResultSet::replaces()
{
    ResultSetFixture fixture;
    fixture.results.lookUp(connection(u"a"_s), {1, 2});
    fixture.lookUp(u"b"_s, {3});
    QCOMPARE(fixture.shown(), u"b3 found"_s);
}

void TestResultSet::addsFromSeveralConnections()
{
    ResultSetFixture fixture;
    fixture.lookUp(u"a"_s, {1, 2});
    QSignalSpy added(&fixture.results, &ResultSet::aboutToAdd);
    fixture.lookUp(u"b"_s, {2, 3}, Mode::Add);
    QCOMPARE(fixture.shown(), u"a1 found, a2 found, b2 found, b3 found"_s);
    QCOMPARE(added.first(), (QVariantList{qsizetype(2), qsizetype(3)}));
    QCOMPARE(fixture.results.progress().total, 4);
}

void TestResultSet::addingAgainKeepsThePosition()
{
    ResultSetFixture fixture;
    fixture.lookUp(u"a"_s, {1, 2});
    fixture.lookUp(u"a"_s, {3, 1}, Mode::Add);
    QCOMPARE(fixture.shown(), u"a1 found, a2 found, a3 found"_s);
    QCOMPARE(fixture.asked.join(u' '), u"a1 a2 a3 a1"_s);
    QCOMPARE(*fixture.results.rows().first().lookup.notification->subject, u"1 of a, fetch 2"_s);
}

void TestResultSet::refreshKeepsPreviousRows()
{
    ResultSetFixture fixture;
    fixture.lookUp(u"a"_s, {1, 2});
    QVERIFY(!fixture.results.rows().first().before);
    fixture.refresh(u"a"_s, {0});
    QCOMPARE(*fixture.results.rows().first().before->subject, u"1 of a, fetch 1"_s);
    QCOMPARE(*fixture.results.rows().first().lookup.notification->subject, u"1 of a, fetch 2"_s);
    fixture.fail(1, ErrorKind::ServerFault);
    fixture.refresh(u"a"_s, {0});
    fixture.answers.clear();
    fixture.refresh(u"a"_s, {0});
    QCOMPARE(*fixture.results.rows().first().before->subject, u"1 of a, fetch 2"_s);
}

void TestResultSet::refreshAffectsItsConnectionOnly()
{
    ResultSetFixture fixture;
    fixture.lookUp(u"a"_s, {1});
    fixture.lookUp(u"b"_s, {1}, Mode::Add);
    fixture.asked.clear();
    fixture.refresh(u"b"_s, {0, 1});
    QCOMPARE(fixture.asked.join(u' '), u"b1"_s);
    fixture.results.refresh(connection(u"c"_s), {0, 1});
    QVERIFY(!fixture.results.isRunning());
}

void TestResultSet::refreshJoinsARunningLookup()
{
    ResultSetFixture fixture;
    fixture.endless = {2, 3, 4};
    fixture.fail(6, ErrorKind::ServerFault);
    const QSignalSpy ended(&fixture.results, &ResultSet::ended);
    fixture.results.lookUp(connection(u"a"_s), {1, 2, 3, 4, 5, 6});
    QTRY_COMPARE(fixture.shown(), u"a1 found, a2 running, a3 running, a4 running, a5 found, a6 failed"_s);
    fixture.answers.clear();
    fixture.asked.clear();
    fixture.results.refresh(connection(u"a"_s), {0, 1, 5});
    QTRY_COMPARE(fixture.shown(), u"a1 found, a2 running, a3 running, a4 running, a5 found, a6 found"_s);
    QCOMPARE(fixture.asked.join(u' '), u"a1 a6"_s);
    QVERIFY(fixture.results.rows().first().before);
    QCOMPARE(ended.size(), 0);
    fixture.results.refresh(connection(u"a"_s), {1, 2}); // are being looked up already
    QCoreApplication::processEvents();
    QCOMPARE(fixture.asked.join(u' '), u"a1 a6"_s);
    fixture.results.stop();
    QCOMPARE(ended.size(), 1);
    QCOMPARE(fixture.counts(), u"6 of 6: 3 found, 0 not found, 0 failed, 3 not looked up"_s);
}

void TestResultSet::retriesFailedRowsOnly()
{
    ResultSetFixture fixture;
    fixture.fail(2, ErrorKind::ServerFault);
    fixture.fail(3, ErrorKind::NotFound);
    fixture.lookUp(u"a"_s, {1, 2, 3});
    QVERIFY(fixture.results.canRetryFailed());
    fixture.asked.clear();
    fixture.answers.clear();
    fixture.refresh(u"a"_s, fixture.results.rowsWith(Outcome::Failed));
    QCOMPARE(fixture.asked.join(u' '), u"a2"_s);
    QCOMPARE(fixture.shown(), u"a1 found, a2 found, a3 not-found"_s);
    QVERIFY(!fixture.results.canRetryFailed());
}

void TestResultSet::stoppedRowsCanBeRetried()
{
    ResultSetFixture fixture;
    fixture.results.lookUp(connection(u"a"_s), {1, 2});
    fixture.results.stop();
    QCOMPARE(fixture.shown(), u"a1 not-looked-up, a2 not-looked-up"_s);
    QCOMPARE(fixture.results.progress().notLookedUp, 2);
    fixture.refresh(u"a"_s, fixture.results.rowsWith(Outcome::NotLookedUp));
    QCOMPARE(fixture.shown(), u"a1 found, a2 found"_s);
}

void TestResultSet::retriesFailedRowsAndTheRestApart()
{
    ResultSetFixture fixture;
    fixture.resources.setParallel(1);
    fixture.fail(1, ErrorKind::ServerFault, 500);
    fixture.fail(3, ErrorKind::Refused);
    fixture.lookUp(u"a"_s, {1, 2, 3, 4, 5});
    QCOMPARE(fixture.shown(), u"a1 failed, a2 found, a3 failed, a4 not-looked-up, a5 not-looked-up"_s);
    fixture.asked.clear();
    fixture.answers.clear();
    fixture.refresh(u"a"_s, fixture.results.rowsWith(Outcome::NotLookedUp));
    QCOMPARE(fixture.asked.join(u' '), u"a4 a5"_s);
    fixture.refresh(u"a"_s, fixture.results.rowsWith(Outcome::Failed));
    QCOMPARE(fixture.asked.join(u' '), u"a4 a5 a1 a3"_s);
}

void TestResultSet::continuesWithRemainingRows()
{
    ResultSetFixture fixture;
    fixture.resources.setParallel(1);
    fixture.fail(1, ErrorKind::ServerFault, 500);
    fixture.fail(3, ErrorKind::Refused);
    fixture.lookUp(u"a"_s, {1, 2, 3, 4, 5});
    QCOMPARE(fixture.results.run(u"a"_s).stoppedAt(), 2);
    fixture.asked.clear();
    fixture.answers.clear();
    fixture.results.refresh(connection(u"b"_s), fixture.results.rowsToContinue(u"b"_s)); // without rows
    QCOMPARE(fixture.asked, QStringList());
    fixture.refresh(u"a"_s, fixture.results.rowsToContinue(u"a"_s));
    QCOMPARE(fixture.asked.join(u' '), u"a4 a5 a3"_s);
    QCOMPARE(fixture.shown(), u"a1 failed, a2 found, a3 found, a4 found, a5 found"_s);
    QVERIFY(!fixture.results.run(u"a"_s).stoppedAt());
}

void TestResultSet::continuesWithRowsThatNeededASignIn()
{
    ResultSetFixture fixture;
    fixture.resources.setParallel(1);
    fixture.fail(1, ErrorKind::ServerFault, 500);
    fixture.fail(2, ErrorKind::SessionExpired, 401);
    fixture.results.lookUp(connection(u"a"_s), {1, 2, 3});
    QTRY_VERIFY(fixture.results.isPaused());
    fixture.results.stop();
    QCOMPARE(fixture.shown(), u"a1 failed, a2 failed, a3 not-looked-up"_s);
    QCOMPARE(fixture.results.rowsToContinue(u"a"_s), (QList<qsizetype>{2, 1}));
}

void TestResultSet::keepsProvenance()
{
    ResultSetFixture fixture;
    fixture.lookUp(u"a"_s, {1});
    Connection renamed = connection(u"a"_s);
    renamed.name = u"renamed"_s;
    fixture.results.lookUp(renamed, {2}, Mode::Add);
    fixture.waitUntilFinished();
    QCOMPARE(fixture.results.rows().at(0).from->connection, u"name of a"_s);
    QCOMPARE(fixture.results.rows().at(1).from->connection, u"renamed"_s);
}

void TestResultSet::doubtsSameAnswers()
{
    ResultSetFixture fixture;
    const auto doubts = [&fixture] {
        QStringList counts;
        for (const ResultRow &row : fixture.results.rows())
            counts += QString::number(row.sameAnswers);
        return counts.join(u' ') + u", a "_s + QString::number(fixture.results.sameAnswers(u"a"_s)) +
               u", b "_s + QString::number(fixture.results.sameAnswers(u"b"_s));
    };
    const auto lookUp = [&](const QList<qint32> &ids, Mode mode = Mode::Replace) {
        fixture.results.lookUp(connection(u"a"_s), ids, mode);
        fixture.waitUntilFinished();
        return doubts();
    };
    for (const qint32 id : {1, 2, 3})
        fixture.failNamelessly(id, 7);
    QCOMPARE(lookUp({1}), u"0, a 0, b 0"_s); // a single answer equals itself
    QCOMPARE(lookUp({1, 2, 3}), u"3 3 3, a 3, b 0"_s);
    const ResultRows stored = fixture.results.rows();
    QCOMPARE(lookUp({4}, Mode::Add), u"0 0 0 0, a 0, b 0"_s); // the address is right

    fixture.fail(5, ErrorKind::NotFound); // names its id
    QCOMPARE(lookUp({1, 2, 5}), u"0 0 0, a 0, b 0"_s);
    fixture.fail(5, ErrorKind::Timeout); // no answer
    QCOMPARE(lookUp({1, 2, 5}), u"2 2 0, a 2, b 0"_s);
    fixture.failNamelessly(5, 8);
    fixture.results.refresh(connection(u"a"_s), {2});
    QCOMPARE(doubts(), u"0 0 0, a 0, b 0"_s); // not while a lookup is running
    fixture.waitUntilFinished();
    QCOMPARE(doubts(), u"0 0 0, a 0, b 0"_s);
    fixture.failNamelessly(5, 7);
    fixture.refresh(u"a"_s, {2});
    QCOMPARE(doubts(), u"3 3 3, a 3, b 0"_s);

    fixture.results.clear();
    fixture.results.lookUpTogether({connection(u"a"_s), connection(u"b"_s)}, {1, 2});
    fixture.waitUntilFinished();
    QCOMPARE(doubts(), u"2 2 2 2, a 2, b 2"_s);
    QCOMPARE(
        sameAnswersTexts(fixture.results.rows().toList()),
        QStringList({u"name of a: All 2 answers are the same and name no id. Is the address complete?"_s,
                     u"name of b: All 2 answers are the same and name no id. Is the address complete?"_s}));

    fixture.results.restore(stored);
    QCOMPARE(doubts(), u"3 3 3, a 3, b 0"_s);
    fixture.results.refresh(connection(u"a"_s), {0});
    QCOMPARE(doubts(), u"0 0 0, a 0, b 0"_s);
    fixture.waitUntilFinished();
}

void TestResultSet::countsAndEstimates()
{
    ResultSetFixture fixture;
    fixture.fail(2, ErrorKind::NotFound);
    fixture.answers.insert(3, [&fixture] {
        fixture.clock.steady += 30s;
        return Result<Notification>(Notification());
    });
    fixture.resources.setParallel(1);
    QList<LookupProgress> seen;
    const auto see = [&] { seen += fixture.results.progress(); };
    connect(&fixture.results, &ResultSet::started, this, see);
    connect(&fixture.results, &ResultSet::answered, this, see);
    fixture.lookUp(u"a"_s, {1, 2, 3, 4, 5, 6});
    QVERIFY(!seen.first().timeLeft);
    const auto afterThree = std::find_if(seen.begin(), seen.end(),
                                         [](const LookupProgress &progress) { return progress.done == 3; });
    QVERIFY(afterThree != seen.end());
    QCOMPARE(*afterThree->timeLeft, 30s);
    const LookupProgress end = fixture.results.progress();
    QCOMPARE(end.done, 6);
    QCOMPARE(end.found, 5);
    QCOMPARE(end.notFound, 1);
    QVERIFY(!end.timeLeft);
}

void TestResultSet::clearing()
{
    ResultSetFixture fixture;
    fixture.results.lookUp(connection(u"a"_s), {1, 2});
    QSignalSpy reset(&fixture.results, &ResultSet::reset);
    fixture.results.clear();
    QCOMPARE(reset.size(), 1);
    QVERIFY(fixture.results.rows().isEmpty());
    QVERIFY(!fixture.results.isRunning());
    fixture.results.clear();
    QCOMPARE(reset.size(), 1);
}

/// Whichever of them connects first.
void TestResultSet::emitsUpdatedLast()
{
    ResultSetFixture fixture;
    QStringList emitted;
    const auto record = [&emitted](const QString &what) { return [&emitted, what] { emitted += what; }; };
    connect(&fixture.results, &ResultSet::updated, this, record(u"updated"_s));
    connect(&fixture.results, &ResultSet::restored, this, record(u"restored"_s));
    connect(&fixture.results, &ResultSet::reset, this, record(u"reset"_s));
    connect(&fixture.results, &ResultSet::added, this, record(u"added"_s));
    connect(&fixture.results, &ResultSet::changed, this, record(u"changed"_s));
    connect(&fixture.results, &ResultSet::ended, this, record(u"ended"_s));
    fixture.results.lookUp(connection(u"a"_s), {1});
    fixture.results.stop();
    QCOMPARE(emitted.join(u' '), u"added updated changed updated ended"_s);
    emitted.clear();
    const ResultRows rows = fixture.results.rows();
    fixture.results.clear();
    fixture.results.restore(rows);
    QCOMPARE(emitted.join(u' '), u"reset updated reset updated restored"_s);
}

void TestResultSet::batchesChanges()
{
    ResultSetFixture fixture;
    fixture.resources.memory.limit = 100'000'000;
    QList<qint32> ids(20000);
    std::iota(ids.begin(), ids.end(), 1);
    QSignalSpy answered(&fixture.results, &ResultSet::answered);
    QSignalSpy changes(&fixture.results, &ResultSet::changed);
    fixture.results.lookUp(connection(u"a"_s), ids);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.results.isRunning(), 60000);
    QCOMPARE(fixture.results.progress().found, 20000);
    QVERIFY2(changes.size() * 20 < fixture.asked.size() + answered.size(),
             qPrintable(QString::number(changes.size())));
}

/// A receiver reads all rows that are reported. Those between the answers of two connections can be many.
void TestResultSet::rowsFarApartAreReportedSeparately()
{
    ResultSetFixture fixture;
    QList<qint32> ids(1000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.results.lookUp(connection(u"a"_s), ids);
    fixture.waitUntilFinished();
    const QSignalSpy changes(&fixture.results, &ResultSet::changed);
    fixture.refresh(u"a"_s, {0, 1, 3, 999});
    QSet<qsizetype> changed;
    for (const QList<QVariant> &change : changes) {
        for (auto row = change.first().value<qsizetype>(); row <= change.last().value<qsizetype>(); ++row)
            changed += row;
    }
    QVERIFY(changed.contains(0) && changed.contains(1) && changed.contains(3) && changed.contains(999));
    QVERIFY2(changed.size() <= 5, qPrintable(QString::number(changed.size())));
}

void TestResultSet::doesNotRefreshRowsFromElsewhere_data()
{
    using Edit = std::function<void(Connection &)>;
    QTest::addColumn<Edit>("edit");
    QTest::newRow("host") << Edit([](Connection &c) { c.baseUrl.setHost(u"elsewhere.example.com"_s); });
    QTest::newRow("path") << Edit([](Connection &c) { c.baseUrl.setPath(u"/other"_s); });
    QTest::newRow("data source") << Edit([](Connection &c) { c.dataSource = u"other"_s; });
    QTest::newRow("partition") << Edit([](Connection &c) { c.partition = u"other"_s; });
    QTest::newRow("environment") << Edit([](Connection &c) { c.environment = u"PRODUCTION"_s; });
}

/// The user has edited the connection since the rows were looked up.
void TestResultSet::doesNotRefreshRowsFromElsewhere()
{
    QFETCH(const std::function<void(Connection &)>, edit);
    ResultSetFixture fixture;
    fixture.lookUp(u"a"_s, {1, 2});
    Connection edited = connection(u"a"_s);
    edit(edited);
    fixture.asked.clear();
    fixture.results.refresh(edited, {0, 1});
    QVERIFY(!fixture.results.isRunning());
    QCOMPARE(fixture.asked, QStringList());
    QVERIFY(!fixture.results.isLookupOf({edited}, {1, 2}));
}

/// Otherwise it would be shown as an older answer from where the row was asked for last.
void TestResultSet::keepsNoPreviousAnswerFromElsewhere()
{
    ResultSetFixture fixture;
    fixture.answerWithBytes(1, 30'000);
    fixture.answerWithBytes(2, 15'000);
    fixture.lookUp(u"a"_s, {1, 2});
    fixture.refresh(u"a"_s, {1});
    QCOMPARE(fixture.resources.memory.used, 60'000);
    Connection edited = connection(u"a"_s);
    edited.environment = u"PRODUCTION"_s;
    fixture.fail(1, ErrorKind::ServerFault);
    fixture.fail(2, ErrorKind::ServerFault);
    fixture.results.lookUp(edited, {1, 2}, Mode::Add);
    fixture.waitUntilFinished();
    for (const ResultRow &row : fixture.results.rows()) {
        QCOMPARE(row.from->environment, u"PRODUCTION"_s);
        QVERIFY(!row.before);
        QVERIFY(!row.beforeAt.isValid());
    }
    QCOMPARE(fixture.resources.memory.used, 0);
}

void TestResultSet::keepsTheTimeOfThePreviousAnswer()
{
    ResultSetFixture fixture;
    fixture.lookUp(u"a"_s, {1});
    QVERIFY(!fixture.results.rows().first().beforeAt.isValid());
    const QDateTime first = fixture.results.rows().first().lookup.fetchedAt;
    fixture.fail(1, ErrorKind::ServerFault);
    fixture.refresh(u"a"_s, {0});
    fixture.refresh(u"a"_s, {0});
    QCOMPARE(fixture.results.rows().first().beforeAt, first);
}

void TestResultSet::limitsMemory()
{
    ResultSetFixture fixture;
    fixture.resources.setParallel(1);
    for (qint32 id = 1; id <= 4; ++id)
        fixture.answerWithBytes(id, 40'000);
    fixture.lookUp(u"a"_s, {1, 2, 3, 4});
    QCOMPARE(fixture.shown(), u"a1 found, a2 found, a3 not-looked-up, a4 not-looked-up"_s);
    QCOMPARE(fixture.results.run(u"a"_s).stoppedBy()->cause, ErrorCause::ResultsFull);
    QCOMPARE(fixture.results.progress().notLookedUp, 2);

    fixture.answerWithBytes(3, 20'000);
    fixture.lookUp(u"b"_s, {3, 4}, Mode::Add);
    QCOMPARE(fixture.shown(), u"a1 found, a2 found, a3 not-looked-up, a4 not-looked-up, b3 found, "
                              "b4 not-looked-up"_s);

    fixture.results.refresh(connection(u"a"_s), {0}); // previous results count towards the limit, too
    fixture.waitUntilFinished();
    QCOMPARE(fixture.results.run(u"a"_s).stoppedBy()->cause, ErrorCause::ResultsFull);

    fixture.lookUp(u"a"_s, {1, 2});
    QCOMPARE(fixture.shown(), u"a1 found, a2 found"_s);
    QVERIFY(!fixture.results.run(u"a"_s).stoppedBy());
}

void TestResultSet::lookedUpHasAnswersSoFar_data()
{
    using Act = std::function<void(ResultSetFixture &)>;
    QTest::addColumn<Act>("act");
    QTest::addColumn<QString>("reported");
    const QString untilThen = u"a: 1 found, 2 not-found, 3 not-looked-up, 4 not-looked-up"_s;
    const auto row = [](const char *name, const QString &reported, const Act &act) {
        QTest::newRow(name) << act << reported;
    };
    row("stopped", untilThen, [](ResultSetFixture &on) { on.results.stop(); });
    row("replaced", untilThen + u" | b: 9 found"_s,
        [](ResultSetFixture &on) { on.results.lookUp(connection(u"b"_s), {9}); });
    row("replaced again before anything was asked", untilThen + u" | b: 9 found"_s, [](ResultSetFixture &on) {
        on.results.lookUp(connection(u"b"_s), {8});
        on.results.lookUp(connection(u"b"_s), {9});
    });
    row("cleared", untilThen, [](ResultSetFixture &on) { on.results.clear(); });
    row("cleared before anything was asked", untilThen, [](ResultSetFixture &on) {
        on.results.lookUp(connection(u"b"_s), {8});
        on.results.clear();
    });
    row("appended to", untilThen + u" | a: 9 found"_s,
        [](ResultSetFixture &on) { on.results.lookUp(connection(u"a"_s), {9}, Mode::Add); });
    row("refreshed meanwhile", u"a: 1 not-looked-up, 2 not-found, 3 not-looked-up, 4 not-looked-up"_s,
        [](ResultSetFixture &on) {
            on.results.refresh(connection(u"a"_s), {0}); // joins the lookup
            on.results.stop();
        });
    row("retried meanwhile", untilThen, [](ResultSetFixture &on) {
        on.endless.clear();
        on.results.stop();
        on.results.refresh(connection(u"a"_s), on.results.rowsWith(Outcome::NotLookedUp));
    });
    row("cleared while it waits for a sign-in", u"a: 1 found, 2 not-found, 3 failed, 4 not-looked-up"_s,
        [](ResultSetFixture &on) {
            on.results.stop();
            on.reported.clear();
            on.endless.clear();
            on.fail(3, ErrorKind::SessionExpired, 401);
            on.results.lookUp(connection(u"a"_s), {1, 2, 3, 4});
            QTRY_VERIFY(on.results.isPaused());
            on.results.clear();
        });
}

void TestResultSet::lookedUpHasAnswersSoFar()
{
    QFETCH(std::function<void(ResultSetFixture &)>, act);
    QFETCH(QString, reported);
    ResultSetFixture fixture;
    fixture.resources.setParallel(1);
    fixture.fail(2, ErrorKind::NotFound);
    fixture.endless.insert(3);
    fixture.results.lookUp(connection(u"a"_s), {1, 2, 3, 4});
    QTRY_COMPARE(fixture.asked.join(u' '), u"a1 a2 a3"_s);
    QVERIFY(fixture.reported.isEmpty());
    act(fixture);
    fixture.waitUntilFinished();
    QCOMPARE(fixture.reported.join(u" | "_s), reported);
}

void TestResultSet::emitsLookedUpOnce()
{
    ResultSetFixture fixture;
    fixture.fail(2, ErrorKind::ServerFault);
    fixture.lookUp(u"a"_s, {1, 2});
    QCOMPARE(fixture.reported.join(u" | "_s), u"a: 1 found, 2 failed"_s);
    fixture.results.clear();
    fixture.lookUp(u"a"_s, {});
    QCOMPARE(fixture.reported.size(), 1);
}

/// The history shows what became of a lookup, also if it was continued or retried.
void TestResultSet::reportsLookupsThatGoOn()
{
    ResultSetFixture fixture;
    QStringList again;
    QDateTime ended;
    QObject::connect(&fixture.results, &ResultSet::lookedUp, &fixture.listener,
                     [&ended](const auto &, const auto &, const auto &, const QDateTime &at) { ended = at; });
    QObject::connect(
        &fixture.results, &ResultSet::lookedUpAgain, &fixture.listener,
        [&](const Connection &from, const QList<LookupRow> &rows, const auto &, const QDateTime &at) {
            QCOMPARE(at, ended);
            again += from.id + u": "_s + outcomes(rows);
        });
    fixture.fail(2, ErrorKind::ServerFault);
    fixture.fail(3, ErrorKind::ServerFault);
    fixture.lookUp(u"a"_s, {1, 2, 3});
    QCOMPARE(fixture.reported.join(u" | "_s), u"a: 1 found, 2 failed, 3 failed"_s);
    fixture.clock.utc = fixture.clock.utc.addSecs(5);
    fixture.answers.remove(3);
    fixture.refresh(u"a"_s, fixture.results.rowsWith(Outcome::Failed));
    QCOMPARE(again.join(u" | "_s), u"a: 1 found, 2 failed, 3 found"_s);

    fixture.results.clear();
    fixture.lookUp(u"a"_s, {7});
    QCOMPARE(fixture.reported.size(), 2);
    QCOMPARE(again.size(), 1);
}

void TestResultSet::countsAllRows()
{
    ResultSetFixture fixture;
    fixture.fail(2, ErrorKind::ServerFault);
    fixture.fail(3, ErrorKind::NotFound);
    fixture.lookUp(u"a"_s, {1, 2, 3, 4});
    const QString all = u"4 of 4: 2 found, 1 not found, 1 failed, 0 not looked up"_s;
    QCOMPARE(fixture.counts(), all);
    fixture.results.refresh(connection(u"a"_s), {0});
    QCOMPARE(fixture.counts(), u"3 of 4: 1 found, 1 not found, 1 failed, 0 not looked up"_s);
    fixture.waitUntilFinished();
    QCOMPARE(fixture.counts(), all);
    fixture.results.refresh(connection(u"a"_s), fixture.results.rowsWith(Outcome::Failed));
    fixture.results.stop();
    QCOMPARE(fixture.counts(), u"4 of 4: 2 found, 1 not found, 0 failed, 1 not looked up"_s);
    fixture.lookUp(u"b"_s, {1}, Mode::Add);
    QCOMPARE(fixture.counts(), u"5 of 5: 3 found, 1 not found, 0 failed, 1 not looked up"_s);
    const ResultRows rows = fixture.results.rows();
    fixture.results.clear();
    QCOMPARE(fixture.counts(), u"0 of 0: 0 found, 0 not found, 0 failed, 0 not looked up"_s);
    fixture.results.restore(rows);
    QCOMPARE(fixture.counts(), u"5 of 5: 3 found, 1 not found, 0 failed, 1 not looked up"_s);
}

void TestResultSet::estimateExcludesPauses()
{
    ResultSetFixture fixture;
    fixture.resources.setParallel(1);
    fixture.answers.insert(1, [&fixture] {
        fixture.clock.steady += 20s;
        return Result<Notification>(Notification());
    });
    fixture.fail(3, ErrorKind::SessionExpired, 401);
    fixture.results.lookUp(connection(u"a"_s), {1, 2, 3, 4});
    QTRY_VERIFY(fixture.results.isPaused());
    QVERIFY(fixture.results.progress().isPaused);
    QVERIFY(!fixture.results.progress().timeLeft);
    fixture.clock.steady += 3600s;
    fixture.endless.insert(3);
    fixture.results.resume(connection(u"a"_s));
    QVERIFY(!fixture.results.progress().isPaused);
    QCOMPARE(*fixture.results.progress().timeLeft, 20s); // two of four took that long
}

void TestResultSet::estimateExcludesThrottling()
{
    ResultSetFixture fixture;
    fixture.resources.setParallel(1);
    fixture.answers.insert(1, [&fixture] {
        fixture.clock.steady += 20s;
        return Result<Notification>(Notification());
    });
    fixture.answers.insert(3, []() -> Result<Notification> {
        Error busy;
        busy.kind = ErrorKind::RateLimited;
        busy.retryAfter = 1s;
        return failure(busy);
    });
    fixture.endless.insert(4);
    QSignalSpy waiting(&fixture.results, &ResultSet::throttled);
    QSignalSpy waited(&fixture.results, &ResultSet::throttleEnded);
    fixture.results.lookUp(connection(u"a"_s), {1, 2, 3, 4});
    QTRY_COMPARE(waiting.size(), 1);
    QVERIFY(!fixture.results.progress().timeLeft);
    fixture.clock.steady += 3600s;
    QTRY_COMPARE(waited.size(), 1);
    QCOMPARE(*fixture.results.progress().timeLeft, 20s); // two of four took that long
}

/// Whether changes are reported at once depends on the number of rows being changed now, not on the previous
/// lookup.
void TestResultSet::reportsFewChangesAtOnce()
{
    ResultSetFixture fixture;
    QList<qint32> ids(1000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.results.lookUp(connection(u"a"_s), ids);
    fixture.waitUntilFinished();
    QSignalSpy changed(&fixture.results, &ResultSet::changed);
    fixture.endless.insert(1);
    fixture.results.refresh(connection(u"a"_s), {0});
    bool isNextTurn = false;
    QTimer::singleShot(0, this, [&isNextTurn] { isNextTurn = true; });
    QTRY_VERIFY(isNextTurn);
    QVERIFY(!changed.isEmpty());
}

void TestResultSet::connectionsRunInParallel()
{
    ResultSetFixture fixture;
    fixture.endless = {1, 2};
    fixture.results.lookUp(connection(u"a"_s), {1});
    fixture.results.lookUp(connection(u"b"_s), {2, 3}, Mode::Add);
    QTRY_COMPARE(fixture.shown(), u"a1 running, b2 running, b3 found"_s);
    QVERIFY(fixture.results.run(u"a"_s).isRunning());
    fixture.results.stop(u"b"_s);
    QCOMPARE(fixture.shown(), u"a1 running, b2 not-looked-up, b3 found"_s);
    QVERIFY(fixture.results.run(u"a"_s).isRunning());
    QVERIFY(!fixture.results.run(u"b"_s).isRunning());
    QCOMPARE(fixture.reported.join(u" | "_s), u"b: 2 not-looked-up, 3 found"_s);
    fixture.results.stop();
    QCOMPARE(fixture.reported.join(u" | "_s), u"b: 2 not-looked-up, 3 found | a: 1 not-looked-up"_s);
}

void TestResultSet::countsEachConnection()
{
    ResultSetFixture fixture;
    fixture.fail(2, ErrorKind::ServerFault);
    fixture.fail(4, ErrorKind::NotFound);
    fixture.results.lookUp(connection(u"b"_s), {1, 2, 3});
    fixture.lookUp(u"a"_s, {2, 4}, Mode::Add);
    QCOMPARE(fixture.results.connectionIds(), QStringList({u"b"_s, u"a"_s}));
    QCOMPARE(fixture.results.provenance(u"a"_s).connection, u"name of a"_s);
    const LookupProgress b = fixture.results.progress(u"b"_s);
    QCOMPARE(b.total, 3);
    QCOMPARE(b.done, 3);
    QCOMPARE(b.found, 2);
    QCOMPARE(b.failed, 1);
    const LookupProgress a = fixture.results.progress(u"a"_s);
    QCOMPARE(a.total, 2);
    QCOMPARE(a.failed, 1);
    QCOMPARE(a.notFound, 1);
    QCOMPARE(fixture.results.rowsWith(Outcome::Failed, u"a"_s), QList<qsizetype>{3});
    QCOMPARE(fixture.results.rowsWith(Outcome::Failed), QList<qsizetype>({1, 3}));
    // Rows that are looked up again are counted once.
    fixture.answers.clear();
    fixture.results.refresh(connection(u"a"_s), {3, 4});
    QCOMPARE(fixture.results.progress(u"a"_s).done, 0);
    fixture.waitUntilFinished();
    QCOMPARE(fixture.results.progress(u"a"_s).found, 2);
    QCOMPARE(fixture.results.progress(u"b"_s).found, 2);
    const ResultRows rows = fixture.results.rows();
    fixture.results.restore({rows.at(4), rows.at(0), rows.at(3)});
    QCOMPARE(fixture.results.connectionIds(), QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(fixture.results.progress(u"a"_s).found, 2);
    fixture.results.clear();
    QVERIFY(fixture.results.connectionIds().isEmpty());
    QCOMPARE(fixture.results.progress(u"a"_s).total, 0);
}

void TestResultSet::countsDifferentIds()
{
    ResultSetFixture fixture;
    QCOMPARE(fixture.results.idCount(), 0);
    fixture.results.lookUp(connection(u"a"_s), {1, 2});
    QCOMPARE(fixture.results.idCount(), 2);
    fixture.results.lookUp(connection(u"b"_s), {2, 3}, Mode::Add);
    QCOMPARE(fixture.results.idCount(), 3);
    fixture.results.lookUp(connection(u"b"_s), {2, 4}, Mode::Add);
    QCOMPARE(fixture.results.idCount(), 4);
}

void TestResultSet::saysHowLongAConnectionWaits()
{
    ResultSetFixture fixture;
    fixture.answers.insert(3, []() -> Result<Notification> {
        Error busy;
        busy.kind = ErrorKind::RateLimited;
        busy.retryAfter = 300s;
        return failure(busy);
    });
    QSignalSpy waiting(&fixture.results, &ResultSet::throttled);
    fixture.results.lookUp(connection(u"a"_s), {3});
    fixture.endless.insert(5);
    fixture.results.lookUp(connection(u"b"_s), {5}, Mode::Add);
    QTRY_COMPARE(waiting.size(), 1);
    QVERIFY(!fixture.results.run(u"b"_s).waitLeft());
    QCOMPARE(fixture.results.run(u"a"_s).waitLeft(), std::optional<std::chrono::milliseconds>(300s));
    fixture.clock.steady += 10s;
    QCOMPARE(fixture.results.run(u"a"_s).waitLeft(), std::optional<std::chrono::milliseconds>(290s));
    fixture.results.stop(u"a"_s);
    QVERIFY(!fixture.results.run(u"a"_s).waitLeft());
}

void TestResultSet::pauseAffectsItsConnectionOnly()
{
    ResultSetFixture fixture;
    QSignalSpy needed(&fixture.results, &ResultSet::signInNeeded);
    fixture.fail(1, ErrorKind::SessionExpired, 401);
    fixture.results.lookUp(connection(u"a"_s), {1, 2});
    QTRY_COMPARE(needed.size(), 1);
    QCOMPARE(needed.first().first().toString(), u"a"_s);
    fixture.results.lookUp(connection(u"b"_s), {3}, Mode::Add);
    QVERIFY(!fixture.results.isPaused());
    QTRY_VERIFY(!fixture.results.run(u"b"_s).isRunning());
    QVERIFY(fixture.results.isPaused());
    QVERIFY(fixture.results.run(u"a"_s).isPaused());
    fixture.answers.clear();
    fixture.results.resume(connection(u"a"_s));
    fixture.waitUntilFinished();
    QCOMPARE(fixture.shown(), u"a1 found, a2 found, b3 found"_s);
}

void TestResultSet::pauseLeavesTheHostToOthers()
{
    ResultSetFixture fixture;
    fixture.resources.setParallel(6);
    fixture.fail(1, ErrorKind::SessionExpired, 401);
    fixture.endless = {2, 3, 4, 5, 6, 7, 8};
    Connection second = connection(u"b"_s);
    second.baseUrl = connection(u"a"_s).baseUrl;
    fixture.results.lookUp(connection(u"a"_s), {1});
    fixture.results.lookUp(second, {2, 3, 4, 5, 6, 7, 8}, Mode::Add);
    QTRY_VERIFY(fixture.results.run(u"a"_s).isPaused());
    QTRY_COMPARE(fixture.shown().count(u"running"_s), 6);
    fixture.results.stop(u"b"_s);
    fixture.answers.clear();
    fixture.results.resume(connection(u"a"_s));
    QTRY_COMPARE(fixture.shown().section(u',', 0, 0), u"a1 found"_s);
}

/// While a lookup is running with the API key alone.
void TestResultSet::signingInMeanwhileChangesTheUser()
{
    ResultSetFixture fixture;
    fixture.resources.setParallel(1);
    Connection from = connection(u"a"_s);
    fixture.results.lookUp(from, {1, 2});
    from.userName = u"jdoe"_s;
    fixture.results.resume(from);
    QVERIFY(fixture.results.isRunning());
    fixture.waitUntilFinished();
    QCOMPARE(fixture.results.rows().last().user, u"jdoe"_s);
    QCOMPARE(fixture.results.run(u"a"_s).connection()->userName, u"jdoe"_s);
}

void TestResultSet::doesNotContinueElsewhere_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<bool>("continues");
    QTest::newRow("address") << u"elsewhere.example.com"_s << u"TEST"_s << u"TEST"_s << false;
    QTest::newRow("environment") << u"a.example.com"_s << u"TEST"_s << u"PRODUCTION"_s << false;
    QTest::newRow("same") << u"a.example.com"_s << u"TEST"_s << u"TEST"_s << true;
    QTest::newRow("named when saved") << u"a.example.com"_s << QString() << u"TEST"_s << true;
}

void TestResultSet::doesNotContinueElsewhere()
{
    QFETCH(const QString, host);
    QFETCH(const QString, before);
    QFETCH(const QString, now);
    QFETCH(const bool, continues);
    ResultSetFixture fixture;
    Connection from = connection(u"a"_s);
    from.environment = before;
    fixture.resources.setParallel(1);
    fixture.fail(1, ErrorKind::SessionExpired, 401);
    fixture.results.lookUp(from, {1, 2});
    QTRY_VERIFY(fixture.results.isPaused());
    from.baseUrl.setHost(host);
    from.environment = now;
    fixture.answers.clear();
    fixture.results.resume(from);
    QCOMPARE(fixture.results.isRunning(), continues);
    fixture.waitUntilFinished();
    QCOMPARE(fixture.shown(), continues ? u"a1 found, a2 found"_s : u"a1 failed, a2 not-looked-up"_s);
}

void TestResultSet::identifiesItsLookup()
{
    ResultSetFixture fixture;
    fixture.results.lookUp(connection(u"a"_s), {3, 2});
    QVERIFY(fixture.results.isLookupOf({connection(u"a"_s)}, {3, 2}));
    QVERIFY(!fixture.results.isLookupOf({connection(u"b"_s)}, {3, 2}));
    QVERIFY(!fixture.results.isLookupOf({connection(u"a"_s)}, {2, 3}));
    QVERIFY(!fixture.results.isLookupOf({connection(u"a"_s)}, {3}));
    QCOMPARE(fixture.results.run(u"a"_s).connection()->name, u"name of a"_s);
    QVERIFY(!fixture.results.run(u"b"_s).connection());
}

void TestResultSet::knowsHowLongTheLongestLookupTook()
{
    ResultSetFixture fixture;
    QCOMPARE(fixture.results.duration(), 0ms);
    fixture.endless = {1};
    fixture.results.lookUp(connection(u"a"_s), {1});
    fixture.clock.steady += 12s;
    QCOMPARE(fixture.results.duration(), 12s);
    fixture.results.stop();
    fixture.clock.steady += 60s;
    QCOMPARE(fixture.results.duration(), 12s);
    fixture.results.refresh(connection(u"a"_s), {0});
    fixture.clock.steady += 1s;
    QCOMPARE(fixture.results.duration(), 12s);
    fixture.results.stop();
    QCOMPARE(fixture.results.duration(), 12s);
    fixture.results.clear();
    QCOMPARE(fixture.results.duration(), 0ms);
}

void TestResultSet::restoredRowsKnowHowLongTheyTook()
{
    ResultSetFixture fixture;
    ResultRows rows;
    for (const int seconds : {30, 5, 20}) {
        ResultRow row;
        row.connectionId = u"a"_s;
        row.from = provenanceOf(connection(u"a"_s));
        row.lookup.id = seconds;
        row.lookup.outcome = Outcome::NotFound;
        row.lookup.fetchedAt = QDateTime::fromSecsSinceEpoch(seconds).toUTC();
        rows.append(row);
    }
    fixture.results.restore(rows);
    QCOMPARE(fixture.results.duration(), 25s);
}

SVC_GUILESS_TEST(TestResultSet)
#include "tst_resultset.moc"
