// SPDX-License-Identifier: MIT
#include "connections/connectionstore.h"
#include "results/resultfields.h"
#include "results/resultsets.h"
#include "support/testprogram.h"
#include "watch/watches.h"
#include "watchedservice.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace {

const QByteArray kRead = R"("read":true,"archived":false,"subject":"s","messagePreview":"p")";
const QByteArray kUnread = R"("read":false,"archived":false,"subject":"s","messagePreview":"p")";

QString endName(Watches::End end)
{
    switch (end) {
    case Watches::End::Reached:
        return u"reached"_s;
    case Watches::End::TimeOver:
        return u"time over"_s;
    case Watches::End::ConnectionRemoved:
        return u"connection removed"_s;
    case Watches::End::ConnectionChanged:
        return u"connection changed"_s;
    }
    Q_UNREACHABLE();
}

/// The files of a user, and the service.
struct WatchingUser
{
    [[nodiscard]] QString path(const QString &name) const { return folder.filePath(name); }
    [[nodiscard]] QByteArray stored() const
    {
        QFile file(path(u"watches.json"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    WatchedService service;
};

/// A program that the user has started.
struct WatchingProgram
{
    explicit WatchingProgram(WatchingUser &of, qint64 memory = AnswerMemory().limit)
        : user(of)
        , store(of.path(u"connections.json"_s), {})
        , results(
              [this](const QString &connectionId, qint32 id, ConnectionReuse,
                     qint64) -> std::unique_ptr<Job<Notification>> {
                  if (user.service.signedOut.contains(connectionId)) // nothing is sent
                      return std::make_unique<FinishedJob<Notification>>(
                          failure(errorOf(ErrorKind::SessionExpired)));
                  return user.service.fetch(connectionId, id);
              },
              of.service.clock, memory)
        , watches(
              results, store,
              [this](const QString &id) {
                  return user.service.signedOut.contains(id) ? std::nullopt : store.find(id);
              },
              of.path(u"watches.json"_s))
    {
        QObject::connect(&store, &ConnectionStore::changed, &watches, &Watches::updateConnections);
        QObject::connect(&watches, &Watches::changesSeen,
                         [this](const ResultSet *, const QList<WatchChange> &changes) {
                             for (const WatchChange &change : changes)
                                 said += u"%1 %2"_s.arg(change.id).arg(changeText(change));
                         });
        QObject::connect(&watches, &Watches::ended,
                         [this](const ResultSet *, Watches::End end) { said += endName(end); });
        QObject::connect(&watches, &Watches::notRestored, [this](qsizetype ids, Watches::End end) {
            said += u"%1 not restored: %2"_s.arg(ids).arg(endName(end));
        });
        QObject::connect(&watches, &Watches::watchedElsewhere,
                         [this](qsizetype ids) { said += u"%1 elsewhere"_s.arg(ids); });
        QObject::connect(&watches, &Watches::failed, [this](const Error &error) {
            said += error.cause == ErrorCause::FileDamaged ? u"damaged"_s : u"failed"_s;
        });
        results.setParallel(1);
        static_cast<void>(store.load(ConnectionStore::LoadFor::Writing));
    }

    Connection add(const QString &id)
    {
        store.add(watchedConnection(id));
        return *store.find(id);
    }
    ResultSet *watch(const QString &id, const QList<qint32> &ids, const WatchOptions &options = {})
    {
        ResultSet *set = watches.start(*store.find(id), ids, options);
        user.service.settle();
        return set;
    }
    /// Starts the watches that are stored.
    void load(qsizetype expected)
    {
        watches.load();
        QTRY_COMPARE(watches.idCount(), expected);
        user.service.settle();
    }
    void signIn(const QString &id)
    {
        user.service.signedOut.removeAll(id);
        watches.updateConnections();
        results.resume(*store.find(id));
        user.service.settle();
    }
    /// Lets time pass in the steps of the timers.
    void pass(std::chrono::milliseconds time)
    {
        for (; time > 0ms; time -= WatchSchedule::kLongestWait) {
            const auto step = std::min<std::chrono::milliseconds>(time, WatchSchedule::kLongestWait);
            user.service.clock.steady += step;
            user.service.clock.utc = user.service.clock.utc.addMSecs(step.count());
            watches.checkTime();
            user.service.settle();
        }
    }
    /// Lets the gaps of a round of so many requests pass, each at most a second.
    void passRound(qsizetype ids)
    {
        for (qsizetype i = 0; i < 4 * ids; ++i)
            pass(500ms);
    }
    QString takeSaid() { return std::exchange(said, {}).join(u", "_s); }

    WatchingUser &user;
    QStringList said;
    ConnectionStore store;
    ResultSets results;
    Watches watches;
};

} // namespace

class TestWatches final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void marksRowsThatChange();
    void changeTexts_data();
    void changeTexts();
    void waitsForTheSignIn();
    void saysWhenTheNextRoundIs();
    void restartKeepsIdsAndConnections();
    void whatIsOverIsNotRestored();
    void oneOfTwoProgramsWatches();
    void askingLocksNothing();
    void keepsWhatAnotherProgramHasStored();
    void atMostAThousandIds();
    void whatIsStoredIsNeverTooMuch();
    void renamedConnectionIsWatchedOn();
    void endsWithItsConnection();
    void reachedGoalLeavesTheResults();
    void removedSetIsWatchedAgainWhenPutBack();
    void putBackSetIsNotAskedForElsewhere();
    void putBackSetDoesNotWaitForARemovedConnection();
    void restartIsNoOtherLookup();
    void isNoLookupThatTheUserWaitsFor();
    void damagedFileIsKept();
    void parsesWatches_data();
    void parsesWatches();
    void forgets();
    void aWeekWithSleepsAndEndedSessions();
};

void TestWatches::marksRowsThatChange()
{
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    const ResultSet *set = program.watch(u"a"_s, {7, 8});
    QVERIFY(set);
    QVERIFY(set != &program.results.current());
    QCOMPARE(user.service.takeAsked(), u"a7 a8"_s);
    QVERIFY(!set->rows().hasChange(0));
    user.service.set(8, R"("read":true,"archived":true,"subject":"s","messagePreview":"p")");
    program.pass(5min);
    program.passRound(2);
    QCOMPARE(program.takeSaid(), u"8 Read, Archived (perhaps by watching)"_s);
    const QDateTime at = set->rows().at(1).change->at;
    program.pass(10min);
    QCOMPARE(program.takeSaid(), QString());
    QVERIFY(!set->rows().at(0).change);
    QCOMPARE(fieldText(set->rows().at(1), ResultField::Change),
             u"Read, Archived (perhaps by watching)"_s); // many rounds later
    QCOMPARE(set->rows().at(1).change->at, at);
    QCOMPARE(fieldTime(set->rows().at(1), ResultField::ChangeSeen)->instant, at);
}

void TestWatches::changeTexts_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("said");
    const QByteArray archived = R"("read":true,"archived":true,"subject":"s","messagePreview":"p")";
    QTest::newRow("read") << kUnread << kRead << u"7 Read (perhaps by watching)"_s;
    QTest::newRow("unread") << kRead << kUnread << u"7 Unread"_s;
    QTest::newRow("archived") << kRead << archived << u"7 Archived"_s;
    QTest::newRow("active") << archived << kRead << u"7 Active"_s;
    QTest::newRow("no longer said") << kRead
                                    << QByteArray(R"("read":true,"subject":"s","messagePreview":"p")")
                                    << u"7 Archived: not given"_s;
    QTest::newRow("texts") << kRead
                           << QByteArray(
                                  R"("read":true,"archived":false,"subject":"S<b>","messagePreview":"P")")
                           << u"7 Subject, Preview"_s;
    QTest::newRow("found") << QByteArray() << kRead << u"7 Found"_s;
    QTest::newRow("no longer found") << kRead << QByteArray() << u"7 Not found"_s;
}

void TestWatches::changeTexts()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QString, said);
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    const auto answer = [&user](const QByteArray &fields) {
        if (fields.isEmpty())
            user.service.errors[7] = errorOf(ErrorKind::NotFound, 404);
        else
            user.service.set(7, fields);
    };
    answer(before);
    QVERIFY(program.watch(u"a"_s, {7}));
    answer(after);
    program.pass(5min);
    program.passRound(1);
    QCOMPARE(program.takeSaid(), said);
}

void TestWatches::waitsForTheSignIn()
{
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    user.service.signedOut += u"a"_s;
    const ResultSet *set = program.watch(u"a"_s, {7, 8});
    QVERIFY(program.watches.status(*set)->isSignedOut);
    program.pass(8h);
    QCOMPARE(user.service.takeAsked(), QString());
    program.signIn(u"a"_s);
    QCOMPARE(user.service.takeAsked(), u"a7 a8"_s);
    QVERIFY(!program.watches.status(*set)->isSignedOut);
    program.results.stop(u"a"_s);
    user.service.signedOut += u"a"_s;
    program.pass(8h);
    QCOMPARE(user.service.takeAsked(), QString());
    program.signIn(u"a"_s);
    program.passRound(2);
    QCOMPARE(user.service.takeAsked(), u"a7 a8"_s); // once, however long it was
}

void TestWatches::saysWhenTheNextRoundIs()
{
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    user.service.isHeld = true;
    const ResultSet *set = program.watch(u"a"_s, {7}, {.interval = 3min});
    QVERIFY(program.watches.status(*set)->isAsking);
    user.service.isHeld = false;
    user.service.open.last()->answer(user.service.answer(7));
    user.service.settle();
    QStringList minutes;
    QObject context;
    connect(&program.watches, &Watches::changed, &context, [&] {
        const auto status = program.watches.status(*set);
        minutes += status->isAsking ? u"asking"_s : QString::number(status->next.count());
    });
    program.pass(3min);
    program.passRound(1);
    QCOMPARE(minutes.mid(0, 3), (QStringList{u"2"_s, u"1"_s, u"asking"_s}));
    QCOMPARE(minutes.last(), u"3"_s);
    QCOMPARE(program.watches.status(*set)->ids, 1);
}

void TestWatches::restartKeepsIdsAndConnections()
{
    WatchingUser user;
    user.service.set(7, R"("subject":"Confidential","read":false)");
    {
        WatchingProgram program(user);
        program.add(u"a"_s);
        program.add(u"b"_s);
        QVERIFY(
            program.watch(u"a"_s, {7, 8}, {.interval = 10min, .goal = WatchGoal::Read, .notifies = false}));
        QVERIFY(program.watch(u"b"_s, {9}));
        program.pass(20h);
    }
    const QByteArray stored = user.stored();
    QVERIFY(stored.contains("svc-desktop-watches"));
    QVERIFY(!stored.contains("Confidential"));
    user.service.takeAsked();
    user.service.signedOut = {u"a"_s, u"b"_s};
    WatchingProgram program(user);
    program.load(3);
    QCOMPARE(user.service.takeAsked(), QString()); // until somebody has signed in
    program.signIn(u"a"_s);
    QCOMPARE(user.service.takeAsked(), u"a7 a8"_s);
    QCOMPARE(program.takeSaid(), QString());
    user.service.set(7, kRead);
    program.pass(10min);
    program.passRound(2);
    QCOMPARE(program.takeSaid(), u"7 Read, Active, Subject, Preview (perhaps by watching)"_s);
    QCOMPARE(program.watches.idCount(), 2); // 7 has reached its goal
    program.pass(4h);
    QCOMPARE(program.takeSaid(), u"time over, time over"_s); // 24 hours after the beginning
    QTRY_COMPARE(user.stored(), QByteArray());
}

void TestWatches::whatIsOverIsNotRestored()
{
    WatchingUser user;
    {
        WatchingProgram program(user);
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
            program.add(id);
            QVERIFY(program.watch(id, {7}));
        }
    }
    {
        WatchingProgram program(user);
        program.store.remove(u"a"_s);
        Connection other = *program.store.find(u"b"_s);
        other.baseUrl = QUrl(u"https://elsewhere.example.com"_s);
        program.store.update(other);
    }
    {
        WatchingProgram program(user);
        program.load(1);
        QTRY_COMPARE(program.said.join(u", "_s),
                     u"1 not restored: connection removed, 1 not restored: connection changed"_s);
    }
    user.service.clock.utc = user.service.clock.utc.addSecs(24LL * 3600);
    WatchingProgram program(user);
    program.watches.load();
    QTRY_COMPARE(program.said.join(u", "_s), u"1 not restored: time over"_s);
    QTRY_COMPARE(user.stored(), QByteArray());
}

void TestWatches::oneOfTwoProgramsWatches()
{
    WatchingUser user;
    auto first = std::make_unique<WatchingProgram>(user);
    first->add(u"a"_s);
    QVERIFY(first->watch(u"a"_s, {7, 8}));
    QTRY_VERIFY(!user.stored().isEmpty());
    user.service.takeAsked();

    WatchingProgram second(user);
    second.watches.load();
    QTRY_COMPARE(second.said.join(u", "_s), u"2 elsewhere"_s);
    QCOMPARE(second.watches.refusal(1), Watches::Refusal::OtherProgram);
    QVERIFY(!second.watch(u"a"_s, {9}));
    QCOMPARE(user.service.takeAsked(), QString());

    first.reset();
    QVERIFY(second.watch(u"a"_s, {9}));
    QTRY_COMPARE(second.watches.idCount(), 3); // with those of the other program
    user.service.settle();
    QCOMPARE(user.service.takeAsked(), u"a9 a7 a8"_s);
}

void TestWatches::askingLocksNothing()
{
    WatchingUser user;
    {
        WatchingProgram program(user);
        program.add(u"a"_s);
        QVERIFY(program.watch(u"a"_s, {7, 8}));
    }
    WatchingProgram idle(user);
    QVERIFY(!idle.watches.refusal(1)); // its user has only opened the dialog
    WatchingProgram program(user);
    program.load(2);
    QCOMPARE(program.takeSaid(), QString());
}

void TestWatches::keepsWhatAnotherProgramHasStored()
{
    WatchingUser user;
    WatchingProgram first(user);
    first.add(u"a"_s);
    ResultSet *set = first.watch(u"a"_s, {5});
    QTRY_VERIFY(!user.stored().isEmpty());
    first.watches.stop(*set);
    {
        WatchingProgram second(user);
        QTRY_VERIFY(!second.watches.refusal(2));
        QVERIFY(second.watch(u"a"_s, {7, 8}));
        QTRY_VERIFY(user.stored().contains("\"id\":7"));
    }
    set = first.watch(u"a"_s, {9});
    QTRY_COMPARE(first.watches.idCount(), 3);
    QTRY_VERIFY(user.stored().contains("\"id\":9"));
    QVERIFY(user.stored().contains("\"id\":7"));
    first.watches.stop(*set);
    QTRY_VERIFY(!user.stored().contains("\"id\":9"));
    QVERIFY(user.stored().contains("\"id\":7"));
    QCOMPARE(first.takeSaid(), QString());
}

void TestWatches::atMostAThousandIds()
{
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    QList<qint32> ids;
    for (qint32 id = 0; id <= Watch::kMaxIds; ++id)
        ids += id;
    QCOMPARE(program.watches.refusal(ids.size()), Watches::Refusal::TooMany);
    QVERIFY(!program.watch(u"a"_s, ids));
    QCOMPARE(user.service.takeAsked(), QString());
    QVERIFY(program.watch(u"a"_s, ids.mid(1)));
    QCOMPARE(user.service.asked.size(), 1000);
    QCOMPARE(program.watches.refusal(1), Watches::Refusal::TooMany);
}

/// The ids of another program come on top of the first ones of this one.
void TestWatches::whatIsStoredIsNeverTooMuch()
{
    WatchingUser user;
    QList<qint32> ids;
    for (qint32 id = 1; id <= Watch::kMaxIds; ++id)
        ids += id;
    {
        WatchingProgram program(user);
        program.add(u"a"_s);
        QVERIFY(program.watch(u"a"_s, ids));
    }
    {
        WatchingProgram program(user);
        QVERIFY(program.watch(u"a"_s, {2000}));
        QTRY_COMPARE(program.watches.idCount(), 1001);
    }
    WatchingProgram program(user);
    program.load(1001);
    QCOMPARE(program.takeSaid(), QString());
}

void TestWatches::renamedConnectionIsWatchedOn()
{
    WatchingUser user;
    WatchingProgram program(user);
    Connection connection = program.add(u"a"_s);
    const ResultSet *set = program.watch(u"a"_s, {7});
    connection.name = u"other name"_s;
    QVERIFY(program.store.update(connection));
    user.service.takeAsked();
    program.pass(5min);
    program.passRound(1);
    QCOMPARE(user.service.takeAsked(), u"a7"_s);
    QCOMPARE(program.takeSaid(), QString());
    QCOMPARE(set->rows().at(0).from->connection, u"other name"_s);
}

void TestWatches::endsWithItsConnection()
{
    WatchingUser user;
    WatchingProgram program(user);
    Connection edited = program.add(u"a"_s);
    program.add(u"b"_s);
    const ResultSet *first = program.watch(u"a"_s, {7});
    const ResultSet *second = program.watch(u"b"_s, {7});
    edited.dataSource = u"other"_s;
    QVERIFY(program.store.update(edited));
    QCOMPARE(program.takeSaid(), u"connection changed"_s);
    program.store.remove(u"b"_s);
    QCOMPARE(program.takeSaid(), u"connection removed"_s);
    user.service.takeAsked();
    program.pass(60min);
    QCOMPARE(user.service.takeAsked(), QString());
    QVERIFY(!program.watches.status(*first));
    QVERIFY(program.results.sets().contains(second)); // the results stay
    QTRY_COMPARE(user.stored(), QByteArray());
}

void TestWatches::reachedGoalLeavesTheResults()
{
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    const ResultSet *set = program.watch(u"a"_s, {7}, {.goal = WatchGoal::Read});
    QVERIFY(set->isWatched());
    user.service.set(7, kRead);
    program.pass(5min);
    program.passRound(1);
    QCOMPARE(program.takeSaid(), u"7 Read (perhaps by watching), reached"_s);
    QVERIFY(!set->isWatched());
    QCOMPARE(set->rows().at(0).change->what, u"Read (perhaps by watching)"_s);
}

void TestWatches::removedSetIsWatchedAgainWhenPutBack()
{
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    ResultSet *set = program.watch(u"a"_s, {7, 8});
    user.service.takeAsked();
    std::unique_ptr<ResultSet> removed = program.results.take(*set);
    QCOMPARE(program.watches.idCount(), 0);
    program.pass(60min);
    QCOMPARE(user.service.takeAsked(), QString());
    QTRY_COMPARE(user.stored(), QByteArray());
    program.results.putBack(std::move(removed));
    user.service.settle();
    QCOMPARE(user.service.takeAsked(), u"a7 a8"_s);
    QVERIFY(set->isWatched());
    QTRY_VERIFY(!user.stored().isEmpty());

    removed = program.results.take(*set);
    removed.reset(); // for good
    program.pass(60min);
    QCOMPARE(program.watches.idCount(), 0);
}

void TestWatches::putBackSetIsNotAskedForElsewhere()
{
    WatchingUser user;
    WatchingProgram program(user);
    Connection edited = program.add(u"a"_s);
    ResultSet *set = program.watch(u"a"_s, {7, 8});
    user.service.takeAsked();
    std::unique_ptr<ResultSet> removed = program.results.take(*set);
    edited.baseUrl = QUrl(u"https://elsewhere.example.com"_s);
    QVERIFY(program.store.update(edited));
    program.results.putBack(std::move(removed));
    user.service.settle();
    QCOMPARE(user.service.takeAsked(), QString());
    QVERIFY(!set->isWatched());
    QCOMPARE(program.watches.idCount(), 0);
    QCOMPARE(set->provenance(u"a"_s).endpoint, provenanceOf(watchedConnection(u"a"_s)).endpoint);
}

void TestWatches::putBackSetDoesNotWaitForARemovedConnection()
{
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    ResultSet *set = program.watch(u"a"_s, {7, 8});
    std::unique_ptr<ResultSet> removed = program.results.take(*set);
    program.store.remove(u"a"_s);
    program.results.putBack(std::move(removed));
    user.service.settle();
    QVERIFY(!set->isWatched());
}

/// Or the history would have the same lookup once more after each start.
void TestWatches::restartIsNoOtherLookup()
{
    WatchingUser user;
    const auto countLookups = [](const WatchingProgram &program, int &count) {
        QObject::connect(&program.results, &ResultSets::lookedUp, [&count] { ++count; });
    };
    int first = 0;
    {
        WatchingProgram program(user);
        program.add(u"a"_s);
        countLookups(program, first);
        QVERIFY(program.watch(u"a"_s, {7}));
    }
    QCOMPARE(first, 1);
    int second = 0;
    WatchingProgram program(user);
    countLookups(program, second);
    program.load(1);
    QCOMPARE(user.service.takeAsked(), u"a7 a7"_s);
    QCOMPARE(second, 0);
}

void TestWatches::isNoLookupThatTheUserWaitsFor()
{
    WatchingUser user;
    WatchingProgram program(user, 20000);
    program.add(u"a"_s);
    user.service.isHeld = true;
    const ResultSet *set = program.watch(u"a"_s, {7});
    QVERIFY(set->isRunning());
    QVERIFY(!program.results.isRunning());
    QVERIFY(program.results.isEmpty());
    user.service.isHeld = false;
    user.service.open.last()->answer(user.service.answer(7));
    const QByteArray large = R"("subject":")" + QByteArray(8000, 'x') + '"';
    for (qint32 id = 1; id <= 3; ++id) { // more than there is room for
        user.service.set(id, large);
        program.results.add().lookUp(*program.store.find(u"a"_s), {id});
        user.service.settle();
    }
    QVERIFY(program.results.sets().contains(set));
    QCOMPARE(program.watches.idCount(), 1);
}

void TestWatches::damagedFileIsKept()
{
    WatchingUser user;
    writeFile(user.path(u"watches.json"_s),
              R"({"format":"svc-desktop-watches","version":1,"watches":[{"minutes":0}]})");
    WatchingProgram program(user);
    program.watches.load();
    QTRY_COMPARE(program.said.join(u", "_s), u"damaged"_s);
    QVERIFY(!QDir(user.folder.path()).entryList({u"watches.json*bad*"_s}).isEmpty());
    program.add(u"a"_s);
    QVERIFY(program.watch(u"a"_s, {7}));
    QTRY_VERIFY(user.stored().contains("\"id\":7"));
}

void TestWatches::parsesWatches_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("path");
    QTest::newRow("as written") << QByteArray() << QByteArray() << QString();
    QTest::newRow("another format") << QByteArray("svc-desktop-watches") << QByteArray("svc-desktop-lookups")
                                    << u"$.format"_s;
    QTest::newRow("no interval") << QByteArray("\"minutes\":5") << QByteArray("\"minutes\":0")
                                 << u"$.watches[0].minutes"_s;
    QTest::newRow("long interval") << QByteArray("\"minutes\":5") << QByteArray("\"minutes\":61")
                                   << u"$.watches[0].minutes"_s;
    QTest::newRow("unknown goal") << QByteArray("\"changed\"") << QByteArray("\"chnaged\"")
                                  << u"$.watches[0].until"_s;
    QTest::newRow("no time") << QByteArray("2026-03-15T11:12:00.000Z") << QByteArray("soon")
                             << u"$.watches[0].endsAt"_s;
    QTest::newRow("large id") << QByteArray("\"id\":7") << QByteArray("\"id\":2147483648")
                              << u"$.watches[0].ids[0].id"_s;
    QTest::newRow("no ids") << QByteArray("[{\"id\":7},{\"id\":-8}]") << QByteArray("[]")
                            << u"$.watches[0].ids"_s;
    QTest::newRow("ids as a number") << QByteArray("[{\"id\":7},{\"id\":-8}]") << QByteArray("7")
                                     << u"$.watches[0].ids"_s;
}

void TestWatches::parsesWatches()
{
    QFETCH(const QByteArray, change);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, path);
    const QList<WatchRecord> watches{{.connectionId = u"a"_s,
                                      .endpoint = u"https://a.example.com"_s,
                                      .ids = {7, -8},
                                      .options = {.interval = 5min, .goal = WatchGoal::Changed},
                                      .endsAt = {{2026, 3, 15}, {11, 12}, QTimeZone::utc()}}};
    QByteArray json = watchesJson(watches);
    if (!change.isEmpty()) {
        QVERIFY2(json.contains(change), json.constData());
        json.replace(change, to);
    }
    const auto parsed = parseWatches(json);
    QCOMPARE(parsed.has_value(), path.isEmpty());
    if (parsed)
        QCOMPARE(*parsed, watches);
    else
        QCOMPARE(parsed.error().jsonPath, path);
}

void TestWatches::forgets()
{
    WatchingUser user;
    WatchingProgram program(user);
    program.add(u"a"_s);
    const ResultSet *set = program.watch(u"a"_s, {7});
    QTRY_VERIFY(!user.stored().isEmpty());
    bool isDone = false;
    program.watches.forget(this, [&isDone](const std::optional<Error> &error) { isDone = !error; });
    QTRY_VERIFY(isDone);
    QCOMPARE(user.stored(), QByteArray());
    QVERIFY(!program.watches.status(*set));
}

/// Each day the user starts the program, signs in and watches three ids. The session ends every two hours. At
/// night the service answers 503, and then the computer sleeps.
void TestWatches::aWeekWithSleepsAndEndedSessions()
{
    WatchingUser user;
    WatchedService &service = user.service;
    qsizetype changes = 0;
    for (int day = 0; day < 7; ++day) {
        WatchingProgram program(user);
        if (day == 0)
            program.add(u"a"_s);
        service.signedOut = {u"a"_s};
        if (day > 0) { // what was left from the day before is over, or goes on
            program.watches.load();
            QTRY_VERIFY(program.watches.idCount() == 3 || !program.said.isEmpty());
            program.takeSaid();
        }
        if (program.watches.idCount() == 0)
            QVERIFY(program.watch(u"a"_s, {1, 2, 3}));
        QCOMPARE(service.takeAsked(), QString());
        program.signIn(u"a"_s);
        for (int hour = 0; hour < 14; ++hour) {
            if (program.watches.idCount() == 0) // its 24 hours were over
                QVERIFY(program.watch(u"a"_s, {1, 2, 3}));
            if (hour == 12) // the service is busy
                service.setBusy({1, 2, 3}, 0s);
            if (hour == 13) {
                service.errors.clear();
                service.clock.utc = service.clock.utc.addSecs(10LL * 3600); // asleep
                service.takeAsked();
                program.watches.checkTime();
                QCOMPARE(service.takeAsked(), QString());
            }
            const bool isRead = (day + hour) % 2 == 0;
            if (hour < 12) {
                service.set(2, isRead ? kRead : kUnread);
            }
            program.pass(30min);
            if (hour % 2 == 1) { // the session ends
                service.signedOut = {u"a"_s};
                program.pass(10min);
                program.signIn(u"a"_s);
            }
            program.pass(20min);
            const qsizetype asked = service.takeAsked().split(u' ', Qt::SkipEmptyParts).size();
            const int attempts = hour == 12 ? 3 : 1; // of a busy id in a round
            QVERIFY2(asked <= attempts * 3 * 13, qPrintable(QString::number(asked))); // no burst
            const bool isOver =
                program.said.contains(u"time over"_s); // and is watched again in the next hour
            QVERIFY2(isOver || asked >= 3 * 6, qPrintable(QString::number(asked)));
            const QString said = program.takeSaid();
            if (said.contains(u"Read"_s) || said.contains(u"Unread"_s))
                ++changes;
            QVERIFY2(said.count(u"ead"_s) <= 1, qPrintable(said)); // each change once
        }
    }
    QCOMPARE(changes, 7 * 12 - 6); // the first state of a day is that of the evening before
}

SVC_GUILESS_TEST(TestWatches)
#include "tst_watches.moc"
