// SPDX-License-Identifier: MIT
#include "lookup/requestpace.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestRequestPace final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void limitsParallelRequests();
    void waitersTakeTurns();
    void destroyedWaitersAreNotCalled();
    void unusedTurnsGoToTheNext();
    void unusedTurnsGoToOtherConnections();
    void holdStopsAllRequests();
    void shorterWaitIsIgnored();
    void moreParallelRequestsCallWaiters();
    void hostLimitsItsConnections();
};

void TestRequestPace::limitsParallelRequests()
{
    RequestPace pace;
    QCOMPARE(pace.parallel(), 4);
    pace.setParallel(99);
    QCOMPARE(pace.parallel(), 6);
    pace.setParallel(2);
    QVERIFY(pace.tryStart());
    QVERIFY(pace.tryStart());
    QVERIFY(!pace.tryStart());
    pace.finish();
    QVERIFY(pace.tryStart());
    pace.setParallel(0);
    QCOMPARE(pace.parallel(), 1);
    pace.finish();
    QVERIFY(!pace.tryStart()); // one of the two is still running
}

void TestRequestPace::waitersTakeTurns()
{
    RequestPace pace;
    pace.setParallel(1);
    QVERIFY(pace.tryStart());
    QStringList turns;
    QObject first;
    QObject second;
    const auto wait = [&](QObject &waiter, const QString &name) {
        pace.waitForTurn(&waiter, [&turns, &pace, name] {
            QVERIFY(pace.tryStart());
            turns += name;
        });
    };
    wait(first, u"first"_s);
    wait(first, u"first again"_s);
    wait(second, u"second"_s);
    pace.finish();
    QVERIFY(turns.isEmpty()); // called from the event loop
    QTRY_COMPARE(turns, QStringList{u"first"_s});
    wait(first, u"first"_s);
    pace.finish();
    QTRY_COMPARE(turns.size(), 2);
    QCOMPARE(turns.last(), u"second"_s);
}

void TestRequestPace::destroyedWaitersAreNotCalled()
{
    RequestPace pace;
    pace.setParallel(1);
    QVERIFY(pace.tryStart());
    int calls = 0;
    QObject other;
    auto waiter = std::make_unique<QObject>();
    pace.waitForTurn(waiter.get(), [&calls] { calls += 100; });
    pace.waitForTurn(&other, [&calls] { ++calls; });
    waiter.reset();
    pace.finish();
    QVERIFY(pace.tryStart());
    pace.finish();
    QTRY_COMPARE(calls, 1);
}

/// A queue that was stopped while it waited does nothing with its turn.
void TestRequestPace::unusedTurnsGoToTheNext()
{
    RequestPace pace;
    pace.setParallel(1);
    QVERIFY(pace.tryStart());
    int calls = 0;
    QObject stopped;
    QObject other;
    pace.waitForTurn(&stopped, [] {});
    pace.waitForTurn(&other, [&] { calls += pace.tryStart() ? 1 : 0; });
    pace.finish();
    QTRY_COMPARE(calls, 1);
}

void TestRequestPace::unusedTurnsGoToOtherConnections()
{
    const auto host = std::make_shared<HostLoad>();
    RequestPace first;
    RequestPace second;
    first.setHost(host);
    second.setHost(host);
    first.setParallel(6);
    for (int i = 0; i < HostLoad::kMaxRequests; ++i)
        QVERIFY(first.tryStart());
    int calls = 0;
    QObject stopped;
    QObject other;
    first.waitForTurn(&stopped, [] {});
    second.waitForTurn(&other, [&] { calls += second.tryStart() ? 1 : 0; });
    first.finish();
    QTRY_COMPARE(calls, 1);
}

void TestRequestPace::holdStopsAllRequests()
{
    RequestPace pace;
    QSignalSpy held(&pace, &RequestPace::held);
    QSignalSpy ended(&pace, &RequestPace::holdEnded);
    bool isCalled = false;
    pace.hold(1s);
    QCOMPARE(held.size(), 1);
    QVERIFY(pace.isHeld());
    QCOMPARE(pace.holdLeft(), 1s);
    QVERIFY(!pace.tryStart());
    pace.waitForTurn(this, [&isCalled] { isCalled = true; });
    QTRY_COMPARE(ended.size(), 1);
    QTRY_VERIFY(isCalled);
    QVERIFY(!pace.isHeld());
    QCOMPARE(pace.holdLeft(), 0s);
    QVERIFY(pace.tryStart());
}

void TestRequestPace::shorterWaitIsIgnored()
{
    RequestPace pace;
    QSignalSpy held(&pace, &RequestPace::held);
    pace.hold(100s);
    pace.hold(20s);
    pace.hold(100s); // of a request that was under way at the same time
    QCOMPARE(held.size(), 1);
    pace.hold(200s);
    QCOMPARE(held.size(), 2);
    QCOMPARE(pace.holdLeft(), 200s);
}

void TestRequestPace::moreParallelRequestsCallWaiters()
{
    RequestPace pace;
    pace.setParallel(1);
    QVERIFY(pace.tryStart());
    bool isCalled = false;
    pace.waitForTurn(this, [&isCalled] { isCalled = true; });
    pace.setParallel(2);
    QTRY_VERIFY(isCalled);
}

void TestRequestPace::hostLimitsItsConnections()
{
    const auto host = std::make_shared<HostLoad>();
    RequestPace first;
    auto second = std::make_unique<RequestPace>();
    RequestPace elsewhere;
    for (RequestPace *pace : {&first, second.get()}) {
        pace->setHost(host);
        for (int i = 0; i < 3; ++i)
            QVERIFY(pace->tryStart());
    }
    QVERIFY(!first.tryStart() && !second->tryStart());
    QVERIFY(elsewhere.tryStart());
    int calls = 0;
    QObject waiter;
    second->waitForTurn(&waiter, [&calls] { ++calls; });
    first.finish();
    QTRY_COMPARE(calls, 1);
    QVERIFY(second->tryStart());
    QVERIFY(!first.tryStart());
    second.reset(); // with what is running
    QVERIFY(first.tryStart() && first.tryStart());
    QVERIFY(!first.tryStart()); // its own limit
}

SVC_GUILESS_TEST(TestRequestPace)
#include "tst_requestpace.moc"
