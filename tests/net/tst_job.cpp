// SPDX-License-Identifier: MIT
#include "net/job.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

class TestedJob final : public Job<int>
{
public:
    explicit TestedJob(bool *destroyed = nullptr)
        : m_destroyed(destroyed)
    {
    }
    TestedJob(const TestedJob &) = delete;
    TestedJob &operator=(const TestedJob &) = delete;
    ~TestedJob() override
    {
        if (m_destroyed)
            *m_destroyed = true;
    }

    void cancel() override
    {
        Error error;
        error.kind = ErrorKind::Cancelled;
        finish(failure(error));
    }
    void end(int value) { finish(value); }

private:
    bool *m_destroyed;
};

void deliver()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

} // namespace

class TestJob final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void endsOnce();
    void deliversThroughTheEventLoop();
    void deliversEarlierResults();
    void deliversCancelledLater();
    void ignoresCancelAfterTheEnd();
    void destructionIsSilent_data();
    void destructionIsSilent();
    void destroyedContext();
    void handlerMayDestroyJob();
    void releasesTheHandler();
    void replacingDiscardsTheOldResult();
    void finishedJob();
    void mapped();
    void mappedError();
    void mappedCancel();
    void mappedDestroysSource();

private:
    /// Returns a handler that counts the calls and stores the last result.
    Job<int>::Handler handler()
    {
        return [this](const Result<int> &result) {
            ++m_calls;
            m_last = result;
        };
    }

    int m_calls = 0;
    Result<int> m_last;
};

void TestJob::init()
{
    m_calls = 0;
    m_last = -1;
}

void TestJob::endsOnce()
{
    TestedJob job;
    job.onDone(this, handler());
    QVERIFY(!job.isFinished());
    job.end(1);
    QVERIFY(job.isFinished());
    job.end(2);
    job.cancel();
    deliver();
    QCOMPARE(m_calls, 1);
    QCOMPARE(m_last.value(), 1);
    job.end(3);
    deliver();
    QCOMPARE(m_calls, 1);
}

void TestJob::deliversThroughTheEventLoop()
{
    TestedJob job;
    job.onDone(this, handler());
    job.end(1);
    QCOMPARE(m_calls, 0);
    deliver();
    QCOMPARE(m_calls, 1);
}

void TestJob::deliversEarlierResults()
{
    TestedJob job;
    job.end(1);
    deliver();
    job.onDone(this, handler());
    QCOMPARE(m_calls, 0);
    deliver();
    QCOMPARE(m_calls, 1);
    QCOMPARE(m_last.value(), 1);
}

void TestJob::deliversCancelledLater()
{
    TestedJob job;
    job.onDone(this, handler());
    job.cancel();
    QCOMPARE(m_calls, 0);
    deliver();
    QCOMPARE(m_calls, 1);
    QCOMPARE(m_last.error().kind, ErrorKind::Cancelled);
}

void TestJob::ignoresCancelAfterTheEnd()
{
    TestedJob job;
    job.onDone(this, handler());
    job.end(1);
    job.cancel();
    deliver();
    job.cancel();
    deliver();
    QCOMPARE(m_calls, 1);
    QCOMPARE(m_last.value(), 1);
}

void TestJob::destructionIsSilent_data()
{
    QTest::addColumn<bool>("ended");
    QTest::newRow("running") << false;
    QTest::newRow("ended, not delivered") << true;
}

void TestJob::destructionIsSilent()
{
    QFETCH(bool, ended);
    auto job = std::make_unique<TestedJob>();
    job->onDone(this, handler());
    if (ended)
        job->end(1);
    job.reset();
    deliver();
    QCOMPARE(m_calls, 0);
}

void TestJob::destroyedContext()
{
    TestedJob before;
    TestedJob between;
    auto context = std::make_unique<QObject>();
    before.onDone(context.get(), handler());
    between.onDone(context.get(), handler());
    between.end(1);
    context.reset();
    before.end(1);
    deliver();
    QCOMPARE(m_calls, 0);
}

void TestJob::handlerMayDestroyJob()
{
    bool destroyed = false;
    auto job = std::make_unique<TestedJob>(&destroyed);
    const QString captured = u"still here"_s;
    QString seen;
    job->onDone(this, [&job, &seen, captured](const Result<int> &result) {
        job.reset();
        seen = captured + QString::number(result.value());
    });
    job->end(1);
    deliver();
    QVERIFY(destroyed);
    QCOMPARE(seen, u"still here1"_s);
}

void TestJob::releasesTheHandler()
{
    const auto captured = std::make_shared<int>(5);
    TestedJob job;
    job.onDone(this, [captured](const Result<int> &) {});
    QCOMPARE(captured.use_count(), 2);
    job.end(1);
    deliver();
    QCOMPARE(captured.use_count(), 1);
}

void TestJob::replacingDiscardsTheOldResult()
{
    auto job = std::make_unique<TestedJob>();
    job->onDone(this, handler());
    job->end(1);
    job = std::make_unique<TestedJob>();
    job->onDone(this, handler());
    job->end(2);
    deliver();
    QCOMPARE(m_calls, 1);
    QCOMPARE(m_last.value(), 2);
}

void TestJob::finishedJob()
{
    FinishedJob<int> job(7);
    QVERIFY(job.isFinished());
    job.cancel();
    job.onDone(this, handler());
    QCOMPARE(m_calls, 0);
    deliver();
    QCOMPARE(m_calls, 1);
    QCOMPARE(m_last.value(), 7);
}

void TestJob::mapped()
{
    auto source = std::make_unique<TestedJob>();
    TestedJob *running = source.get();
    const auto job = mapJob(std::unique_ptr<Job<int>>(std::move(source)), [](const Result<int> &result) {
        return Result<QString>(QString::number(result.value()));
    });
    QString text;
    job->onDone(this, [&text](const Result<QString> &result) { text = result.value(); });
    running->end(5);
    QVERIFY(text.isEmpty());
    deliver();
    QCOMPARE(text, u"5"_s);
    job->cancel();
    deliver();
    QCOMPARE(text, u"5"_s);
}

void TestJob::mappedError()
{
    const auto job =
        mapJob(std::unique_ptr<Job<int>>(std::make_unique<FinishedJob<int>>(3)),
               [](const Result<int> &) -> Result<int> { return failure(inputError(ErrorCause::Required)); });
    job->onDone(this, handler());
    deliver();
    QCOMPARE(m_calls, 1);
    QCOMPARE(m_last.error().cause, ErrorCause::Required);
}

void TestJob::mappedCancel()
{
    const auto job = mapJob(std::unique_ptr<Job<int>>(std::make_unique<TestedJob>()),
                            [](Result<int> result) { return result; });
    job->onDone(this, handler());
    job->cancel();
    QCOMPARE(m_calls, 0);
    deliver();
    QCOMPARE(m_calls, 1);
    QCOMPARE(m_last.error().kind, ErrorKind::Cancelled);
}

void TestJob::mappedDestroysSource()
{
    bool destroyed = false;
    auto source = std::make_unique<TestedJob>(&destroyed);
    TestedJob *running = source.get();
    auto job =
        mapJob(std::unique_ptr<Job<int>>(std::move(source)), [](Result<int> result) { return result; });
    job->onDone(this, handler());
    running->end(1);
    job.reset();
    QVERIFY(destroyed);
    deliver();
    QCOMPARE(m_calls, 0);
}

SVC_GUILESS_TEST(TestJob)
#include "tst_job.moc"
