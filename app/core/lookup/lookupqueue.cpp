// SPDX-License-Identifier: MIT
#include "lookup/lookupqueue.h"

#include "lookup/retrypolicy.h"

#include <QRandomGenerator>

#include <algorithm>

namespace {

constexpr int kMaxWaits = 3;

Error resultsFull()
{
    Error error;
    error.kind = ErrorKind::TooLarge;
    error.cause = ErrorCause::ResultsFull;
    error.delivery = Delivery::Answered;
    return error;
}

} // namespace

LookupQueue::LookupQueue(Fetch fetch, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_fetch(std::move(fetch))
    , m_clock(clock)
{
    m_hold.setSingleShot(true);
    connect(&m_hold, &QTimer::timeout, this, &LookupQueue::launchMore);
}

LookupQueue::~LookupQueue() = default;

void LookupQueue::setParallel(int requests)
{
    m_parallel = std::clamp(requests, 1, 6);
}

void LookupQueue::start(const QString &connectionId, const QList<qint32> &ids, qint64 mayHold)
{
    clear();
    m_connectionId = connectionId;
    m_mayHold = mayHold;
    m_rows.reserve(ids.size());
    for (const qint32 id : ids) {
        LookupRow row;
        row.id = id;
        m_rows.append(row);
        m_pending.append(m_pending.size());
    }
    begin();
}

void LookupQueue::resume()
{
    if (!std::exchange(m_pausedBy, std::nullopt))
        return;
    Q_EMIT resumed();
    if (m_hold.isActive())
        Q_EMIT waiting(std::chrono::ceil<std::chrono::seconds>(m_hold.remainingTimeAsDuration()));
    scheduleNext();
}

void LookupQueue::stop()
{
    if (!m_running)
        return;
    if (m_pausedBy)
        m_stoppedBy = m_pausedBy;
    abandon();
    finishIfIdle();
}

void LookupQueue::clear()
{
    stop();
    ++m_batch;
    m_rows.clear();
    m_stoppedBy.reset();
}

void LookupQueue::begin()
{
    m_stoppedBy.reset();
    m_unauthorised.clear();
    m_repeated.clear();
    m_lastTries.clear();
    m_waits = 0;
    ++m_batch;
    m_running = true;
    std::reverse(m_pending.begin(), m_pending.end());
    Q_EMIT started();
    scheduleNext();
}

/// Each next step comes from the event loop, so that no number of ids makes this recurse.
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
    while (!m_pausedBy && !m_hold.isActive() && !m_pending.isEmpty() &&
           m_inFlight.size() + m_repeats.size() < static_cast<size_t>(m_parallel))
        launch(m_pending.takeLast());
    finishIfIdle();
}

void LookupQueue::launch(qsizetype row)
{
    const auto repeated = m_repeated.find(row);
    const Freshness freshness = repeated == m_repeated.end() ? Freshness::AnyConnection : repeated->second;
    const auto lastTry = m_lastTries.find(row);
    const qint64 repeats = lastTry == m_lastTries.end() ? 0 : lastTry->second;
    auto job = m_fetch(m_connectionId, m_rows.at(row).id, freshness, repeats);
    job->onDone(this, [this, row](Result<Notification> result) { done(row, std::move(result)); });
    m_inFlight[row] = std::move(job);
    settle(row, LookupRow::Outcome::Running, {});
}

void LookupQueue::done(qsizetype row, Result<Notification> result)
{
    m_inFlight.erase(row);
    if (result) {
        m_mayHold -= result->raw.size();
        if (m_mayHold < 0) {
            m_stoppedBy = resultsFull();
            abandon();
            scheduleNext();
            return;
        }
        m_rows[row].notification = std::make_shared<const Notification>(std::move(*result));
        settle(row, LookupRow::Outcome::Found, {});
        scheduleNext();
        return;
    }
    Error error = result.error();
    m_lastTries[row] = error.exchange;
    if (error.kind == ErrorKind::Cancelled) {
        askAgain(row);
        scheduleNext();
        return;
    }
    if (error.kind == ErrorKind::SessionExpired) {
        if (!m_unauthorised.contains(row)) {
            pause(row, error);
            return;
        }
        error.kind = ErrorKind::Forbidden; // signed in anew, and still: a refusal of this id
    }
    const auto wait = holdAfter(error);
    if (wait && m_waits < kMaxWaits) {
        hold(row, *wait);
        return;
    }
    const auto repeat = repeatAfter(error, QRandomGenerator::global()->generateDouble());
    if (!wait && repeat && !m_repeated.contains(row)) {
        repeatLater(row, *repeat);
        return;
    }
    m_lastTries.erase(row); // only the program's own repeats are tries of one lookup
    const int batch = m_batch;
    settle(row, error.kind == ErrorKind::NotFound ? LookupRow::Outcome::NotFound : LookupRow::Outcome::Failed,
           error);
    if (batch != m_batch)
        return; // whoever was told has started another one
    if (wait || failsForAll(error)) {
        m_stoppedBy = error;
        abandon();
    }
    scheduleNext();
}

void LookupQueue::pause(qsizetype row, const Error &error)
{
    if (error.status == 401) // else it was not sent
        m_unauthorised.emplace(row, error);
    askAgain(row);
    if (!std::exchange(m_pausedBy, error))
        Q_EMIT signInNeeded();
}

/// Before those that have not been asked for yet.
void LookupQueue::askAgain(qsizetype row)
{
    m_pending.append(row);
    settle(row, LookupRow::Outcome::Waiting, {});
}

void LookupQueue::hold(qsizetype row, std::chrono::seconds wait)
{
    askAgain(row);
    // Requests that were in flight together are answered alike; that is one wait, not several.
    if (m_hold.isActive() && m_hold.remainingTimeAsDuration() >= wait)
        return;
    if (!m_hold.isActive())
        ++m_waits;
    m_hold.start(wait);
    if (!m_pausedBy)
        Q_EMIT waiting(wait);
}

void LookupQueue::repeatLater(qsizetype row, const Repeat &repeat)
{
    m_repeated[row] = repeat.freshConnection ? Freshness::FreshConnection : Freshness::AnyConnection;
    auto timer = std::make_unique<QTimer>();
    timer->setSingleShot(true);
    connect(timer.get(), &QTimer::timeout, this, [this, row] {
        m_repeats.extract(row).mapped().release()->deleteLater();
        m_pending.append(row); // not sent at once: the queue may be held by now
        launchMore();
    });
    timer->start(repeat.delay);
    m_repeats[row] = std::move(timer);
}

void LookupQueue::settle(qsizetype row, LookupRow::Outcome outcome, std::optional<Error> error)
{
    LookupRow &changed = m_rows[row];
    changed.outcome = outcome;
    changed.error = error ? std::make_shared<const Error>(*std::move(error)) : nullptr;
    const bool answered = outcome == LookupRow::Outcome::Found || outcome == LookupRow::Outcome::NotFound ||
                          outcome == LookupRow::Outcome::Failed;
    changed.fetchedAt = answered ? m_clock.utcNow() : QDateTime();
    Q_EMIT rowChanged(row);
}

void LookupQueue::dropWork()
{
    m_pausedBy.reset();
    m_hold.stop();
    m_pending.clear();
    m_inFlight.clear();
    m_repeats.clear();
}

/// Ends all that runs; every row without a result is one that was not looked up.
void LookupQueue::abandon()
{
    dropWork();
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        const LookupRow::Outcome outcome = m_rows.at(row).outcome;
        if (outcome != LookupRow::Outcome::Waiting && outcome != LookupRow::Outcome::Running)
            continue;
        if (const auto refused = m_unauthorised.find(row); refused != m_unauthorised.end())
            settle(row, LookupRow::Outcome::Failed, refused->second);
        else
            settle(row, LookupRow::Outcome::NotLookedUp, {});
    }
}

void LookupQueue::finishIfIdle()
{
    if (!m_running || !m_pending.isEmpty() || !m_inFlight.empty() || !m_repeats.empty())
        return;
    m_running = false;
    Q_EMIT finished();
}

#include "moc_lookupqueue.cpp"
