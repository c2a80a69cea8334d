// SPDX-License-Identifier: MIT
#include "activity/activitylog.h"
#include "activity/exchanges.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace exchanges;

class TestActivityLog final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void adds();
    void update();
    void groupsRetries();
    void equalHeadersAreShared();
    void doesNotGroupRequestsOfTheUser();
    void retryOfARemovedExchangeIsNotGrouped();
    void isLimitedToFiveHundred();
    void isLimitedToTwentyMegabytes();
    void paused();
    void clearAndUndo();
    void evictsClearedExchangesFirst();
    void forgetClearedPreventsUndo();
};

namespace {

Exchange started(const QByteArray &method = "GET", const QString &id = u"1"_s)
{
    Exchange exchange;
    exchange.method = method;
    exchange.address = u"https://h/notification/"_s + id;
    exchange.connection = u"acme"_s;
    exchange.started = start();
    return exchange;
}

Exchange repeat(qint64 number)
{
    Exchange exchange = started();
    exchange.retryOf = number;
    return exchange;
}

Exchange ended(Exchange exchange, qint64 number, int status)
{
    exchange.number = number;
    exchange.status = status;
    exchange.times.ended = 100ms;
    return exchange;
}

} // namespace

void TestActivityLog::adds()
{
    const SystemClock clock;
    ActivityLog log(clock);
    QSignalSpy changed(&log, &ActivityLog::changed);
    QCOMPARE(log.add(started()), 1);
    QCOMPARE(log.add(started("POST")), 2);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(log.exchanges().size(), 2);
    QVERIFY(log.find(1)->isRunning());
    QCOMPARE(log.find(2)->group, 2);
    QVERIFY(!log.find(0) && !log.find(3));
}

void TestActivityLog::update()
{
    const SystemClock clock;
    ActivityLog log(clock);
    const qint64 number = log.add(started());
    QSignalSpy changed(&log, &ActivityLog::changed);
    log.update(ended(started(), number, 200));
    log.update(ended(started(), 99, 200));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(log.find(number)->status, 200);
    QCOMPARE(log.find(number)->group, number);
}

void TestActivityLog::groupsRetries()
{
    const SystemClock clock;
    ActivityLog log(clock);
    QCOMPARE(log.add(started()), 1);
    log.update(ended(started(), 1, 503));
    QCOMPARE(log.add(started("GET", u"2"_s)), 2);
    QCOMPARE(log.add(repeat(1)), 3);
    QCOMPARE(log.find(3)->group, 1);
    log.update(ended(repeat(1), 3, 500));
    QCOMPARE(log.find(3)->group, 1);
    QCOMPARE(log.add(repeat(3)), 4);
    QCOMPARE(log.find(4)->group, 1);
    QCOMPARE(log.find(2)->group, 2);
}

void TestActivityLog::equalHeadersAreShared()
{
    const SystemClock clock;
    ActivityLog log(clock);
    for (qint64 number = 1; number <= 2; ++number) {
        Exchange exchange = started();
        exchange.requestHeaders = {{QByteArray("Accept"), QByteArray("application/json"), {}}};
        log.add(exchange);
        exchange = ended(exchange, number, 200);
        exchange.responseHeaders = {{QByteArray("Content-Length"), QByteArray::number(number), {}}};
        log.update(exchange);
    }
    const Exchange &first = *log.find(1);
    const Exchange &second = *log.find(2);
    QCOMPARE(second.requestHeaders.constData(), first.requestHeaders.constData());
    QCOMPARE(second.responseHeaders.first().name.constData(), first.responseHeaders.first().name.constData());
    QCOMPARE(first.responseHeaders.first().value, QByteArray("1"));
    QCOMPARE(second.responseHeaders.first().value, QByteArray("2"));
}

void TestActivityLog::doesNotGroupRequestsOfTheUser()
{
    const SystemClock clock;
    ActivityLog log(clock);
    for (qint64 number = 1; number <= 3; ++number) {
        QCOMPARE(log.add(started()), number);
        log.update(ended(started(), number, 503));
        QCOMPARE(log.find(number)->group, number);
    }
}

void TestActivityLog::retryOfARemovedExchangeIsNotGrouped()
{
    const SystemClock clock;
    ActivityLog log(clock);
    QCOMPARE(log.add(started()), 1);
    log.clear();
    QCOMPARE(log.add(repeat(1)), 2);
    QCOMPARE(log.find(2)->group, 2);
}

void TestActivityLog::isLimitedToFiveHundred()
{
    const SystemClock clock;
    ActivityLog log(clock);
    for (int i = 0; i < 1200; ++i)
        static_cast<void>(log.add(started("GET", QString::number(i))));
    QCOMPARE(log.exchanges().size(), 500);
    QCOMPARE(log.exchanges().first().number, 701);
    QCOMPARE(log.exchanges().last().number, 1200);
    log.update(ended(started(), 1, 200)); // no longer in the log
    QVERIFY(!log.find(1));
}

void TestActivityLog::isLimitedToTwentyMegabytes()
{
    const SystemClock clock;
    ActivityLog log(clock);
    const Exchange exchange = started();
    for (int i = 0; i < 450; ++i) {
        const qint64 number = log.add(exchange);
        Exchange large = ended(exchange, number, 200);
        large.responseBody = ExchangeBody(QByteArray(64 * 1024, 'x'), 64 * 1024, false);
        log.update(large);
    }
    qsizetype sum = 0;
    for (const Exchange &logged : log.exchanges())
        sum += memoryUse(logged);
    QVERIFY(sum <= ActivityLog::kMaxMemoryUse);
    QVERIFY(sum > ActivityLog::kMaxMemoryUse - 200'000);
    QCOMPARE(log.exchanges().last().number, 450);
}

void TestActivityLog::paused()
{
    const SystemClock clock;
    ActivityLog log(clock);
    const qint64 before = log.add(started());
    QSignalSpy paused(&log, &ActivityLog::pausedChanged);
    log.setPaused(true);
    log.setPaused(true);
    QCOMPARE(paused.size(), 1);
    QCOMPARE(log.add(started()), 0);
    log.update(ended(started(), before, 200));
    QCOMPARE(log.exchanges().size(), 1);
    QVERIFY(!log.find(before)->isRunning());
    log.setPaused(false);
    QCOMPARE(log.add(started()), before + 1);
}

void TestActivityLog::clearAndUndo()
{
    const SystemClock clock;
    ActivityLog log(clock);
    const qint64 running = log.add(started());
    static_cast<void>(log.add(started()));
    log.clear();
    QVERIFY(log.exchanges().isEmpty() && log.canUndoClear());
    log.update(ended(started(), running, 200));
    QVERIFY(log.exchanges().isEmpty());
    QCOMPARE(log.add(started()), 3);
    log.undoClear();
    QVERIFY(!log.canUndoClear());
    QCOMPARE(log.exchanges().size(), 3);
    QCOMPARE(log.find(running)->status, 200);
    log.undoClear();
    QCOMPARE(log.exchanges().size(), 3);
    log.clear();
    log.clear();
    QVERIFY(log.canUndoClear());
}

void TestActivityLog::evictsClearedExchangesFirst()
{
    const SystemClock clock;
    ActivityLog log(clock);
    for (int i = 0; i < 500; ++i)
        static_cast<void>(log.add(started()));
    log.clear();
    for (int i = 0; i < 100; ++i)
        static_cast<void>(log.add(started()));
    log.undoClear();
    QCOMPARE(log.exchanges().size(), 500);
    QCOMPARE(log.exchanges().first().number, 101);
    QCOMPARE(log.exchanges().last().number, 600);
}

void TestActivityLog::forgetClearedPreventsUndo()
{
    const SystemClock clock;
    ActivityLog log(clock);
    static_cast<void>(log.add(started()));
    log.clear();
    log.forgetCleared();
    QVERIFY(!log.canUndoClear());
    log.undoClear();
    QVERIFY(log.exchanges().isEmpty());
}

SVC_GUILESS_TEST(TestActivityLog)
#include "tst_activitylog.moc"
