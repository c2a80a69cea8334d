// SPDX-License-Identifier: MIT
#include "lookup/lookupqueue.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A lookup that the test finishes.
class HeldJob final : public Job<Notification>
{
public:
    explicit HeldJob(QList<HeldJob *> *held)
        : m_held(held)
    {
        m_held->append(this);
    }
    ~HeldJob() override { m_held->removeOne(this); }
    void cancel() override {}
    void end(Result<Notification> result)
    {
        m_held->removeOne(this);
        finish(std::move(result));
    }

private:
    QList<HeldJob *> *m_held;
};

tl::unexpected<Error> failing(ErrorKind kind, int status = 0, ErrorCause cause = ErrorCause::None,
                              Delivery delivery = Delivery::MaybeSent)
{
    Error error;
    error.kind = kind;
    error.delivery = delivery;
    error.status = status;
    error.cause = cause;
    return failure(error);
}

/// Returns an answer by which the service asks to wait.
tl::unexpected<Error> busy(ErrorKind kind = ErrorKind::RateLimited, int status = 429,
                           std::chrono::seconds wait = 1s)
{
    auto error = failing(kind, status);
    error.value().retryAfter = wait;
    error.value().delivery = Delivery::Answered;
    return error;
}

using Outcome = LookupRow::Outcome;

/// Returns tasks with the position in the list as index.
QList<LookupTask> tasks(const QList<qint32> &ids)
{
    QList<LookupTask> list;
    for (const qint32 id : ids)
        list += {list.size(), id};
    return list;
}

/// Stores the rows of a queue's lookups, as their owner would.
class Rows final : public QObject
{
public:
    explicit Rows(LookupQueue &queue)
        : m_queue(queue)
    {
        connect(&queue, &LookupQueue::requested, this,
                [this](qsizetype index) { m_rows[index].outcome = Outcome::Running; });
        connect(&queue, &LookupQueue::postponed, this,
                [this](qsizetype index) { m_rows[index].outcome = Outcome::Waiting; });
        connect(&queue, &LookupQueue::answered, this,
                [this](qsizetype index, const LookupRow &outcome) { m_rows[index] = outcome; });
    }
    void start(const QList<qint32> &ids)
    {
        m_queue.clear();
        m_rows.clear();
        for (const qint32 id : ids) {
            LookupRow row;
            row.id = id;
            m_rows += row;
        }
        m_queue.start({}, tasks(ids));
    }
    [[nodiscard]] const QList<LookupRow> &rows() const { return m_rows; }

private:
    LookupQueue &m_queue;
    QList<LookupRow> m_rows;
};

} // namespace

class TestLookupQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void keepsTheOrder();
    void limitsParallelRequests();
    void takesTurnsWithOtherQueues();
    void reportsNotFoundAndFailed();
    void retriesOnce();
    void repeatsARetryThatWasNotSent();
    void retriesAWrongIdOnANewConnection();
    void honoursRetryAfter();
    void busyIdWaitsForOtherIds();
    void busyIdFailsAfterThreeAnswers();
    void stopsAfterThreeBusyIdsInARow();
    void continuesIfAnAnswerComesBetweenBusyIds_data();
    void continuesIfAnAnswerComesBetweenBusyIds();
    void simultaneousBusyAnswersCountOnce();
    void busyAnswerDoesNotCountAsRetry();
    void reportsTheTaskThatStopped();
    void stopsIfEveryRequestWouldFail();
    void stopKeepsAnswers();
    void nestedStopReportsEachRowOnce();
    void restartingCancelsRunningRequests();
    void pausesOnUnauthorised();
    void secondUnauthorisedIsForbidden();
    void asksForASignInOnce();
    void reportsThrottlingAfterASignIn();
    void stopWhilePausedReportsTheReason();
    void unsentRequestAsksForASignInAgain();
    void retriesCancelledRequests();
    void retriesReferToTheOriginalExchange_data();
    void retriesReferToTheOriginalExchange();
    void retriesWaitWhileThrottled();
    void restartingFromASlotKeepsTheNewBatch();
    void slotMayDeleteTheQueue();
    void manyIdsDoNotOverflowTheStack();

private:
    /// Answers with m_answer at once, or creates pending jobs if it is unset.
    LookupResources::Fetch fetch();
    [[nodiscard]] QList<Outcome> outcomes(const Rows &rows) const;

    SystemClock m_clock;
    QList<qint32> m_asked;
    QList<ConnectionReuse> m_freshness;
    QList<qint64> m_retryOf;
    QList<HeldJob *> m_held;
    std::function<Result<Notification>(qint32, int)> m_answer; ///< id, number of earlier requests
};

LookupResources::Fetch TestLookupQueue::fetch()
{
    return [this](const QString &, qint32 id, ConnectionReuse freshness,
                  qint64 retryOf) -> std::unique_ptr<Job<Notification>> {
        const auto before = static_cast<int>(m_asked.count(id));
        m_asked.append(id);
        m_freshness.append(freshness);
        m_retryOf.append(retryOf);
        if (m_answer)
            return std::make_unique<FinishedJob<Notification>>(m_answer(id, before));
        return std::make_unique<HeldJob>(&m_held);
    };
}

void TestLookupQueue::init()
{
    m_asked.clear();
    m_freshness.clear();
    m_retryOf.clear();
    m_answer = {};
}

QList<Outcome> TestLookupQueue::outcomes(const Rows &rows) const
{
    QList<Outcome> list;
    for (const LookupRow &row : rows.rows())
        list += row.outcome;
    return list;
}

void TestLookupQueue::keepsTheOrder()
{
    m_answer = [](qint32 id, int) {
        Notification notification;
        notification.id = id;
        return notification;
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({9, -3, 7, 0});
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_asked, (QList<qint32>{9, -3, 7, 0}));
    for (const LookupRow &row : rows.rows()) {
        QCOMPARE(row.outcome, Outcome::Found);
        QCOMPARE(row.notification->id, row.id);
        QVERIFY(row.fetchedAt.isValid());
    }
}

void TestLookupQueue::limitsParallelRequests()
{
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(2);
    rows.start({1, 2, 3, 4, 5});
    QTRY_COMPARE(m_held.size(), 2);
    m_held.first()->end(Notification{});
    QTRY_COMPARE(m_asked.size(), 3);
    QCOMPARE(m_held.size(), 2);
    resources.setParallel(99);
    m_held.first()->end(Notification{});
    QTRY_COMPARE(m_asked.size(), 5);
}

void TestLookupQueue::takesTurnsWithOtherQueues()
{
    LookupResources resources(fetch(), m_clock);
    resources.setParallel(1);
    LookupQueue queue(resources);
    Rows rows(queue);
    LookupQueue other(resources);
    Rows otherRows(other);
    rows.start({1, 2, 3, 4});
    otherRows.start({11, 12, 13, 14});
    for (int asked = 1; asked <= 8; ++asked) {
        QTRY_COMPARE(m_asked.size(), asked);
        m_held.first()->end(asked % 3 == 0 ? Result<Notification>(failing(ErrorKind::NotFound))
                                           : Result<Notification>(Notification{}));
    }
    QCOMPARE(m_asked, (QList<qint32>{1, 2, 11, 3, 12, 4, 13, 14}));
}

void TestLookupQueue::reportsNotFoundAndFailed()
{
    m_answer = [](qint32 id, int) -> Result<Notification> {
        if (id == 2)
            return failing(ErrorKind::NotFound, 404);
        if (id == 3)
            return failing(ErrorKind::ServerFault, 500);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3, 4});
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::NotFound, Outcome::Failed, Outcome::Found}));
    QCOMPARE(rows.rows().at(1).error->status, 404);
    QCOMPARE(m_asked.size(), 4);
    QVERIFY(!queue.stoppedBy());
}

void TestLookupQueue::retriesOnce()
{
    m_answer = [](qint32, int) -> Result<Notification> { return failing(ErrorKind::Interrupted); };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_asked, (QList<qint32>{1, 1}));
    QCOMPARE(outcomes(rows), QList{Outcome::Failed});
}

/// A retry that was not sent is repeated once, on a connection that no other request can fail.
void TestLookupQueue::repeatsARetryThatWasNotSent()
{
    m_answer = [](qint32 id, int before) -> Result<Notification> {
        if (before == 0)
            return failing(ErrorKind::Data, 200, ErrorCause::CutOff, Delivery::Answered);
        if (id == 1 && before == 2)
            return failing(ErrorKind::Data, 200, ErrorCause::CutOff, Delivery::Answered);
        return failing(ErrorKind::Interrupted, 0, ErrorCause::None, Delivery::NotSent);
    };
    LookupResources resources(fetch(), m_clock);
    resources.setParallel(1);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(rows.rows().first().error->kind, ErrorKind::Data);
    rows.start({2});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 20000);
    QCOMPARE(rows.rows().first().error->kind, ErrorKind::Interrupted);
    const QList once{ConnectionReuse::AnyConnection, ConnectionReuse::AnyConnection,
                     ConnectionReuse::FreshConnection};
    QCOMPARE(m_freshness, once + once);
}

void TestLookupQueue::retriesAWrongIdOnANewConnection()
{
    m_answer = [](qint32, int before) -> Result<Notification> {
        if (before == 0)
            return failing(ErrorKind::Data, 200, ErrorCause::OtherNotification);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_freshness, (QList{ConnectionReuse::AnyConnection, ConnectionReuse::FreshConnection}));
    QCOMPARE(outcomes(rows), QList{Outcome::Found});
}

void TestLookupQueue::honoursRetryAfter()
{
    m_answer = [](qint32 id, int before) -> Result<Notification> {
        if (id == 1 && before == 0)
            return busy();
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy waiting(&queue, &LookupQueue::throttled);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2});
    QTRY_COMPARE(waiting.size(), 1);
    QCOMPARE(waiting.first().first().value<std::chrono::seconds>(), 1s);
    QCOMPARE(m_asked, QList<qint32>{1});
    QSignalSpy waited(&queue, &LookupQueue::throttleEnded);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(waited.size(), 1);
    QCOMPARE(m_asked, (QList<qint32>{1, 2, 1}));
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::Found}));
}

void TestLookupQueue::busyIdWaitsForOtherIds()
{
    m_answer = [](qint32 id, int before) -> Result<Notification> {
        if (id == 1 && before == 0)
            return busy();
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_asked, (QList<qint32>{1, 2, 3, 1}));
    QCOMPARE(outcomes(rows), QList<Outcome>(3, Outcome::Found));
}

void TestLookupQueue::busyIdFailsAfterThreeAnswers()
{
    m_answer = [](qint32 id, int) -> Result<Notification> {
        if (id == 2)
            return busy(ErrorKind::ServerFault, 503);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy waiting(&queue, &LookupQueue::throttled);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3, 4});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_asked, (QList<qint32>{1, 2, 3, 4, 2, 2}));
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::Failed, Outcome::Found, Outcome::Found}));
    QCOMPARE(rows.rows().at(1).error->status, 503);
    QCOMPARE(waiting.size(), 2); // nothing is left to throttle after the last answer
    QVERIFY(!queue.stoppedBy());
    QVERIFY(!queue.stoppedAt());
}

void TestLookupQueue::stopsAfterThreeBusyIdsInARow()
{
    m_answer = [](qint32 id, int) -> Result<Notification> {
        if (id == 1)
            return Notification{};
        return busy();
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy waiting(&queue, &LookupQueue::throttled);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3, 4, 5});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_asked, (QList<qint32>{1, 2, 3, 4}));
    QCOMPARE(waiting.size(), 2);
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::NotLookedUp, Outcome::NotLookedUp,
                                    Outcome::Failed, Outcome::NotLookedUp}));
    QCOMPARE(queue.stoppedBy()->kind, ErrorKind::RateLimited);
    QCOMPARE(queue.stoppedAt(), 3);
}

void TestLookupQueue::continuesIfAnAnswerComesBetweenBusyIds_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("not found") << ErrorKind::NotFound << 404 << true;
    QTest::newRow("failed") << ErrorKind::ServerFault << 500 << true;
    QTest::newRow("no answer") << ErrorKind::Timeout << 0 << false;
}

void TestLookupQueue::continuesIfAnAnswerComesBetweenBusyIds()
{
    QFETCH(const ErrorKind, kind);
    QFETCH(const int, status);
    QFETCH(const bool, goesOn);
    m_answer = [kind, status](qint32 id, int before) -> Result<Notification> {
        if (id != 3)
            return before > 0 ? Result<Notification>(Notification{}) : busy();
        auto other = failing(kind, status);
        other.value().delivery = status > 0 ? Delivery::Answered : Delivery::MaybeSent;
        return other;
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3, 4});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(queue.stoppedBy().has_value(), !goesOn);
    if (goesOn)
        QCOMPARE(m_asked, (QList<qint32>{1, 2, 3, 4, 1, 2, 4}));
    else
        QCOMPARE(m_asked, (QList<qint32>{1, 2, 3, 4}));
}

/// Requests that are in flight together get the same answer, which counts once.
void TestLookupQueue::simultaneousBusyAnswersCountOnce()
{
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(4);
    QSignalSpy waiting(&queue, &LookupQueue::throttled);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3, 4, 5});
    QTRY_COMPARE(m_held.size(), 4);
    m_answer = [](qint32, int) -> Result<Notification> { return Notification{}; };
    while (!m_held.isEmpty())
        m_held.first()->end(busy());
    QTRY_COMPARE(waiting.size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_asked, (QList<qint32>{1, 2, 3, 4, 5, 1, 2, 3, 4}));
    QCOMPARE(outcomes(rows), QList<Outcome>(5, Outcome::Found));
}

void TestLookupQueue::busyAnswerDoesNotCountAsRetry()
{
    m_answer = [](qint32, int before) -> Result<Notification> {
        if (before == 0)
            return busy();
        if (before == 1)
            return failing(ErrorKind::Interrupted);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_asked, (QList<qint32>{1, 1, 1}));
    QCOMPARE(outcomes(rows), QList{Outcome::Found});
}

void TestLookupQueue::reportsTheTaskThatStopped()
{
    m_answer = [](qint32 id, int) -> Result<Notification> {
        if (id == 8)
            return failing(ErrorKind::Refused);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    resources.setParallel(1);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    queue.start({}, {{40, 7}, {30, 8}, {20, 9}});
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(queue.stoppedAt(), 30);
    queue.start({}, {{10, 7}});
    QVERIFY(!queue.stoppedAt());
    queue.stop();
    QVERIFY(!queue.stoppedAt()); // not stopped by an answer
}

void TestLookupQueue::stopsIfEveryRequestWouldFail()
{
    m_answer = [](qint32, int) -> Result<Notification> { return failing(ErrorKind::TlsUntrusted); };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3});
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_asked.size(), 1);
    QCOMPARE(outcomes(rows), (QList{Outcome::Failed, Outcome::NotLookedUp, Outcome::NotLookedUp}));
    QCOMPARE(queue.stoppedBy()->kind, ErrorKind::TlsUntrusted);
}

void TestLookupQueue::stopKeepsAnswers()
{
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3});
    QTRY_COMPARE(m_held.size(), 1);
    m_held.first()->end(Notification{});
    QTRY_COMPARE(m_asked.size(), 2);
    queue.stop();
    QCOMPARE(finished.size(), 1);
    QVERIFY(m_held.isEmpty());
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::NotLookedUp, Outcome::NotLookedUp}));
}

void TestLookupQueue::nestedStopReportsEachRowOnce()
{
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    resources.setParallel(2);
    QList<qsizetype> reported;
    bool isFinished = false;
    connect(&queue, &LookupQueue::finished, this, [&] { isFinished = true; });
    connect(&queue, &LookupQueue::answered, this, [&](qsizetype index) {
        QVERIFY(!isFinished);
        reported += index;
        queue.stop();
    });
    queue.start({}, {{40, 1}, {30, 2}, {20, 3}, {10, 4}});
    QTRY_COMPARE(m_held.size(), 2);
    queue.stop();
    QVERIFY(isFinished && !queue.isRunning());
    std::sort(reported.begin(), reported.end());
    QCOMPARE(reported, (QList<qsizetype>{10, 20, 30, 40}));
}

void TestLookupQueue::restartingCancelsRunningRequests()
{
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    rows.start({1});
    QTRY_COMPARE(m_held.size(), 1);
    rows.start({2});
    QTRY_COMPARE(m_asked, (QList<qint32>{1, 2}));
    QCOMPARE(m_held.size(), 1);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    m_held.first()->end(Notification{});
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(rows.rows().size(), 1);
    QCOMPARE(rows.rows().first().id, 2);
}

void TestLookupQueue::pausesOnUnauthorised()
{
    m_answer = [](qint32 id, int before) -> Result<Notification> {
        if (id == 2 && before == 0)
            return failing(ErrorKind::SessionExpired, 401);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy signInNeeded(&queue, &LookupQueue::signInNeeded);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3});
    QTRY_COMPARE(signInNeeded.size(), 1);
    QVERIFY(queue.isRunning() && queue.isPaused());
    QCoreApplication::processEvents();
    QCOMPARE(m_asked, (QList<qint32>{1, 2}));
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::Waiting, Outcome::Waiting}));
    queue.resume();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_asked, (QList<qint32>{1, 2, 2, 3}));
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::Found, Outcome::Found}));
}

void TestLookupQueue::secondUnauthorisedIsForbidden()
{
    m_answer = [](qint32 id, int) -> Result<Notification> {
        if (id == 2)
            return failing(ErrorKind::SessionExpired, 401);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy signInNeeded(&queue, &LookupQueue::signInNeeded);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3});
    QTRY_COMPARE(signInNeeded.size(), 1);
    queue.resume();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(signInNeeded.size(), 1);
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::Failed, Outcome::Found}));
    QCOMPARE(rows.rows().at(1).error->kind, ErrorKind::Forbidden);
    QCOMPARE(rows.rows().at(1).error->status, 401);
}

void TestLookupQueue::asksForASignInOnce()
{
    m_answer = [](qint32, int before) -> Result<Notification> {
        if (before == 0)
            return failing(ErrorKind::SessionExpired, 401);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy signInNeeded(&queue, &LookupQueue::signInNeeded);
    rows.start({1, 2, 3, 4});
    QTRY_COMPARE(m_asked.size(), 4);
    QTRY_COMPARE(outcomes(rows), QList<Outcome>(4, Outcome::Waiting));
    QCOMPARE(signInNeeded.size(), 1);
}

void TestLookupQueue::reportsThrottlingAfterASignIn()
{
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(2);
    QSignalSpy waiting(&queue, &LookupQueue::throttled);
    QSignalSpy signInNeeded(&queue, &LookupQueue::signInNeeded);
    rows.start({1, 2});
    QTRY_COMPARE(m_held.size(), 2);
    m_held.first()->end(failing(ErrorKind::SessionExpired, 401));
    QTRY_COMPARE(signInNeeded.size(), 1);
    m_held.first()->end(busy(ErrorKind::RateLimited, 429, 60s));
    QTRY_COMPARE(outcomes(rows), QList<Outcome>(2, Outcome::Waiting));
    QCOMPARE(waiting.size(), 0); // the sign-in request is still pending
    queue.resume();
    QCOMPARE(waiting.size(), 1);
    QVERIFY(waiting.first().first().value<std::chrono::seconds>() > 0s);
    QCoreApplication::processEvents();
    QCOMPARE(m_asked.size(), 2);
    queue.stop();
}

void TestLookupQueue::stopWhilePausedReportsTheReason()
{
    m_answer = [](qint32, int) -> Result<Notification> { return failing(ErrorKind::SessionExpired, 401); };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy signInNeeded(&queue, &LookupQueue::signInNeeded);
    rows.start({1, 2});
    QTRY_COMPARE(signInNeeded.size(), 1);
    queue.stop();
    QVERIFY(!queue.isRunning());
    QCOMPARE(outcomes(rows), (QList{Outcome::Failed, Outcome::NotLookedUp}));
    QCOMPARE(queue.stoppedBy()->kind, ErrorKind::SessionExpired);
}

void TestLookupQueue::unsentRequestAsksForASignInAgain()
{
    m_answer = [](qint32, int) -> Result<Notification> { return failing(ErrorKind::SessionExpired); };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(1);
    QSignalSpy signInNeeded(&queue, &LookupQueue::signInNeeded);
    rows.start({1, 2});
    QTRY_COMPARE(signInNeeded.size(), 1);
    queue.resume();
    QTRY_COMPARE(signInNeeded.size(), 2);
    queue.stop();
    QCOMPARE(outcomes(rows), (QList{Outcome::NotLookedUp, Outcome::NotLookedUp}));
    QCOMPARE(queue.stoppedBy()->kind, ErrorKind::SessionExpired);
}

void TestLookupQueue::retriesCancelledRequests()
{
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    resources.setParallel(2);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2, 3});
    QTRY_COMPARE(m_held.size(), 2);
    m_held.first()->end(failing(ErrorKind::Cancelled));
    QTRY_COMPARE(m_asked, (QList<qint32>{1, 2, 1}));
    m_answer = [](qint32, int) { return Notification{}; };
    while (!m_held.isEmpty())
        m_held.first()->end(Notification{});
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_asked, (QList<qint32>{1, 2, 1, 3}));
    QCOMPARE(outcomes(rows), QList<Outcome>(3, Outcome::Found));
}

void TestLookupQueue::retriesReferToTheOriginalExchange_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<bool>("isRepeated");
    const auto row = [](const char *name, ErrorKind kind, int status, bool isRepeated) {
        Error error = failing(kind, status).value();
        error.exchange = 41;
        if (status == 429)
            error.retryAfter = 1s;
        QTest::newRow(name) << error << isRepeated;
    };
    row("interrupted", ErrorKind::Interrupted, 0, true);
    row("busy", ErrorKind::RateLimited, 429, true);
    row("unauthorised", ErrorKind::SessionExpired, 401, true);
    row("session replaced", ErrorKind::Cancelled, 0, true);
    row("failed", ErrorKind::ServerFault, 500, false);
    row("not found", ErrorKind::NotFound, 404, false);
}

void TestLookupQueue::retriesReferToTheOriginalExchange()
{
    QFETCH(const Error, error);
    QFETCH(const bool, isRepeated);
    m_answer = [&error](qint32, int before) -> Result<Notification> {
        if (before == 0)
            return failure(error);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    connect(&queue, &LookupQueue::signInNeeded, &queue, &LookupQueue::resume);
    rows.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_retryOf, isRepeated ? (QList<qint64>{0, 41}) : QList<qint64>{0});
    rows.start({1}); // started again by the user
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 20000);
    QCOMPARE(m_retryOf.last(), 0);
}

void TestLookupQueue::retriesWaitWhileThrottled()
{
    m_answer = [](qint32 id, int before) -> Result<Notification> {
        if (id == 1 && before == 0)
            return failing(ErrorKind::Interrupted);
        if (id == 2 && before == 0)
            return busy(ErrorKind::RateLimited, 429, 3s); // longer than any retry delay
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    QSignalSpy waiting(&queue, &LookupQueue::throttled);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    rows.start({1, 2});
    QTRY_COMPARE(waiting.size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    QCOMPARE(m_asked.first(2), (QList<qint32>{1, 2}));
    QCOMPARE(m_asked.size(), 4);
    QCOMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::Found}));
}

void TestLookupQueue::restartingFromASlotKeepsTheNewBatch()
{
    m_answer = [](qint32 id, int) -> Result<Notification> {
        if (id == 1)
            return failing(ErrorKind::DnsFailed);
        return Notification{};
    };
    LookupResources resources(fetch(), m_clock);
    LookupQueue queue(resources);
    Rows rows(queue);
    connect(&queue, &LookupQueue::answered, this, [&rows](qsizetype, const LookupRow &outcome) {
        if (outcome.outcome == Outcome::Failed)
            rows.start({2, 3});
    });
    rows.start({1});
    QTRY_COMPARE(outcomes(rows), (QList{Outcome::Found, Outcome::Found}));
    QVERIFY(!queue.stoppedBy());
}

/// Another queue of the connection then has its turn.
void TestLookupQueue::slotMayDeleteTheQueue()
{
    const QList<Result<Notification>> answers{Notification{}, failing(ErrorKind::NotFound, 404)};
    for (const Result<Notification> &answer : answers) {
        LookupResources resources(fetch(), m_clock);
        resources.setParallel(1);
        auto queue = std::make_unique<LookupQueue>(resources);
        LookupQueue other(resources);
        queue->start({}, tasks({1, 2}));
        other.start({}, tasks({11}));
        QTRY_COMPARE(m_held.size(), 1);
        connect(queue.get(), &LookupQueue::answered, this, [&queue] { queue.reset(); });
        m_held.first()->end(answer);
        QTRY_VERIFY(!queue);
        QTRY_COMPARE(m_asked.last(), 11);
        m_held.first()->end(Notification{});
    }
}

void TestLookupQueue::manyIdsDoNotOverflowTheStack()
{
    int asked = 0;
    LookupResources resources(
        [&asked](const QString &, qint32, ConnectionReuse, qint64) {
            ++asked;
            return std::make_unique<FinishedJob<Notification>>(failing(ErrorKind::NotFound, 404));
        },
        m_clock);
    LookupQueue queue(resources);
    QSignalSpy finished(&queue, &LookupQueue::finished);
    QList<qint32> ids(100000);
    std::iota(ids.begin(), ids.end(), 0);
    queue.start({}, tasks(ids));
    // A turn of the event loop takes a millisecond under wine, if the computer is busy.
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 240000);
    QCOMPARE(asked, 100000);
}

SVC_GUILESS_TEST(TestLookupQueue)
#include "tst_lookupqueue.moc"
