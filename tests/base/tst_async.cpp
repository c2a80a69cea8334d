// SPDX-License-Identifier: MIT
#include "base/async.h"
#include "support/testprogram.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

class TestAsync final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksElsewhereAndTellsHere();
    void contextThatIsGoneIsNotCalled();
};

void TestAsync::worksElsewhereAndTellsHere()
{
    QThread *worked = nullptr;
    QThread *told = nullptr;
    inBackground(
        this, [] { return QThread::currentThread(); },
        [&](QThread *thread) {
            worked = thread;
            told = QThread::currentThread();
        });
    QVERIFY(!told); // not before this returns to the event loop
    QTRY_COMPARE(told, QThread::currentThread());
    QVERIFY(worked);
    QVERIFY(worked != told);
}

void TestAsync::contextThatIsGoneIsNotCalled()
{
    auto context = std::make_unique<QObject>();
    auto release = std::make_shared<QSemaphore>();
    bool isTold = false;
    inBackground(
        context.get(),
        [release] {
            release->acquire();
            return 1;
        },
        [&isTold](int) { isTold = true; });
    context.reset();
    release->release();
    bool isNextTold = false; // whose turn comes later
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    inBackground(
        this, [] { return 2; }, [&isNextTold](int) { isNextTold = true; });
    QTRY_VERIFY(isNextTold);
    QVERIFY(!isTold);
}

SVC_GUILESS_TEST(TestAsync)
#include "tst_async.moc"
