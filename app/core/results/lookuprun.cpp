// SPDX-License-Identifier: MIT
#include "results/lookuprun.h"

#include <algorithm>
#include <utility>

using Outcome = LookupRow::Outcome;

namespace {

constexpr qsizetype kTimedRows = 20; ///< fewer say little about the time that an id takes

} // namespace

LookupRun::LookupRun(LookupResources &resources, QObject *parent)
    : QObject(parent)
    , m_resources(resources)
    , m_queue(resources)
{
    connect(&m_queue, &LookupQueue::started, this, &LookupRun::started);
    connect(&m_queue, &LookupQueue::requested, this, [this](qsizetype row) {
        m_hasRequested = true;
        Q_EMIT requested(row);
    });
    connect(&m_queue, &LookupQueue::postponed, this, &LookupRun::postponed);
    connect(&m_queue, &LookupQueue::answered, this, [this](qsizetype row, const LookupRow &outcome) {
        m_lookedUp += outcome.outcome == Outcome::NotLookedUp ? 0 : 1;
        ++m_answered;
        Q_EMIT answered(row, outcome);
    });
    connect(&m_queue, &LookupQueue::throttled, this, [this](std::chrono::seconds wait) {
        beginIdle();
        m_waitEnd = m_resources.clock.steadyNow() + wait;
        Q_EMIT throttled(wait);
    });
    connect(&m_queue, &LookupQueue::throttleEnded, this, [this] {
        endIdle();
        m_waitEnd.reset();
        Q_EMIT throttleEnded();
    });
    connect(&m_queue, &LookupQueue::signInNeeded, this, [this] {
        beginIdle();
        m_share.reset(); // other connections to the host can use it meanwhile
        Q_EMIT signInNeeded();
    });
    connect(&m_queue, &LookupQueue::resumed, this, [this] {
        endIdle();
        takeShare();
        Q_EMIT resumed();
    });
    connect(&m_queue, &LookupQueue::finished, this, &LookupRun::finish);
}

void LookupRun::start(const Connection &connection, const QList<LookupTask> &tasks)
{
    m_connection = connection;
    m_count = tasks.size();
    m_answered = 0;
    m_lookedUp = 0;
    m_hasRequested = false;
    m_startedAt = m_begin = m_resources.clock.steadyNow();
    m_idleSince.reset();
    m_timePerId.reset();
    takeShare();
    m_queue.start(connection.id, tasks);
}

void LookupRun::add(const QList<LookupTask> &tasks)
{
    m_count += tasks.size();
    m_queue.add(tasks);
}

void LookupRun::resume(const Connection &connection)
{
    if (!m_connection)
        return;
    // A connection may have got an environment when it was saved after the sign-in.
    const bool isSame =
        lookupEndpoint(*m_connection) == lookupEndpoint(connection) &&
        (m_connection->environment.isEmpty() || m_connection->environment == connection.environment);
    if (isSame) {
        m_connection = connection;
        m_queue.resume();
    } else if (m_queue.isPaused()) {
        m_queue.stop();
    }
}

void LookupRun::clear()
{
    m_queue.clear();
    m_count = 0;
}

/// Takes the connection's share of the requests to its host.
void LookupRun::takeShare()
{
    m_share.reset();
    m_share.emplace(m_resources, m_connection->id, displayHost(m_connection->baseUrl));
}

/// Called when the queue is paused or throttled, or both.
void LookupRun::beginIdle()
{
    if (!m_idleSince)
        m_idleSince = m_resources.clock.steadyNow();
}

void LookupRun::endIdle()
{
    if (const auto since = std::exchange(m_idleSince, std::nullopt))
        m_startedAt += m_resources.clock.steadyNow() - *since;
}

void LookupRun::finish()
{
    endIdle();
    m_end = m_resources.clock.steadyNow();
    m_waitEnd.reset();
    m_share.reset();
    if (m_lookedUp >= kTimedRows)
        m_timePerId = std::chrono::nanoseconds(m_resources.clock.steadyNow() - m_startedAt) / m_lookedUp;
    Q_EMIT finished();
}

std::chrono::milliseconds LookupRun::duration() const
{
    return (isRunning() ? m_resources.clock.steadyNow() : m_end) - m_begin;
}

bool LookupRun::isBusy() const
{
    return m_queue.isRunning() && !m_idleSince && m_answered < m_count;
}

std::optional<std::chrono::seconds> LookupRun::timeLeft() const
{
    if (!isBusy() || isTimeLeftUnknown())
        return std::nullopt;
    const auto each = (m_resources.clock.steadyNow() - m_startedAt) / double(m_answered);
    return std::chrono::ceil<std::chrono::seconds>(each * double(m_count - m_answered));
}

std::optional<std::chrono::milliseconds> LookupRun::waitLeft() const
{
    if (!m_waitEnd)
        return std::nullopt;
    return std::max(*m_waitEnd - m_resources.clock.steadyNow(), std::chrono::milliseconds(0));
}

#include "moc_lookuprun.cpp"
