// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

#include <algorithm>
#include <chrono>

class Clock;

/// When a watch asks. Knows no timer and no clock: it is told what time it is, and answers what is due.
///
/// Intervals and the end are measured in steady time, whatever the time of day does. If a reading is much
/// later than the one before, the computer was asleep: time of day that the steady clock has missed counts
/// for the interval, and whatever is due waits until the network is likely to be back. A time of day that
/// jumps ahead can't be told from that, and brings one round forward. A round begins an interval after the
/// last one began, but not before there was a rest of half of that; so neither a sleep, nor a pause, nor a
/// slow service is followed by several rounds in a row.
class WatchSchedule final
{
public:
    using Duration = std::chrono::milliseconds;

    /// What the clock says.
    struct Reading
    {
        Duration steady{0};
        QDateTime utc{};
    };

    /// advance() has to be called at least so often.
    static constexpr Duration kLongestWait = std::chrono::seconds(10);

    /// Begins the first round.
    WatchSchedule(Duration interval, Duration lasting, const Reading &now);

    /// Notes what time it is. All other functions are about that time.
    void advance(const Reading &now);
    /// Returns whether the watch has lasted as long as it may.
    [[nodiscard]] bool isOver() const { return m_now.steady >= m_end; }
    [[nodiscard]] bool isRoundDue() const { return m_now.steady >= m_nextRound; }
    void beginRound();
    /// Does nothing if no round is on.
    void endRound();
    /// Lets no request be due for that time.
    void wait(Duration gap) { m_nextRequest = std::max(m_nextRequest, m_now.steady + gap); }
    [[nodiscard]] bool isRequestDue() const { return m_now.steady >= m_nextRequest; }

    /// Returns how long it takes until something can be due: a request, a round, or the end. Returns
    /// kLongestWait if that is longer.
    [[nodiscard]] Duration untilRequest() const { return until(m_nextRequest); }
    [[nodiscard]] Duration untilRound() const { return until(m_nextRound); }
    [[nodiscard]] Duration untilEnd() const { return until(m_end); }
    /// Returns how long it takes until a round is due, however long that is.
    [[nodiscard]] Duration untilRoundBegins() const
    {
        return std::max(m_nextRound - m_now.steady, Duration(0));
    }

private:
    [[nodiscard]] Duration until(Duration steady) const;

    const Duration m_interval;
    const Duration m_end; ///< steady time, like the following ones
    Reading m_now;
    Duration m_nextRound;
    Duration m_nextRequest;
    bool m_isRoundOn = true;
};

/// Reads the clock.
[[nodiscard]] WatchSchedule::Reading readingOf(const Clock &clock);
