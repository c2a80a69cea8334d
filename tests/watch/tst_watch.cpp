// SPDX-License-Identifier: MIT
#include "results/resultset.h"
#include "support/testprogram.h"
#include "watch/watch.h"
#include "watchedservice.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QString words(const WatchChange &change)
{
    QStringList fields;
    for (const ResultField field : changedFields(change))
        fields += fixedName(field);
    return u"%1%2 %3%4"_s.arg(change.connectionId)
        .arg(change.id)
        .arg(fields.join(u'+'))
        .arg(change.mayBeOwnRead ? u"?"_s : QString());
}

struct WatchFixture : WatchedService
{
    std::unique_ptr<Watch> watch(const QList<qint32> &ids, WatchGoal goal = WatchGoal::None,
                                 const QString &connectionId = u"a"_s, std::chrono::seconds lasting = 24h)
    {
        resources.setParallel(1);
        auto made =
            std::make_unique<Watch>(results, WatchPlan{300s, lasting, goal}, [this] { return random; });
        QObject::connect(made.get(), &Watch::known, [this](qsizetype row) {
            said += u"%1%2 is %3"_s.arg(results.rows().connectionId(row))
                        .arg(results.rows().id(row))
                        .arg(outcomeName(results.rows().outcome(row)));
        });
        QObject::connect(made.get(), &Watch::changed,
                         [this](const WatchChange &change) { said += words(change); });
        QObject::connect(made.get(), &Watch::failed, [this](qsizetype row) {
            said += u"%1%2 failed"_s.arg(results.rows().connectionId(row)).arg(results.rows().id(row));
        });
        QObject::connect(made.get(), &Watch::ended, [this](Watch::End end) {
            said += end == Watch::End::Reached ? u"reached"_s : u"time over"_s;
        });
        made->start(watchedConnection(connectionId), ids);
        settle();
        return made;
    }
    /// Lets time pass in the steps of the timers.
    void pass(std::chrono::milliseconds time, const QList<Watch *> &watches)
    {
        for (; time > 0ms; time -= WatchSchedule::kLongestWait) {
            const auto step = std::min(time, WatchSchedule::kLongestWait);
            clock.steady += step;
            clock.utc = clock.utc.addMSecs(step.count());
            for (Watch *watch : watches)
                watch->checkTime();
            settle();
        }
    }
    QString takeSaid() { return std::exchange(said, {}).join(u", "_s); }

    double random = 0;
    QStringList said;
    LookupResources resources{[this](const QString &connectionId, qint32 id, ConnectionReuse, qint64) {
                                  return fetch(connectionId, id);
                              },
                              clock};
    ResultSet results{resources};
};

} // namespace

class TestWatch final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysWhatChanges_data();
    void saysWhatChanges();
    void changesHaveTimeAndValues();
    void asksEachInterval();
    void oneRequestAtATime();
    void requestsHaveRandomGaps();
    void onlyTheFirstRepeatMayBeOwnRead();
    void errorsAreNoChanges();
    void firstAnswerMayBeAnError();
    void unreachableServiceEndsTheRound_data();
    void unreachableServiceEndsTheRound();
    void obeysRetryAfter();
    void busyServiceEndsTheRound();
    void waitsWhileSignedOut();
    void waitsForLookupsOfTheUser();
    void goals_data();
    void goals();
    void idsThatHaveReachedTheGoalAreLeftOut();
    void endsInTime();
    void endsInTimeWhileSignedOut();
    void stopIsQuiet();
    void noBurstAfterASleep();
    void connectionsDoNotWaitForEachOther();
    void aThousandIds();
    void manyRoundsTakeNoMemory();
};

void TestWatch::saysWhatChanges_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("said");
    const QByteArray usual = R"("read":true,"archived":false,"subject":"s","messagePreview":"p")";
    QTest::newRow("nothing") << usual << usual << QString();
    QTest::newRow("unread again") << usual << QByteArray(usual).replace("true", "false") << u"a7 read"_s;
    QTest::newRow("archived") << usual << QByteArray(usual).replace("false", "true") << u"a7 archived"_s;
    QTest::newRow("subject") << usual << QByteArray(usual).replace("\"s\"", "\"S\"") << u"a7 subject"_s;
    QTest::newRow("preview") << usual << QByteArray(usual).replace("\"p\"", "\"P\"") << u"a7 preview"_s;
    QTest::newRow("several") << usual << QByteArray(R"("read":true,"archived":true,"subject":"s")")
                             << u"a7 archived+preview"_s;
    QTest::newRow("another field") << usual << usual + R"(,"new":1)" << QString();
    QTest::newRow("no longer found") << usual << QByteArray() << u"a7 state"_s;
    QTest::newRow("found") << QByteArray() << usual << u"a7 state"_s;
}

void TestWatch::saysWhatChanges()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QString, said);
    WatchFixture fixture;
    const auto set = [&fixture](const QByteArray &fields) {
        if (fields.isEmpty())
            fixture.errors[7] = errorOf(ErrorKind::NotFound, 404);
        else
            fixture.set(7, fields);
    };
    set(before);
    const auto watch = fixture.watch({7});
    QCOMPARE(fixture.takeSaid(), before.isEmpty() ? u"a7 is not-found"_s : u"a7 is found"_s);
    set(after);
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), said);
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), QString()); // said once
}

void TestWatch::changesHaveTimeAndValues()
{
    WatchFixture fixture;
    fixture.set(7, R"("subject":"old")");
    const auto watch = fixture.watch({7});
    QList<WatchChange> changes;
    connect(watch.get(), &Watch::changed, this, [&changes](const WatchChange &change) { changes += change; });
    fixture.set(7, R"("subject":"new","read":true)");
    fixture.pass(5min, {watch.get()});
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().at, fixture.clock.utc);
    QCOMPARE(changes.first().row, 0);
    QCOMPARE(changes.first().before.subject, u"old"_s);
    QCOMPARE(changes.first().before.read, std::nullopt);
    QCOMPARE(changes.first().after.subject, u"new"_s);
    QCOMPARE(changes.first().after.read, true);
    QVERIFY(!changes.first().mayBeOwnRead); // it was not known to be unread
    QCOMPARE(fixture.results.rows().at(0).before->subject, u"old"_s);
}

void TestWatch::asksEachInterval()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7, 9, 8});
    QCOMPARE(fixture.takeAsked(), u"a7 a9 a8"_s);
    fixture.pass(4min + 50s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), QString());
    fixture.pass(10s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7 a9 a8"_s);
    fixture.pass(60min, {watch.get()});
    QCOMPARE(fixture.asked.size(), 12 * 3);
}

void TestWatch::oneRequestAtATime()
{
    WatchFixture fixture;
    fixture.isHeld = true;
    const auto watch = fixture.watch({7, 8});
    QCOMPARE(fixture.takeAsked(), u"a7"_s);
    fixture.open.last()->answer(fixture.answer(7));
    fixture.settle();
    fixture.open.last()->answer(fixture.answer(8));
    fixture.settle();
    QCOMPARE(fixture.takeAsked(), u"a8"_s);
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7"_s);
    fixture.pass(60min, {watch.get()}); // a slow service
    QCOMPARE(fixture.takeAsked(), QString());
    fixture.open.last()->answer(fixture.answer(7));
    fixture.settle();
    QCOMPARE(fixture.takeAsked(), u"a8"_s);
    fixture.open.last()->answer(fixture.answer(8));
    fixture.settle();
    fixture.pass(2min + 20s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), QString()); // it rests for half of the interval
    fixture.pass(10s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7"_s);
}

void TestWatch::requestsHaveRandomGaps()
{
    WatchFixture fixture;
    fixture.random = 0.5;
    const auto watch = fixture.watch({7, 8});
    QCOMPARE(fixture.takeAsked(), u"a7 a8"_s);
    const auto step = [&](std::chrono::milliseconds time) {
        fixture.pass(time, {watch.get()});
        return fixture.takeAsked();
    };
    QCOMPARE(step(5min), QString());
    QCOMPARE(step(499ms), QString());
    QCOMPARE(step(1ms), u"a7"_s);
    QCOMPARE(step(499ms), QString());
    QCOMPARE(step(1ms), u"a8"_s);
}

void TestWatch::onlyTheFirstRepeatMayBeOwnRead()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7, 8, 9});
    fixture.set(7, R"("read":true,"archived":false,"subject":"s","messagePreview":"p")");
    fixture.errors[9] = errorOf(ErrorKind::ServerFault, 500);
    fixture.takeSaid();
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"a7 read?, a9 failed"_s);
    fixture.set(8, R"("read":true,"archived":false,"subject":"s","messagePreview":"p")");
    fixture.set(9, R"("read":true,"archived":false,"subject":"s","messagePreview":"p")");
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"a8 read, a9 read?"_s);
}

void TestWatch::errorsAreNoChanges()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7});
    fixture.takeSaid();
    fixture.errors[7] = errorOf(ErrorKind::ServerFault, 500);
    fixture.pass(15min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"a7 failed"_s); // once
    QCOMPARE(fixture.asked.size(), 4);
    fixture.errors.clear();
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), QString());
    fixture.errors[7] = errorOf(ErrorKind::ServerFault, 500);
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"a7 failed"_s);
    fixture.set(7, R"("read":true,"archived":false,"subject":"s","messagePreview":"p")");
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"a7 read"_s); // compared with the last answer
}

void TestWatch::firstAnswerMayBeAnError()
{
    WatchFixture fixture;
    fixture.errors[7] = errorOf(ErrorKind::ServerFault, 500);
    const auto watch = fixture.watch({7});
    QCOMPARE(fixture.takeSaid(), u"a7 is failed"_s);
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), QString());
    fixture.errors.clear();
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"a7 is found"_s);
}

void TestWatch::unreachableServiceEndsTheRound_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("offline") << ErrorKind::Offline;
    QTest::newRow("no such host") << ErrorKind::DnsFailed;
    QTest::newRow("nothing answers") << ErrorKind::Refused;
    QTest::newRow("certificate") << ErrorKind::TlsExpired;
}

void TestWatch::unreachableServiceEndsTheRound()
{
    QFETCH(const ErrorKind, kind);
    WatchFixture fixture;
    const auto watch = fixture.watch({7, 8, 9});
    fixture.takeAsked();
    fixture.takeSaid();
    fixture.errors[7] = errorOf(kind);
    fixture.pass(60min, {watch.get()});
    QCOMPARE(fixture.takeAsked(), QStringList(12, u"a7"_s).join(u' '));
    QCOMPARE(fixture.takeSaid(), u"a7 failed"_s);
    fixture.errors.clear();
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7 a8 a9"_s);
    QCOMPARE(fixture.takeSaid(), QString());
}

void TestWatch::obeysRetryAfter()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7, 8});
    fixture.takeAsked();
    fixture.takeSaid();
    fixture.setBusy({7}, 1s);
    QSignalSpy throttled(&fixture.results, &ResultSet::throttled);
    fixture.pass(60min, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7"_s); // the pace has a timer of its own, which has hardly moved
    QCOMPARE(throttled.size(), 1);
    fixture.errors.clear();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.asked.size(), 2, 10000);
    QCOMPARE(fixture.takeAsked(), u"a7 a8"_s);
    QCOMPARE(fixture.takeSaid(), QString());
}

void TestWatch::busyServiceEndsTheRound()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({1, 2, 3, 4, 5, 6});
    fixture.takeAsked();
    fixture.takeSaid();
    fixture.setBusy({1, 2, 4, 5, 6}, 0s);
    fixture.pass(5min, {watch.get()});
    QTRY_COMPARE(fixture.said.size(), 5);
    QCOMPARE(fixture.takeSaid(), u"a1 failed, a2 failed, a4 failed, a5 failed, a6 failed"_s);
    fixture.settle();
    fixture.setBusy({3}, 0s);
    fixture.takeAsked();
    fixture.pass(5min, {watch.get()});
    QTRY_COMPARE(fixture.said.size(), 1);
    fixture.settle();
    QCOMPARE(fixture.takeSaid(), u"a3 failed"_s);
    QCOMPARE(fixture.takeAsked(), u"a1 a1 a1 a2 a2 a2 a3 a3 a3"_s);
}

void TestWatch::waitsWhileSignedOut()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7, 8});
    fixture.takeSaid();
    fixture.takeAsked();
    QSignalSpy needed(&fixture.results, &ResultSet::signInNeeded);
    fixture.signedOut += u"a"_s;
    fixture.pass(8h, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7"_s); // which the session has not sent
    QCOMPARE(needed.size(), 1);
    fixture.signedOut.clear();
    fixture.results.resume(watchedConnection(u"a"_s));
    fixture.settle();
    QCOMPARE(fixture.takeAsked(), u"a7 a8"_s); // one round
    fixture.pass(2min, {watch.get()});
    QCOMPARE(fixture.takeAsked(), QString());
    fixture.pass(30s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7 a8"_s);
    QCOMPARE(fixture.takeSaid(), QString());
}

void TestWatch::waitsForLookupsOfTheUser()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7, 8});
    fixture.takeAsked();
    fixture.isHeld = true;
    fixture.results.refresh(watchedConnection(u"a"_s), {1});
    fixture.pass(10min, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a8"_s);
    fixture.isHeld = false;
    fixture.set(8, R"("read":false,"archived":true,"subject":"s","messagePreview":"p")");
    fixture.takeSaid();
    fixture.open.last()->answer(fixture.answer(8));
    fixture.settle();
    QCOMPARE(fixture.takeSaid(), u"a8 archived"_s); // that answer counts
    QCOMPARE(fixture.takeAsked(), u"a7 a8"_s);
}

void TestWatch::goals_data()
{
    QTest::addColumn<WatchGoal>("goal");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("said");
    const QByteArray read = R"("read":true,"archived":false,"subject":"s","messagePreview":"p")";
    const QByteArray archived = R"("read":false,"archived":true,"subject":"s","messagePreview":"p")";
    QTest::newRow("none") << WatchGoal::None << read << u"a7 read?"_s;
    QTest::newRow("changed") << WatchGoal::Changed << archived << u"a7 archived, reached"_s;
    QTest::newRow("read") << WatchGoal::Read << read << u"a7 read?, reached"_s;
    QTest::newRow("not read") << WatchGoal::Read << archived << u"a7 archived"_s;
    QTest::newRow("archived") << WatchGoal::Archived << archived << u"a7 archived, reached"_s;
    QTest::newRow("not archived") << WatchGoal::Archived << read << u"a7 read?"_s;
}

void TestWatch::goals()
{
    QFETCH(const WatchGoal, goal);
    QFETCH(const QByteArray, fields);
    QFETCH(const QString, said);
    WatchFixture fixture;
    const auto watch = fixture.watch({7}, goal);
    QCOMPARE(fixture.takeSaid(), u"a7 is found"_s);
    fixture.set(7, fields);
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), said);
    if (said.endsWith(u"reached"_s)) {
        fixture.takeAsked();
        fixture.pass(60min, {watch.get()});
        QCOMPARE(fixture.takeAsked(), QString());
    }
}

void TestWatch::idsThatHaveReachedTheGoalAreLeftOut()
{
    WatchFixture fixture;
    fixture.errors[8] = errorOf(ErrorKind::NotFound, 404);
    const auto watch = fixture.watch({7, 8}, WatchGoal::Found);
    QCOMPARE(fixture.takeSaid(), u"a7 is found, a8 is not-found"_s);
    fixture.takeAsked();
    fixture.pass(10min, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a8 a8"_s);
    fixture.errors.clear();
    fixture.pass(5min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"a8 state, reached"_s);

    WatchFixture atOnce;
    const auto found = atOnce.watch({7, 8}, WatchGoal::Found);
    QCOMPARE(atOnce.takeSaid(), u"a7 is found, a8 is found, reached"_s);
}

void TestWatch::endsInTime()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7}, WatchGoal::Read, u"a"_s, 11min);
    fixture.takeSaid();
    fixture.pass(10min + 50s, {watch.get()});
    QCOMPARE(fixture.takeSaid(), QString());
    fixture.takeAsked();
    fixture.pass(10s, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"time over"_s);
    fixture.pass(60min, {watch.get()});
    QCOMPARE(fixture.takeAsked(), QString());
    QCOMPARE(fixture.takeSaid(), QString());
}

void TestWatch::endsInTimeWhileSignedOut()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7}, WatchGoal::Read, u"a"_s, 11min);
    fixture.takeSaid();
    fixture.signedOut += u"a"_s;
    fixture.pass(11min, {watch.get()});
    QCOMPARE(fixture.takeSaid(), u"time over"_s);
    QVERIFY(!fixture.results.isRunning());
}

void TestWatch::stopIsQuiet()
{
    WatchFixture fixture;
    fixture.isHeld = true;
    const auto watch = fixture.watch({7, 8});
    watch->stop();
    QVERIFY(!fixture.results.isRunning());
    fixture.pass(24h, {watch.get()});
    QCOMPARE(fixture.takeSaid(), QString());
    QCOMPARE(fixture.takeAsked(), u"a7"_s);
}

void TestWatch::noBurstAfterASleep()
{
    WatchFixture fixture;
    const auto watch = fixture.watch({7, 8});
    fixture.takeAsked();
    fixture.clock.utc = fixture.clock.utc.addSecs(8LL * 3600);
    watch->checkTime();
    fixture.settle();
    QCOMPARE(fixture.takeAsked(), QString()); // there may be no network yet
    fixture.pass(10s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7 a8"_s);
    fixture.pass(4min + 50s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), QString());
    fixture.pass(10s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7 a8"_s);
    fixture.clock.utc = fixture.clock.utc.addDays(-400);
    fixture.pass(4min + 50s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), QString());
    fixture.pass(10s, {watch.get()});
    QCOMPARE(fixture.takeAsked(), u"a7 a8"_s);
}

void TestWatch::connectionsDoNotWaitForEachOther()
{
    WatchFixture fixture;
    const auto first = fixture.watch({7}, WatchGoal::None, u"a"_s);
    const auto second = fixture.watch({7}, WatchGoal::None, u"b"_s);
    QCOMPARE(fixture.takeSaid(), u"a7 is found, b7 is found"_s);
    fixture.takeAsked();
    fixture.signedOut += u"a"_s;
    fixture.pass(10min, {first.get(), second.get()});
    QCOMPARE(fixture.takeAsked(), u"a7 b7 b7"_s);
    second->stop();
    QVERIFY(fixture.results.run(u"a"_s).isPaused());
}

void TestWatch::aThousandIds()
{
    WatchFixture fixture;
    fixture.random = 1;
    QList<qint32> ids;
    for (qint32 id = 1; id <= Watch::kMaxIds; ++id)
        ids += id;
    const auto watch = fixture.watch(ids);
    QCOMPARE(fixture.said.size(), 1000);
    fixture.takeSaid();
    fixture.takeAsked();
    fixture.pass(5min, {watch.get()});
    for (int tick = 0; tick < 2000 && fixture.asked.size() < 1000; ++tick) // 75 ms apart
        fixture.pass(75ms, {watch.get()});
    QCOMPARE(fixture.asked.size(), 1000);
    QVERIFY(fixture.clock.steady < 5min + 80s);
    fixture.takeAsked();
    fixture.set(500, R"("read":true,"archived":false,"subject":"s","messagePreview":"p")");
    for (int tick = 0; tick < 8000 && fixture.asked.size() < 1000; ++tick)
        fixture.pass(75ms, {watch.get()});
    QCOMPARE(fixture.asked.size(), 1000);
    QCOMPARE(fixture.takeSaid(), u"a500 read"_s);
}

void TestWatch::manyRoundsTakeNoMemory()
{
    WatchFixture fixture;
    QList<qint32> ids;
    const QByteArray text(2000, 'x');
    for (qint32 id = 1; id <= 50; ++id) {
        ids += id;
        fixture.set(id, R"("subject":")" + text + '"');
    }
    const auto watch = fixture.watch(ids);
    for (int round = 0; round < 40; ++round) {
        for (const qint32 id : ids)
            fixture.set(id, R"("subject":")" + text + QByteArray::number(round) + '"');
        fixture.pass(5min, {watch.get()});
    }
    QCOMPARE(fixture.asked.size(), 50 * 41);
    QVERIFY(fixture.results.rows().answerBytes() < 250000); // two answers of each
    QVERIFY(fixture.results.rows().bodyBytes() < 1000000);
    QCOMPARE(fixture.resources.memory.used, fixture.results.rows().answerBytes());
}

SVC_GUILESS_TEST(TestWatch)
#include "tst_watch.moc"
