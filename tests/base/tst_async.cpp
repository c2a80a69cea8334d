// SPDX-License-Identifier: MIT
#include "base/async.h"
#include "support/testprogram.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <atomic>

class TestAsync final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsInAnotherThread();
    void doesNotCallADestroyedContext();
    void threadHasEnded();
};

void TestAsync::runsInAnotherThread()
{
    QThread *ranIn = nullptr;
    QThread *calledIn = nullptr;
    inBackground(
        this, [] { return QThread::currentThread(); },
        [&](QThread *thread) {
            ranIn = thread;
            calledIn = QThread::currentThread();
        });
    QVERIFY(!calledIn); // only once control returns to the event loop
    QTRY_COMPARE(calledIn, QThread::currentThread());
    QVERIFY(ranIn);
    QVERIFY(ranIn != calledIn);
}

void TestAsync::doesNotCallADestroyedContext()
{
    auto context = std::make_unique<QObject>();
    auto release = std::make_shared<QSemaphore>();
    bool isCalled = false;
    inBackground(
        context.get(),
        [release] {
            release->acquire();
            return 1;
        },
        [&isCalled](int) { isCalled = true; });
    context.reset();
    release->release();
    bool isNextCalled = false; // queued after the first call
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    inBackground(
        this, [] { return 2; }, [&isNextCalled](int) { isNextCalled = true; });
    QTRY_VERIFY(isNextCalled);
    QVERIFY(!isCalled);
}

void TestAsync::threadHasEnded()
{
#ifdef __MINGW32__
    QSKIP("MinGW frees thread_local objects before it destroys them");
#endif
    struct OfThread
    {
        std::atomic<int> *freed;
        ~OfThread() { ++*freed; }
    };
    std::atomic<int> freed = 0;
    bool isCalled = false;
    inBackground(
        this,
        [&freed] {
            static thread_local OfThread data{&freed};
            return data.freed != nullptr;
        },
        [&isCalled](bool) { isCalled = true; });
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    QCOMPARE(freed.load(), 1);
    QTRY_VERIFY(isCalled);
}

SVC_GUILESS_TEST(TestAsync)
#include "tst_async.moc"
