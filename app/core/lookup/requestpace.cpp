// SPDX-License-Identifier: MIT
#include "lookup/requestpace.h"

#include "base/logging.h"

#include <algorithm>

using namespace std::chrono_literals;

RequestPace::RequestPace(QObject *parent)
    : QObject(parent)
{
    m_hold.setSingleShot(true);
    m_hold.setTimerType(Qt::PreciseTimer); // a coarse one may end before the wait that was asked for
    connect(&m_hold, &QTimer::timeout, this, [this] {
        Q_EMIT holdEnded();
        callNext();
    });
}

void RequestPace::setParallel(int requests)
{
    m_parallel = std::clamp(requests, 1, 6);
    callNext();
}

bool RequestPace::tryStart()
{
    if (isHeld() || m_running >= m_parallel)
        return false;
    ++m_running;
    return true;
}

void RequestPace::finish()
{
    --m_running;
    callNext();
}

void RequestPace::waitForTurn(QObject *waiter, const std::function<void()> &turn)
{
    const bool isWaiting = std::any_of(m_waiters.cbegin(), m_waiters.cend(),
                                       [waiter](const Waiter &each) { return each.object == waiter; });
    if (!isWaiting)
        m_waiters.append({waiter, turn});
}

/// Calls as many waiting objects as requests may start.
void RequestPace::callNext()
{
    for (int free = isHeld() ? 0 : m_parallel - m_running; free > 0 && !m_waiters.isEmpty(); --free) {
        const Waiter next = m_waiters.takeFirst();
        if (next.object)
            QMetaObject::invokeMethod(next.object, next.turn, Qt::QueuedConnection);
    }
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
