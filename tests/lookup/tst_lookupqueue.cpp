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

using Answer = Result<Notification>;

/// A queue with the rows of its lookups, and what it has asked for.
class QueueFixture final : public QObject
{
public:
    using Answering = std::function<Answer(qint32 id, int before)>;

    /// `answer` gets an id and the number of earlier requests for it. Without it, requests are held.
    explicit QueueFixture(Answering answering = {})
        : answer(std::move(answering))
    {
        connect(&queue, &LookupQueue::requested, this,
                [this](qsizetype index) { rows[index].outcome = Outcome::Running; });
        connect(&queue, &LookupQueue::postponed, this,
                [this](qsizetype index) { rows[index].outcome = Outcome::Waiting; });
        connect(&queue, &LookupQueue::answered, this,
                [this](qsizetype index, const LookupRow &outcome) { rows[index] = outcome; });
    }
    void start(const QList<qint32> &ids)
    {
        queue.clear();
        rows.clear();
        for (const qint32 id : ids) {
            LookupRow row;
            row.id = id;
            rows += row;
        }
        queue.start({}, tasks(ids));
    }
    [[nodiscard]] QList<Outcome> outcomes() const
    {
        QList<Outcome> list;
        for (const LookupRow &row : rows)
            list += row.outcome;
        return list;
    }

    SystemClock clock;
    Answering answer;
    QList<LookupRow> rows;
    QList<qint32> asked;
    QList<ConnectionReuse> freshness;
    QList<qint64> retryOf;
    QList<HeldJob *> held;
    LookupResources resources{[this](const QString &, qint32 id, ConnectionReuse reuse,
                                     qint64 original) -> std::unique_ptr<Job<Notification>> {
                                  const auto before = static_cast<int>(asked.count(id));
                                  asked += id;
                                  freshness += reuse;
                                  retryOf += original;
                                  if (answer)
                                      return std::make_unique<FinishedJob<Notification>>(answer(id, before));
                                  return std::make_unique<HeldJob>(&held);
                              },
                              clock};
    LookupQueue queue{resources};
    QSignalSpy finished{&queue, &LookupQueue::finished};
    QSignalSpy throttled{&queue, &LookupQueue::throttled};
    QSignalSpy signInNeeded{&queue, &LookupQueue::signInNeeded};
};

} // namespace

class TestLookupQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsTheOrder();
    void limitsParallelRequests();
    void takesTurnsWithOtherQueues();
    void reportsNotFoundAndFailed();
    void retriesOnce();
    void repeatsARetryThatWasNotSent();
    void retriesAWrongIdOnANewConnection();
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
};

void TestLookupQueue::keepsTheOrder()
{
    QueueFixture on([](qint32 id, int) {
        Notification notification;
        notification.id = id;
        return notification;
    });
    on.start({9, -3, 7, 0});
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.asked, (QList<qint32>{9, -3, 7, 0}));
    for (const LookupRow &row : on.rows) {
        QCOMPARE(row.outcome, Outcome::Found);
        QCOMPARE(row.notification->id, row.id);
        QVERIFY(row.fetchedAt.isValid());
    }
}

void TestLookupQueue::limitsParallelRequests()
{
    QueueFixture on;
    on.resources.setParallel(2);
    on.start({1, 2, 3, 4, 5});
    QTRY_COMPARE(on.held.size(), 2);
    on.held.first()->end(Notification{});
    QTRY_COMPARE(on.asked.size(), 3);
    QCOMPARE(on.held.size(), 2);
    on.resources.setParallel(99);
    on.held.first()->end(Notification{});
    QTRY_COMPARE(on.asked.size(), 5);
}

void TestLookupQueue::takesTurnsWithOtherQueues()
{
    QueueFixture on;
    on.resources.setParallel(1);
    LookupQueue other(on.resources);
    on.start({1, 2, 3, 4});
    other.start({}, tasks({11, 12, 13, 14}));
    for (int asked = 1; asked <= 8; ++asked) {
        QTRY_COMPARE(on.asked.size(), asked);
        on.held.first()->end(asked % 3 == 0 ? Answer(failing(ErrorKind::NotFound)) : Answer(Notification{}));
    }
    QCOMPARE(on.asked, (QList<qint32>{1, 2, 11, 3, 12, 4, 13, 14}));
}

void TestLookupQueue::reportsNotFoundAndFailed()
{
    QueueFixture on([](qint32 id, int) -> Answer {
        if (id == 2)
            return failing(ErrorKind::NotFound, 404);
        if (id == 3)
            return failing(ErrorKind::ServerFault, 500);
        return Notification{};
    });
    on.start({1, 2, 3, 4});
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::NotFound, Outcome::Failed, Outcome::Found}));
    QCOMPARE(on.rows.at(1).error->status, 404);
    QCOMPARE(on.asked.size(), 4);
    QVERIFY(!on.queue.stoppedBy());
}

void TestLookupQueue::retriesOnce()
{
    QueueFixture on([](qint32, int) -> Answer { return failing(ErrorKind::Interrupted); });
    on.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.asked, (QList<qint32>{1, 1}));
    QCOMPARE(on.outcomes(), QList{Outcome::Failed});
}

/// A retry that was not sent is repeated once, on a connection that no other request can fail.
void TestLookupQueue::repeatsARetryThatWasNotSent()
{
    QueueFixture on([](qint32 id, int before) -> Answer {
        if (before == 0)
            return failing(ErrorKind::Data, 200, ErrorCause::CutOff, Delivery::Answered);
        if (id == 1 && before == 2)
            return failing(ErrorKind::Data, 200, ErrorCause::CutOff, Delivery::Answered);
        return failing(ErrorKind::Interrupted, 0, ErrorCause::None, Delivery::NotSent);
    });
    on.resources.setParallel(1);
    on.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.rows.first().error->kind, ErrorKind::Data);
    on.start({2});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 2, 20000);
    QCOMPARE(on.rows.first().error->kind, ErrorKind::Interrupted);
    const QList once{ConnectionReuse::AnyConnection, ConnectionReuse::AnyConnection,
                     ConnectionReuse::FreshConnection};
    QCOMPARE(on.freshness, once + once);
}

void TestLookupQueue::retriesAWrongIdOnANewConnection()
{
    QueueFixture on([](qint32, int before) -> Answer {
        if (before == 0)
            return failing(ErrorKind::Data, 200, ErrorCause::OtherNotification);
        return Notification{};
    });
    on.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.freshness, (QList{ConnectionReuse::AnyConnection, ConnectionReuse::FreshConnection}));
    QCOMPARE(on.outcomes(), QList{Outcome::Found});
}

void TestLookupQueue::busyIdWaitsForOtherIds()
{
    QueueFixture on([](qint32 id, int before) -> Answer {
        if (id == 1 && before == 0)
            return busy();
        return Notification{};
    });
    on.resources.setParallel(1);
    on.start({1, 2, 3});
    QTRY_COMPARE(on.throttled.size(), 1);
    QCOMPARE(on.throttled.first().first().value<std::chrono::seconds>(), 1s);
    QCOMPARE(on.asked, QList<qint32>{1});
    QSignalSpy waited(&on.queue, &LookupQueue::throttleEnded);
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(waited.size(), 1);
    QCOMPARE(on.asked, (QList<qint32>{1, 2, 3, 1}));
    QCOMPARE(on.outcomes(), QList<Outcome>(3, Outcome::Found));
}

void TestLookupQueue::busyIdFailsAfterThreeAnswers()
{
    QueueFixture on([](qint32 id, int) -> Answer {
        if (id == 2)
            return busy(ErrorKind::ServerFault, 503);
        return Notification{};
    });
    on.resources.setParallel(1);
    on.start({1, 2, 3, 4});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.asked, (QList<qint32>{1, 2, 3, 4, 2, 2}));
    QCOMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::Failed, Outcome::Found, Outcome::Found}));
    QCOMPARE(on.rows.at(1).error->status, 503);
    QCOMPARE(on.throttled.size(), 2); // nothing is left to throttle after the last answer
    QVERIFY(!on.queue.stoppedBy());
    QVERIFY(!on.queue.stoppedAt());
}

void TestLookupQueue::stopsAfterThreeBusyIdsInARow()
{
    QueueFixture on([](qint32 id, int) -> Answer {
        if (id == 1)
            return Notification{};
        return busy();
    });
    on.resources.setParallel(1);
    on.start({1, 2, 3, 4, 5});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.asked, (QList<qint32>{1, 2, 3, 4}));
    QCOMPARE(on.throttled.size(), 2);
    QCOMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::NotLookedUp, Outcome::NotLookedUp,
                                   Outcome::Failed, Outcome::NotLookedUp}));
    QCOMPARE(on.queue.stoppedBy()->kind, ErrorKind::RateLimited);
    QCOMPARE(on.queue.stoppedAt(), 3);
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
    QueueFixture on([kind, status](qint32 id, int before) -> Answer {
        if (id != 3)
            return before > 0 ? Answer(Notification{}) : busy();
        auto other = failing(kind, status);
        other.value().delivery = status > 0 ? Delivery::Answered : Delivery::MaybeSent;
        return other;
    });
    on.resources.setParallel(1);
    on.start({1, 2, 3, 4});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.queue.stoppedBy().has_value(), !goesOn);
    if (goesOn)
        QCOMPARE(on.asked, (QList<qint32>{1, 2, 3, 4, 1, 2, 4}));
    else
        QCOMPARE(on.asked, (QList<qint32>{1, 2, 3, 4}));
}

/// Requests that are in flight together get the same answer, which counts once.
void TestLookupQueue::simultaneousBusyAnswersCountOnce()
{
    QueueFixture on;
    on.resources.setParallel(4);
    on.start({1, 2, 3, 4, 5});
    QTRY_COMPARE(on.held.size(), 4);
    on.answer = [](qint32, int) -> Answer { return Notification{}; };
    while (!on.held.isEmpty())
        on.held.first()->end(busy());
    QTRY_COMPARE(on.throttled.size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.asked, (QList<qint32>{1, 2, 3, 4, 5, 1, 2, 3, 4}));
    QCOMPARE(on.outcomes(), QList<Outcome>(5, Outcome::Found));
}

void TestLookupQueue::busyAnswerDoesNotCountAsRetry()
{
    QueueFixture on([](qint32, int before) -> Answer {
        if (before == 0)
            return busy();
        if (before == 1)
            return failing(ErrorKind::Interrupted);
        return Notification{};
    });
    on.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.asked, (QList<qint32>{1, 1, 1}));
    QCOMPARE(on.outcomes(), QList{Outcome::Found});
}

void TestLookupQueue::reportsTheTaskThatStopped()
{
    QueueFixture on([](qint32 id, int) -> Answer {
        if (id == 8)
            return failing(ErrorKind::Refused);
        return Notification{};
    });
    on.resources.setParallel(1);
    LookupQueue queue(on.resources);
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
    QueueFixture on([](qint32, int) -> Answer { return failing(ErrorKind::TlsUntrusted); });
    on.resources.setParallel(1);
    on.start({1, 2, 3});
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.asked.size(), 1);
    QCOMPARE(on.outcomes(), (QList{Outcome::Failed, Outcome::NotLookedUp, Outcome::NotLookedUp}));
    QCOMPARE(on.queue.stoppedBy()->kind, ErrorKind::TlsUntrusted);
}

void TestLookupQueue::stopKeepsAnswers()
{
    QueueFixture on;
    on.resources.setParallel(1);
    on.start({1, 2, 3});
    QTRY_COMPARE(on.held.size(), 1);
    on.held.first()->end(Notification{});
    QTRY_COMPARE(on.asked.size(), 2);
    on.queue.stop();
    QCOMPARE(on.finished.size(), 1);
    QVERIFY(on.held.isEmpty());
    QCOMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::NotLookedUp, Outcome::NotLookedUp}));
}

void TestLookupQueue::nestedStopReportsEachRowOnce()
{
    QueueFixture on;
    on.resources.setParallel(2);
    LookupQueue queue(on.resources);
    QList<qsizetype> reported;
    bool isFinished = false;
    connect(&queue, &LookupQueue::finished, this, [&] { isFinished = true; });
    connect(&queue, &LookupQueue::answered, this, [&](qsizetype index) {
        QVERIFY(!isFinished);
        reported += index;
        queue.stop();
    });
    queue.start({}, {{40, 1}, {30, 2}, {20, 3}, {10, 4}});
    QTRY_COMPARE(on.held.size(), 2);
    queue.stop();
    QVERIFY(isFinished && !queue.isRunning());
    std::sort(reported.begin(), reported.end());
    QCOMPARE(reported, (QList<qsizetype>{10, 20, 30, 40}));
}

void TestLookupQueue::restartingCancelsRunningRequests()
{
    QueueFixture on;
    on.start({1});
    QTRY_COMPARE(on.held.size(), 1);
    on.start({2});
    QTRY_COMPARE(on.asked, (QList<qint32>{1, 2}));
    QCOMPARE(on.held.size(), 1);
    on.finished.clear();
    on.held.first()->end(Notification{});
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.rows.size(), 1);
    QCOMPARE(on.rows.first().id, 2);
}

void TestLookupQueue::pausesOnUnauthorised()
{
    QueueFixture on([](qint32 id, int before) -> Answer {
        if (id == 2 && before == 0)
            return failing(ErrorKind::SessionExpired, 401);
        return Notification{};
    });
    on.resources.setParallel(1);
    on.start({1, 2, 3});
    QTRY_COMPARE(on.signInNeeded.size(), 1);
    QVERIFY(on.queue.isRunning() && on.queue.isPaused());
    QCoreApplication::processEvents();
    QCOMPARE(on.asked, (QList<qint32>{1, 2}));
    QCOMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::Waiting, Outcome::Waiting}));
    on.queue.resume();
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.asked, (QList<qint32>{1, 2, 2, 3}));
    QCOMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::Found, Outcome::Found}));
}

void TestLookupQueue::secondUnauthorisedIsForbidden()
{
    QueueFixture on([](qint32 id, int) -> Answer {
        if (id == 2)
            return failing(ErrorKind::SessionExpired, 401);
        return Notification{};
    });
    on.start({1, 2, 3});
    QTRY_COMPARE(on.signInNeeded.size(), 1);
    on.queue.resume();
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.signInNeeded.size(), 1);
    QCOMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::Failed, Outcome::Found}));
    QCOMPARE(on.rows.at(1).error->kind, ErrorKind::Forbidden);
    QCOMPARE(on.rows.at(1).error->status, 401);
}

void TestLookupQueue::asksForASignInOnce()
{
    QueueFixture on([](qint32, int before) -> Answer {
        if (before == 0)
            return failing(ErrorKind::SessionExpired, 401);
        return Notification{};
    });
    on.start({1, 2, 3, 4});
    QTRY_COMPARE(on.asked.size(), 4);
    QTRY_COMPARE(on.outcomes(), QList<Outcome>(4, Outcome::Waiting));
    QCOMPARE(on.signInNeeded.size(), 1);
}

void TestLookupQueue::reportsThrottlingAfterASignIn()
{
    QueueFixture on;
    on.resources.setParallel(2);
    on.start({1, 2});
    QTRY_COMPARE(on.held.size(), 2);
    on.held.first()->end(failing(ErrorKind::SessionExpired, 401));
    QTRY_COMPARE(on.signInNeeded.size(), 1);
    on.held.first()->end(busy(ErrorKind::RateLimited, 429, 60s));
    QTRY_COMPARE(on.outcomes(), QList<Outcome>(2, Outcome::Waiting));
    QCOMPARE(on.throttled.size(), 0); // the sign-in request is still pending
    on.queue.resume();
    QCOMPARE(on.throttled.size(), 1);
    QVERIFY(on.throttled.first().first().value<std::chrono::seconds>() > 0s);
    QCoreApplication::processEvents();
    QCOMPARE(on.asked.size(), 2);
    on.queue.stop();
}

void TestLookupQueue::stopWhilePausedReportsTheReason()
{
    QueueFixture on([](qint32, int) -> Answer { return failing(ErrorKind::SessionExpired, 401); });
    on.resources.setParallel(1);
    on.start({1, 2});
    QTRY_COMPARE(on.signInNeeded.size(), 1);
    on.queue.stop();
    QVERIFY(!on.queue.isRunning());
    QCOMPARE(on.outcomes(), (QList{Outcome::Failed, Outcome::NotLookedUp}));
    QCOMPARE(on.queue.stoppedBy()->kind, ErrorKind::SessionExpired);
}

void TestLookupQueue::unsentRequestAsksForASignInAgain()
{
    QueueFixture on([](qint32, int) -> Answer { return failing(ErrorKind::SessionExpired); });
    on.resources.setParallel(1);
    on.start({1, 2});
    QTRY_COMPARE(on.signInNeeded.size(), 1);
    on.queue.resume();
    QTRY_COMPARE(on.signInNeeded.size(), 2);
    on.queue.stop();
    QCOMPARE(on.outcomes(), (QList{Outcome::NotLookedUp, Outcome::NotLookedUp}));
    QCOMPARE(on.queue.stoppedBy()->kind, ErrorKind::SessionExpired);
}

void TestLookupQueue::retriesCancelledRequests()
{
    QueueFixture on;
    on.resources.setParallel(2);
    on.start({1, 2, 3});
    QTRY_COMPARE(on.held.size(), 2);
    on.held.first()->end(failing(ErrorKind::Cancelled));
    QTRY_COMPARE(on.asked, (QList<qint32>{1, 2, 1}));
    on.answer = [](qint32, int) { return Notification{}; };
    while (!on.held.isEmpty())
        on.held.first()->end(Notification{});
    QTRY_COMPARE(on.finished.size(), 1);
    QCOMPARE(on.asked, (QList<qint32>{1, 2, 1, 3}));
    QCOMPARE(on.outcomes(), QList<Outcome>(3, Outcome::Found));
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
    QueueFixture on([&error](qint32, int before) -> Answer {
        if (before == 0)
            return failure(error);
        return Notification{};
    });
    connect(&on.queue, &LookupQueue::signInNeeded, &on.queue, &LookupQueue::resume);
    on.start({1});
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.retryOf, isRepeated ? (QList<qint64>{0, 41}) : QList<qint64>{0});
    on.start({1}); // started again by the user
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 2, 20000);
    QCOMPARE(on.retryOf.last(), 0);
}

void TestLookupQueue::retriesWaitWhileThrottled()
{
    QueueFixture on([](qint32 id, int before) -> Answer {
        if (id == 1 && before == 0)
            return failing(ErrorKind::Interrupted);
        if (id == 2 && before == 0)
            return busy(ErrorKind::RateLimited, 429, 3s); // longer than any retry delay
        return Notification{};
    });
    on.start({1, 2});
    QTRY_COMPARE(on.throttled.size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(on.finished.size(), 1, 20000);
    QCOMPARE(on.asked.first(2), (QList<qint32>{1, 2}));
    QCOMPARE(on.asked.size(), 4);
    QCOMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::Found}));
}

void TestLookupQueue::restartingFromASlotKeepsTheNewBatch()
{
    QueueFixture on([](qint32 id, int) -> Answer {
        if (id == 1)
            return failing(ErrorKind::DnsFailed);
        return Notification{};
    });
    connect(&on.queue, &LookupQueue::answered, this, [&on](qsizetype, const LookupRow &outcome) {
        if (outcome.outcome == Outcome::Failed)
            on.start({2, 3});
    });
    on.start({1});
    QTRY_COMPARE(on.outcomes(), (QList{Outcome::Found, Outcome::Found}));
    QVERIFY(!on.queue.stoppedBy());
}

/// Another queue of the connection then has its turn.
void TestLookupQueue::slotMayDeleteTheQueue()
{
    for (const Answer &answer : {Answer(Notification{}), Answer(failing(ErrorKind::NotFound, 404))}) {
        QueueFixture on;
        on.resources.setParallel(1);
        auto queue = std::make_unique<LookupQueue>(on.resources);
        queue->start({}, tasks({1, 2}));
        on.start({11});
        QTRY_COMPARE(on.held.size(), 1);
        connect(queue.get(), &LookupQueue::answered, this, [&queue] { queue.reset(); });
        on.held.first()->end(answer);
        QTRY_VERIFY(!queue);
        QTRY_COMPARE(on.asked.last(), 11);
        on.held.first()->end(Notification{});
    }
}

void TestLookupQueue::manyIdsDoNotOverflowTheStack()
{
    int asked = 0;
    const SystemClock clock;
    LookupResources resources(
        [&asked](const QString &, qint32, ConnectionReuse, qint64) {
            ++asked;
            return std::make_unique<FinishedJob<Notification>>(failing(ErrorKind::NotFound, 404));
        },
        clock);
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
