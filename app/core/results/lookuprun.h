// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "lookup/lookupqueue.h"

#include <QObject>

#include <chrono>
#include <optional>

/// The current or last lookup of one connection in a result set: its queue, its share of the requests to the
/// host, and how long it takes. The rows belong to the ResultSet; tasks have their indexes.
class LookupRun final : public QObject
{
    Q_OBJECT
public:
    /// `resources` must outlive the run.
    explicit LookupRun(LookupResources &resources, QObject *parent = nullptr);

    /// Starts a lookup in place of the last one, which must have ended.
    void start(const Connection &connection, const QList<LookupTask> &tasks);
    /// Adds tasks to the current lookup; see LookupQueue::add().
    void add(const QList<LookupTask> &tasks);
    /// Continues after signInNeeded(). Ends the lookup instead if the connection is at another endpoint by
    /// now, except that it may have got an environment.
    void resume(const Connection &connection);
    /// Ends the lookup; see LookupQueue::stop().
    void stop() { m_queue.stop(); }
    /// Does the same, and forgets why the last lookup stopped.
    void clear();

    /// Returns the connection as it was when the lookup started, or was resumed; `nullopt` if there was none.
    [[nodiscard]] const std::optional<Connection> &connection() const { return m_connection; }
    /// Returns whether a lookup is running or paused.
    [[nodiscard]] bool isRunning() const { return m_queue.isRunning(); }
    [[nodiscard]] bool isPaused() const { return m_queue.isPaused(); }
    /// Returns the error for which the lookup waits for a sign-in; `nullopt` if it does not.
    [[nodiscard]] const std::optional<Error> &pausedBy() const { return m_queue.pausedBy(); }
    /// Returns the error that stopped the lookup early, if any.
    [[nodiscard]] const std::optional<Error> &stoppedBy() const { return m_queue.stoppedBy(); }
    /// Returns the row at which that error stopped it; `nullopt` if it was not stopped by an answer.
    [[nodiscard]] std::optional<qsizetype> stoppedAt() const { return m_queue.stoppedAt(); }
    /// Returns whether an id of the lookup has been requested.
    [[nodiscard]] bool hasRequested() const { return m_hasRequested; }
    /// Returns for how long the lookup still waits because the service has asked to; `nullopt` if it does not
    /// wait.
    [[nodiscard]] std::optional<std::chrono::milliseconds> waitLeft() const;
    /// Returns whether the lookup is running, without a pause or wait, and still too short for an estimate.
    [[nodiscard]] bool isTimeLeftUnknown() const { return isBusy() && m_answered < kAnswersForEstimate; }
    /// Returns the estimated time until the lookup ends, without pauses and waits; `nullopt` if it is not
    /// running, paused, waiting, or the time is unknown.
    [[nodiscard]] std::optional<std::chrono::seconds> timeLeft() const;
    /// Returns the time from the start of the lookup until its end, or until now; 0 if there was none. Pauses
    /// and waits are part of it.
    [[nodiscard]] std::chrono::milliseconds duration() const;
    /// Returns the time that an id took in the lookup that has ended; `nullopt` if too few say little about
    /// it.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> timePerId() const { return m_timePerId; }

Q_SIGNALS:
    void started();
    /// Emitted when the request for a row has been started.
    void requested(qsizetype row);
    /// Emitted when a row whose request was started will be requested again.
    void postponed(qsizetype row);
    /// Emitted once for each row with its result; see LookupQueue::answered().
    void answered(qsizetype row, const LookupRow &outcome);
    /// Emitted when the service has asked to wait. throttleEnded() follows when the wait is over.
    void throttled(std::chrono::seconds wait);
    void throttleEnded();
    /// Emitted when the lookup is paused until resume() or stop().
    void signInNeeded();
    /// Emitted by resume().
    void resumed();
    void finished();

private:
    static constexpr qsizetype kAnswersForEstimate = 2;

    [[nodiscard]] bool isBusy() const;
    void takeShare();
    void beginIdle();
    void endIdle();
    void finish();

    LookupResources &m_resources;
    LookupQueue m_queue;
    std::optional<LookupResources::Use>
        m_share; ///< of the requests to the host, while running and not paused
    std::optional<Connection> m_connection;
    qsizetype m_count = 0;    ///< rows of the lookup
    qsizetype m_answered = 0; ///< those that have their outcome
    qsizetype m_lookedUp = 0; ///< those that were asked for
    bool m_hasRequested = false;
    std::chrono::milliseconds m_startedAt{0}; ///< steady time; each pause or wait moves it forward
    std::chrono::milliseconds m_begin{0};     ///< steady time
    std::chrono::milliseconds m_end{0};       ///< steady time; of the last lookup
    std::optional<std::chrono::milliseconds> m_idleSince; ///< steady time; set while paused or throttled
    std::optional<std::chrono::milliseconds> m_waitEnd;   ///< steady time; set while throttled
    std::optional<std::chrono::nanoseconds> m_timePerId;
};
