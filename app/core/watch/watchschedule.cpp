// SPDX-License-Identifier: MIT
#include "watch/watchschedule.h"

#include "base/clock.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace {

/// Without a reading for so long, the computer was asleep, or the program stopped.
constexpr std::chrono::milliseconds kSleep = WatchSchedule::kLongestWait + 20s;
constexpr std::chrono::milliseconds kWaking = 10s; ///< until there is a network again

} // namespace

WatchSchedule::WatchSchedule(Duration interval, Duration lasting, const Reading &now)
    : m_interval(interval)
    , m_end(now.steady + lasting)
    , m_now(now)
    , m_nextRound(now.steady + interval)
    , m_nextRequest(now.steady)
{
}

void WatchSchedule::advance(const Reading &now)
{
    const Duration steady = now.steady - m_now.steady;
    const Duration ofDay(m_now.utc.msecsTo(now.utc));
    m_now = now;
    if (std::max(steady, ofDay) < kSleep)
        return;
    const Duration missed = std::max(ofDay - steady, Duration(0));
    m_nextRound = std::max(m_nextRound - missed, m_now.steady + kWaking);
    m_nextRequest = std::max(m_nextRequest, m_now.steady + kWaking);
}

void WatchSchedule::beginRound()
{
    m_isRoundOn = true;
    m_nextRound = m_now.steady + m_interval;
}

void WatchSchedule::endRound()
{
    if (std::exchange(m_isRoundOn, false))
        m_nextRound = std::max(m_nextRound, m_now.steady + m_interval / 2);
}

WatchSchedule::Duration WatchSchedule::until(Duration steady) const
{
    return std::clamp(std::min(steady, m_end) - m_now.steady, Duration(0), kLongestWait);
}

WatchSchedule::Reading readingOf(const Clock &clock)
{
    return {clock.steadyNow(), clock.utcNow()};
}
