// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "watch/watchschedule.h"

#include <QTest>
#include <QTimeZone>

using namespace std::chrono_literals;

namespace {

/// A schedule whose time passes in the steps of its timer.
struct PassingTime
{
    explicit PassingTime(std::chrono::milliseconds interval, std::chrono::milliseconds lasting = 24h)
        : schedule(interval, lasting, now)
    {
    }
    void pass(std::chrono::milliseconds time)
    {
        for (; time > 0ms; time -= WatchSchedule::kLongestWait) {
            const auto step = std::min(time, WatchSchedule::kLongestWait);
            now.steady += step;
            now.utc = now.utc.addMSecs(step.count());
            schedule.advance(now);
        }
    }
    void jump(std::chrono::milliseconds time)
    {
        now.utc = now.utc.addMSecs(time.count());
        schedule.advance(now);
    }
    /// Begins and ends a round if one is due. Returns whether it was.
    bool makeRound()
    {
        if (!schedule.isRoundDue())
            return false;
        schedule.beginRound();
        schedule.endRound();
        return true;
    }

    WatchSchedule::Reading now{1000ms, QDateTime({2026, 3, 14}, {11, 12}, QTimeZone::utc())};
    WatchSchedule schedule;
};

} // namespace

class TestWatchSchedule final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void intervals();
    void longRoundsAreFollowedByARest();
    void requestsHaveGaps();
    void endsInTime();
    void sleepIsFollowedByOneRound_data();
    void sleepIsFollowedByOneRound();
    void shortSleepBringsTheRoundForward();
    void jumpsOfTheTimeOfDay_data();
    void jumpsOfTheTimeOfDay();
    void manySmallJumpsAreNoSleep();
    void timerWaits();
};

void TestWatchSchedule::intervals()
{
    PassingTime time(5min);
    time.schedule.endRound();
    int rounds = 0;
    for (int seconds = 0; seconds < 3600; seconds += 10) {
        time.pass(10s);
        rounds += time.makeRound() ? 1 : 0;
    }
    QCOMPARE(rounds, 12);
    time.pass(4min + 59s);
    QVERIFY(!time.schedule.isRoundDue());
    time.pass(1s);
    QVERIFY(time.schedule.isRoundDue());
}

void TestWatchSchedule::longRoundsAreFollowedByARest()
{
    PassingTime time(60s);
    time.pass(45s); // the first round
    time.schedule.endRound();
    time.pass(29s);
    QVERIFY(!time.schedule.isRoundDue());
    time.pass(1s);
    QVERIFY(time.schedule.isRoundDue());
    time.schedule.beginRound();
    time.pass(5h); // paused
    time.schedule.endRound();
    QVERIFY(!time.makeRound());
    time.schedule.endRound(); // a lookup of the user does not postpone it again
    time.pass(30s);
    QVERIFY(time.makeRound());
    QVERIFY(!time.makeRound());
}

void TestWatchSchedule::requestsHaveGaps()
{
    PassingTime time(60s);
    QVERIFY(time.schedule.isRequestDue());
    time.schedule.wait(800ms);
    time.pass(799ms);
    QVERIFY(!time.schedule.isRequestDue());
    time.pass(1ms);
    QVERIFY(time.schedule.isRequestDue());
}

void TestWatchSchedule::endsInTime()
{
    PassingTime time(60s, 24h);
    time.pass(24h - 1ms);
    QVERIFY(!time.schedule.isOver());
    time.pass(1ms);
    QVERIFY(time.schedule.isOver());
}

void TestWatchSchedule::sleepIsFollowedByOneRound_data()
{
    QTest::addColumn<bool>("steadyCounts"); // it depends on the system
    QTest::newRow("steady clock stands still") << false;
    QTest::newRow("steady clock goes on") << true;
}

void TestWatchSchedule::sleepIsFollowedByOneRound()
{
    QFETCH(const bool, steadyCounts);
    PassingTime time(60min);
    time.schedule.endRound();
    time.pass(10min);
    if (steadyCounts)
        time.now.steady += 8h;
    time.jump(8h);
    QVERIFY(!time.schedule.isRoundDue()); // there may be no network yet
    QVERIFY(!time.schedule.isRequestDue());
    time.schedule.wait(0ms);
    QVERIFY(!time.schedule.isRequestDue());
    time.pass(10s);
    QVERIFY(time.schedule.isRequestDue());
    QVERIFY(time.makeRound());
    time.pass(59min);
    QVERIFY(!time.makeRound());
    time.pass(1min);
    QVERIFY(time.makeRound());
    QVERIFY(!time.schedule.isOver());
}

void TestWatchSchedule::shortSleepBringsTheRoundForward()
{
    PassingTime time(60min);
    time.schedule.endRound();
    time.jump(20min);
    time.pass(39min);
    QVERIFY(!time.schedule.isRoundDue());
    time.pass(1min);
    QVERIFY(time.schedule.isRoundDue());
}

void TestWatchSchedule::jumpsOfTheTimeOfDay_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<int>("rounds");
    QTest::newRow("back") << qint64(-86400) << 0;
    QTest::newRow("years back") << qint64(-86400) * 3650 << 0;
    QTest::newRow("a little ahead") << qint64(29) << 0;
    QTest::newRow("ahead, like a sleep") << qint64(86400) << 1;
    QTest::newRow("years ahead") << qint64(86400) * 3650 << 1;
}

void TestWatchSchedule::jumpsOfTheTimeOfDay()
{
    QFETCH(const qint64, seconds);
    QFETCH(const int, rounds);
    PassingTime time(60min);
    time.schedule.endRound();
    time.pass(10min);
    time.jump(std::chrono::seconds(seconds));
    QVERIFY(!time.schedule.isOver());
    int made = 0;
    for (int minute = 0; minute < 49; ++minute) {
        time.pass(1min);
        made += time.makeRound() ? 1 : 0;
    }
    QCOMPARE(made, rounds);
    time.pass(23h);
    QVERIFY(!time.schedule.isOver());
    time.pass(1min);
    QVERIFY(time.schedule.isOver());
}

void TestWatchSchedule::manySmallJumpsAreNoSleep()
{
    PassingTime time(60min);
    time.schedule.endRound();
    for (int i = 0; i < 100; ++i) {
        time.jump(15s);
        time.pass(10s);
        time.jump(-15s);
    }
    QVERIFY(!time.schedule.isRoundDue());
}

void TestWatchSchedule::timerWaits()
{
    PassingTime time(60s, 70s);
    time.schedule.endRound();
    QCOMPARE(time.schedule.untilRound(), 10s); // in steps, to notice a sleep
    QCOMPARE(time.schedule.untilRequest(), 0s);
    time.pass(55s);
    QCOMPARE(time.schedule.untilRound(), 5s);
    time.pass(5s);
    QCOMPARE(time.schedule.untilRound(), 0s);
    time.schedule.beginRound();
    QCOMPARE(time.schedule.untilRound(), 10s); // the end comes before it
    time.pass(3s);
    QCOMPARE(time.schedule.untilRound(), 7s);
    QCOMPARE(time.schedule.untilEnd(), 7s);
}

SVC_GUILESS_TEST(TestWatchSchedule)
#include "tst_watchschedule.moc"
