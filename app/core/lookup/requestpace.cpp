// SPDX-License-Identifier: MIT
#include "lookup/requestpace.h"

#include "base/logging.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

RequestPace::RequestPace(QObject *parent)
    : QObject(parent)
{
    m_hold.setSingleShot(true);
    m_hold.setTimerType(Qt::PreciseTimer); // a coarse one may end before the wait that was asked for
    connect(&m_hold, &QTimer::timeout, this, [this] {
        Q_EMIT holdEnded();
        callNext(freeRequests());
    });
}

RequestPace::~RequestPace()
{
    setHost({});
}

void RequestPace::setHost(const std::shared_ptr<HostLoad> &host)
{
    if (m_host == host)
        return;
    if (m_host) {
        m_host->running -= m_running;
        m_host->paces.removeAll(this);
    }
    m_host = host;
    if (m_host) {
        m_host->running += m_running;
        m_host->paces += this;
    }
}

void RequestPace::setParallel(int requests)
{
    if (std::exchange(m_parallel, std::clamp(requests, 1, 6)) < m_parallel)
        callNext(freeRequests());
}

bool RequestPace::tryStart()
{
    if (freeRequests() <= 0)
        return false;
    ++m_running;
    if (m_host)
        ++m_host->running;
    return true;
}

void RequestPace::finish()
{
    --m_running;
    if (m_host)
        --m_host->running;
    callWaiters();
}

/// Calls waiting objects of all connections to the host.
void RequestPace::callWaiters()
{
    if (!m_host) {
        callNext(freeRequests());
        return;
    }
    int free = HostLoad::kMaxRequests - m_host->running;
    for (RequestPace *pace : std::as_const(m_host->paces))
        free -= pace->callNext(free);
}

void RequestPace::waitForTurn(QObject *waiter, const std::function<void()> &turn)
{
    const bool isWaiting = std::any_of(m_waiters.cbegin(), m_waiters.cend(),
                                       [waiter](const Waiter &each) { return each.object == waiter; });
    if (!isWaiting)
        m_waiters.append({waiter, turn});
}

int RequestPace::freeRequests() const
{
    if (isHeld())
        return 0;
    const int free = m_parallel - m_running;
    return m_host ? std::min(free, HostLoad::kMaxRequests - m_host->running) : free;
}

/// Calls waiting objects, as many as requests may start, but at most that many. Returns their number.
int RequestPace::callNext(int most)
{
    int called = 0;
    for (const int free = std::min(most, freeRequests()); called < free && !m_waiters.isEmpty(); ++called) {
        QMetaObject::invokeMethod(
            this, [this, next = m_waiters.takeFirst()] { giveTurn(next); }, Qt::QueuedConnection);
    }
    return called;
}

/// Gives the turn to others if the object does not use it, because it was destroyed, stopped or paused.
void RequestPace::giveTurn(const Waiter &waiter)
{
    const QPointer<RequestPace> self(this); // the turn can end what uses this pace
    const int before = m_running;
    if (waiter.object)
        waiter.turn();
    if (self && m_running <= before)
        callWaiters();
}

void RequestPace::hold(std::chrono::seconds wait)
{
    const bool wasHeld = isHeld();
    const auto left = m_hold.remainingTimeAsDuration();
    if (wasHeld && left >= wait)
        return;
    m_hold.start(wait);
    if (wasHeld && std::chrono::ceil<std::chrono::seconds>(left) >= wait)
        return; // the same wait, of a request that was under way at the same time
    qCDebug(logLookup) << "throttled for" << wait.count() << "s";
    Q_EMIT held(wait);
}

std::chrono::seconds RequestPace::holdLeft() const
{
    return m_hold.isActive() ? std::chrono::ceil<std::chrono::seconds>(m_hold.remainingTimeAsDuration()) : 0s;
}

#include "moc_requestpace.cpp"
