// SPDX-License-Identifier: MIT
#include "lookup/lookupqueue.h"

#include "base/logging.h"
#include "lookup/retrypolicy.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QScopeGuard>

#include <algorithm>

namespace {

constexpr int kMaxBusyAnswers = 3; ///< the last of them makes the id fail
constexpr std::size_t kMaxBusyInRow = 3;

Error resultsFull()
{
    Error error;
    error.kind = ErrorKind::TooLarge;
    error.cause = ErrorCause::ResultsFull;
    error.delivery = Delivery::Answered;
    return error;
}

} // namespace

LookupQueue::LookupQueue(LookupResources &resources, QObject *parent)
    : QObject(parent)
    , m_resources(resources)
{
}

LookupQueue::~LookupQueue()
{
    for (std::size_t i = m_inFlight.size() + m_delayed.size(); i > 0; --i)
        m_pace->finish();
}

void LookupQueue::setPace(RequestPace &pace)
{
    if (m_pace == &pace)
        return;
    if (m_pace)
        disconnect(m_pace, nullptr, this, nullptr);
    m_pace = &pace;
    connect(m_pace, &RequestPace::held, this, [this](std::chrono::seconds wait) {
        if (m_running && !m_pausedBy)
            Q_EMIT throttled(wait);
    });
    connect(m_pace, &RequestPace::holdEnded, this, [this] {
        if (m_running && !m_pausedBy)
            Q_EMIT throttleEnded();
        launchMore();
    });
}

void LookupQueue::start(const QString &connectionId, const QList<LookupTask> &tasks)
{
    clear();
    m_connectionId = connectionId;
    setPace(m_resources.pace(connectionId));
    m_pending = tasks;
    std::reverse(m_pending.begin(), m_pending.end());
    m_unauthorised.clear();
    m_repeated.clear();
    m_lastExchanges.clear();
    m_busyAnswers.clear();
    m_busyInRow.clear();
    m_running = true;
    qCDebug(logLookup) << "started:" << tasks.size() << "ids," << m_pace->parallel() << "in parallel";
    Q_EMIT started();
    if (m_pace->isHeld())
        Q_EMIT throttled(m_pace->holdLeft());
    scheduleNext();
}

void LookupQueue::add(const QList<LookupTask> &tasks)
{
    Q_ASSERT(m_running);
    for (auto task = tasks.rbegin(); task != tasks.rend(); ++task) {
        m_unauthorised.erase(task->index);
        m_repeated.erase(task->index);
        m_lastExchanges.erase(task->index);
        m_busyAnswers.erase(task->index);
        m_pending += *task;
    }
    qCDebug(logLookup) << "added:" << tasks.size() << "ids";
    scheduleNext();
}

void LookupQueue::resume()
{
    if (!std::exchange(m_pausedBy, std::nullopt))
        return;
    qCDebug(logLookup) << "resumed:" << m_pending.size() << "ids pending";
    Q_EMIT resumed();
    if (m_pace->isHeld())
        Q_EMIT throttled(m_pace->holdLeft());
    scheduleNext();
}

void LookupQueue::stop()
{
    if (!m_running)
        return;
    qCDebug(logLookup) << "stopping:" << m_pending.size() << "ids pending," << m_inFlight.size()
                       << "in flight";
    if (m_pausedBy)
        m_stoppedBy = m_pausedBy;
    abandon();
    finishIfIdle();
}

void LookupQueue::clear()
{
    stop();
    ++m_batch;
    m_stoppedBy.reset();
    m_stoppedAt.reset();
}

/// Runs each next step from the event loop, so that a long list of ids causes no recursion.
void LookupQueue::scheduleNext()
{
    if (std::exchange(m_nextScheduled, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_nextScheduled = false;
            launchMore();
        },
        Qt::QueuedConnection);
}

void LookupQueue::launchMore()
{
    if (!m_running)
        return;
    while (!m_pausedBy && !m_pending.isEmpty() && m_pace->tryStart())
        launch(m_pending.takeLast());
    if (!m_pausedBy && !m_pending.isEmpty())
        continueInTurn();
    finishIfIdle();
}

/// Continues after other queues that wait for a request to the same connection.
void LookupQueue::continueInTurn()
{
    if (m_pausedBy || m_pending.isEmpty())
        scheduleNext(); // the lookup may be finished
    else
        m_pace->waitForTurn(this, [this] { launchMore(); });
}

void LookupQueue::launch(const LookupTask &task)
{
    const auto repeated = m_repeated.find(task.index);
    const ConnectionReuse freshness =
        repeated == m_repeated.end() ? ConnectionReuse::AnyConnection : repeated->second;
    const auto lastExchange = m_lastExchanges.find(task.index);
    const qint64 retryOf = lastExchange == m_lastExchanges.end() ? 0 : lastExchange->second;
    auto job = m_resources.fetch(m_connectionId, task.id, freshness, retryOf);
    job->onDone(this, [this, task](Result<Notification> result) { handleResult(task, std::move(result)); });
    m_inFlight[task.index] = {task, std::move(job)};
    Q_EMIT requested(task.index);
}

void LookupQueue::handleResult(LookupTask task, Result<Notification> result)
{
    m_inFlight.erase(task.index);
    // A request that waits for its retry still counts, so that a failing service gets fewer of them.
    // A slot may delete this object, but not the pace.
    const QPointer<LookupQueue> self(this);
    const auto finished = qScopeGuard([self, &pace = *m_pace, index = task.index] {
        if (!self || !self->m_delayed.contains(index))
            pace.finish();
    });
    if (result) {
        m_busyInRow.clear();
        if (!m_resources.makeRoomFor(result->raw.size())) {
            m_pending.append(task);
            stopAt(task, resultsFull());
        } else {
            reportFound(task, std::move(*result));
        }
        if (self)
            continueInTurn();
        return;
    }
    Error error = result.error();
    m_lastExchanges[task.index] = error.exchange;
    if (const auto wait = backoffAfter(error)) {
        handleBusy(task, error, *wait);
        return;
    }
    if (error.delivery == Delivery::Answered)
        m_busyInRow.clear();
    if (error.kind == ErrorKind::Cancelled) {
        requeue(task);
        continueInTurn();
        return;
    }
    if (error.kind == ErrorKind::SessionExpired) {
        if (!m_unauthorised.contains(task.index)) {
            pause(task, error);
            return;
        }
        error.kind = ErrorKind::Forbidden; // still 401 after a new sign-in: this id is refused
    }
    if (const auto repeat = retryFor(task, error)) {
        retryLater(task, *repeat);
        return;
    }
    m_lastExchanges.erase(task.index); // only automatic retries belong to the same lookup
    const int batch = m_batch;
    reportFailed(
        task, error.kind == ErrorKind::NotFound ? LookupRow::Outcome::NotFound : LookupRow::Outcome::Failed,
        error);
    if (!self || batch != m_batch)
        return; // a slot has deleted this object or started another lookup
    if (isFatalForLookup(error))
        stopAt(task, error);
    continueInTurn();
}

/// Handles an answer by which the service asks to wait.
void LookupQueue::handleBusy(const LookupTask &task, const Error &error, std::chrono::seconds wait)
{
    if (!m_pace->isHeld())
        m_busyInRow.insert(task.index);
    const bool isStopped = m_busyInRow.size() >= kMaxBusyInRow;
    if (!isStopped && ++m_busyAnswers[task.index] < kMaxBusyAnswers) {
        m_pending.prepend(task); // the last one is next
        Q_EMIT postponed(task.index);
        m_pace->hold(wait);
        return;
    }
    m_lastExchanges.erase(task.index);
    const int batch = m_batch;
    const QPointer<LookupQueue> self(this);
    reportFailed(task, LookupRow::Outcome::Failed, error);
    if (!self || batch != m_batch)
        return; // a slot has deleted this object or started another lookup
    if (isStopped)
        stopAt(task, error);
    else if (hasOpenTasks())
        m_pace->hold(wait);
    continueInTurn();
}

void LookupQueue::pause(const LookupTask &task, const Error &error)
{
    if (error.status == 401) // otherwise it was not sent
        m_unauthorised.emplace(task.index, error);
    requeue(task);
    if (std::exchange(m_pausedBy, error))
        return;
    qCDebug(logLookup) << "paused until sign-in:" << m_pending.size() << "ids pending";
    Q_EMIT signInNeeded();
}

/// Puts the task before those that have not been requested yet.
void LookupQueue::requeue(const LookupTask &task)
{
    m_pending.append(task);
    Q_EMIT postponed(task.index);
}

/// Stops the queue because of the answer to the task.
void LookupQueue::stopAt(const LookupTask &task, const Error &error)
{
    m_stoppedBy = error;
    m_stoppedAt = task.index;
    qCDebug(logLookup) << "stopped by error" << errorKindName(error.kind) << "status" << error.status;
    abandon();
}

std::optional<Retry> LookupQueue::retryFor(const LookupTask &task, const Error &error) const
{
    std::optional<Retry> retry = retryAfterFailure(error, QRandomGenerator::global()->generateDouble());
    const auto repeated = m_repeated.find(task.index);
    if (!retry || repeated == m_repeated.end())
        return retry;
    // When a connection ends, Qt also fails the requests that wait for one. A retry that failed like this was
    // not sent and says nothing about its id, so it is repeated on a connection of its own.
    if (error.delivery != Delivery::NotSent || repeated->second == ConnectionReuse::FreshConnection)
        return {};
    retry->freshConnection = true;
    return retry;
}

void LookupQueue::retryLater(const LookupTask &task, const Retry &repeat)
{
    m_repeated[task.index] =
        repeat.freshConnection ? ConnectionReuse::FreshConnection : ConnectionReuse::AnyConnection;
    m_delayed[task.index] = task;
    qCDebug(logLookup) << "retrying id" << task.id << "in" << repeat.delay.count() << "ms";
    QTimer::singleShot(repeat.delay, this, [this, task, batch = m_batch] {
        if (batch != m_batch || m_delayed.erase(task.index) == 0)
            return;
        m_pace->finish();
        m_pending.append(task); // the queue may be throttled or paused by now
        launchMore();
    });
}

void LookupQueue::reportFound(const LookupTask &task, Notification notification)
{
    LookupRow row;
    row.id = task.id;
    row.outcome = LookupRow::Outcome::Found;
    row.notification = std::make_shared<const Notification>(std::move(notification));
    row.fetchedAt = m_resources.clock.utcNow();
    Q_EMIT answered(task.index, row);
}

void LookupQueue::reportFailed(const LookupTask &task, LookupRow::Outcome outcome, const Error &error)
{
    LookupRow row;
    row.id = task.id;
    row.outcome = outcome;
    row.error = std::make_shared<const Error>(error);
    row.fetchedAt = m_resources.clock.utcNow();
    Q_EMIT answered(task.index, row);
}

/// Ends all requests. Tasks without an answer become NotLookedUp.
void LookupQueue::abandon()
{
    m_pausedBy.reset();
    for (const auto &[index, inFlight] : std::exchange(m_inFlight, {})) {
        m_pending.append(inFlight.task);
        m_pace->finish();
    }
    for (const auto &[index, task] : std::exchange(m_delayed, {})) {
        m_pending.append(task);
        m_pace->finish();
    }
    // Takes the tasks one at a time, since a slot may stop or restart the queue.
    const int batch = m_batch;
    while (batch == m_batch && !m_pending.isEmpty()) {
        const LookupTask task = m_pending.takeLast();
        if (const auto refused = m_unauthorised.find(task.index); refused != m_unauthorised.end()) {
            reportFailed(task, LookupRow::Outcome::Failed, refused->second);
            continue;
        }
        LookupRow row;
        row.id = task.id;
        row.outcome = LookupRow::Outcome::NotLookedUp;
        Q_EMIT answered(task.index, row);
    }
}

bool LookupQueue::hasOpenTasks() const
{
    return !m_pending.isEmpty() || !m_inFlight.empty() || !m_delayed.empty();
}

void LookupQueue::finishIfIdle()
{
    if (!m_running || hasOpenTasks())
        return;
    m_running = false;
    qCDebug(logLookup) << "finished";
    Q_EMIT finished();
}

#include "moc_lookupqueue.cpp"
