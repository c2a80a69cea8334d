// SPDX-License-Identifier: MIT
#include "base/worker.h"
#include "support/testprogram.h"

#include <QList>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <algorithm>

class TestWorker final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrder();
    void doesNotCallADestroyedContext();
    void destructorWaits();
    void waits();
    void workersDoNotWaitForEachOther();
};

void TestWorker::keepsTheOrder()
{
    constexpr int kTasks = 1000;
    QList<int> ran; // on one thread after another, never on two at a time
    QList<int> called;
    QThread *ranIn = nullptr;
    Worker worker;
    for (int i = 0; i < kTasks; ++i) {
        worker.run(
            this,
            [&ran, &ranIn, i] {
                ran += i;
                ranIn = QThread::currentThread();
                return i;
            },
            [&called](int task) { called += task; });
    }
    QCOMPARE(called.size(), 0); // only once control returns to the event loop
    QTRY_COMPARE(called.size(), kTasks);
    QVERIFY(std::is_sorted(ran.cbegin(), ran.cend()));
    QCOMPARE(called, ran);
    QVERIFY(ranIn != QThread::currentThread());
}

void TestWorker::doesNotCallADestroyedContext()
{
    auto context = std::make_unique<QObject>();
    QSemaphore release;
    bool isCalled = false;
    bool isNextCalled = false;
    Worker worker;
    worker.run(
        context.get(),
        [&release] {
            release.acquire();
            return 1;
        },
        [&isCalled](int) { isCalled = true; });
    worker.run(
        this, [] { return 2; }, [&isNextCalled](int) { isNextCalled = true; });
    context.reset();
    release.release();
    QTRY_VERIFY(isNextCalled);
    QVERIFY(!isCalled);
}

/// The last writes are done before the worker is gone. Whoever has started them is not called if it is gone
/// as well, as when the program ends.
void TestWorker::destructorWaits()
{
    int ran = 0;
    bool isCalled = false;
    auto context = std::make_unique<QObject>();
    {
        Worker worker;
        for (int i = 0; i < 10; ++i) {
            worker.run(
                context.get(),
                [&ran] {
                    QThread::msleep(5);
                    return ++ran;
                },
                [&isCalled](int) { isCalled = true; });
        }
    }
    QCOMPARE(ran, 10);
    context.reset();
    QCoreApplication::processEvents();
    QVERIFY(!isCalled);
}

void TestWorker::waits()
{
    int ran = 0;
    int called = 0;
    Worker worker;
    const auto run = [&] {
        worker.run(
            this, [&ran] { return ++ran; }, [&called](int) { ++called; });
    };
    run();
    run();
    worker.wait();
    QCOMPARE(ran, 2);
    QCOMPARE(called, 0);
    QTRY_COMPARE(called, 2);
    run(); // a worker that has waited goes on
    QTRY_COMPARE(called, 3);
}

void TestWorker::workersDoNotWaitForEachOther()
{
    QSemaphore release;
    bool isBlockedDone = false;
    bool isOtherDone = false;
    Worker blocked;
    Worker other;
    blocked.run(
        this,
        [&release] {
            release.acquire();
            return true;
        },
        [&isBlockedDone](bool) { isBlockedDone = true; });
    other.run(
        this, [] { return true; }, [&isOtherDone](bool) { isOtherDone = true; });
    QTRY_VERIFY(isOtherDone);
    QVERIFY(!isBlockedDone);
    release.release();
    QTRY_VERIFY(isBlockedDone);
}

SVC_GUILESS_TEST(TestWorker)
#include "tst_worker.moc"
