// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookupresources.h"
#include "lookup/lookuprow.h"

#include <QList>
#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <set>

struct Retry;

/// An id to look up. The owner of the rows chooses the index, with which the queue reports the result.
struct LookupTask
{
    qsizetype index = 0; ///< unique within one lookup
    qint32 id = 0;
};

/// Looks up ids in the given order, with a few requests at a time, as the RequestPace of the connection
/// allows. ResultSet owns the rows.
///
/// A GET is retried at most once, and only for the errors in lookup/retrypolicy.h; a retry that was not sent
/// does not count. A 429, or a 503 that names a waiting time, is a busy answer: it holds all requests to the
/// connection; see backoffAfter(). Its id is requested again after those that have not been requested yet,
/// and fails at its third busy answer. If three different ids in a row get busy answers, without any other
/// answer between, the queue stops; the busy answers to requests that were under way at the same time count
/// as one. The queue also stops at an error that would occur for every id, such as an untrusted certificate
/// or an unknown host. When it stops, the other ids become NotLookedUp. A 401 pauses the queue. After
/// resume(), the id is requested once more; a second 401 means that this id is refused. Cancelled means that
/// another sign-in has replaced the session, so the id is requested again. Each next step is made from the
/// event loop, so that a long list of ids causes no recursion.
class LookupQueue final : public QObject
{
    Q_OBJECT
public:
    /// `resources` must outlive the queue. An answer for which LookupResources::memory has no room is dropped
    /// and stops the queue with TooLarge/ResultsFull.
    explicit LookupQueue(LookupResources &resources, QObject *parent = nullptr);
    ~LookupQueue() override;

    /// Stops the current lookup and starts a new one. All its requests use that connection, even if another
    /// one becomes the current connection.
    void start(const QString &connectionId, const QList<LookupTask> &tasks);
    /// Adds tasks to the current lookup, before those that have not been requested yet. None of them may be
    /// in it, except answered ones.
    void add(const QList<LookupTask> &tasks);
    /// Continues after signInNeeded().
    void resume();
    /// Ends all requests. Tasks without an answer become NotLookedUp; tasks answered with 401 become Failed.
    void stop();
    /// Does the same as stop(), and resets stoppedBy() and stoppedAt().
    void clear();

    /// Returns whether a lookup is running or paused.
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool isPaused() const { return m_pausedBy.has_value(); }
    /// Returns the error that paused the queue; `nullopt` if it is not paused.
    [[nodiscard]] const std::optional<Error> &pausedBy() const { return m_pausedBy; }
    /// Returns the connection of the current or last lookup.
    [[nodiscard]] const QString &connectionId() const { return m_connectionId; }
    /// Returns the error that stopped the queue early, if any.
    [[nodiscard]] const std::optional<Error> &stoppedBy() const { return m_stoppedBy; }
    /// Returns the index of the task that was answered with stoppedBy(). `nullopt` if the queue was not
    /// stopped by an answer.
    [[nodiscard]] std::optional<qsizetype> stoppedAt() const { return m_stoppedAt; }

Q_SIGNALS:
    void started();
    /// Emitted when the request for a task has been started.
    void requested(qsizetype index);
    /// Emitted when a task whose request was started will be requested again.
    void postponed(qsizetype index);
    /// Emitted once for each task with its result. Tasks without an answer have the outcome NotLookedUp.
    void answered(qsizetype index, const LookupRow &outcome);
    /// Emitted when the service has asked to wait. The queue continues automatically after `wait`. If the
    /// queue is paused, emitted after resume() instead.
    void throttled(std::chrono::seconds wait);
    /// Emitted when the wait is over.
    void throttleEnded();
    /// Emitted when a lookup was answered with 401, or when nobody is signed in. The queue is paused until
    /// resume() or stop().
    void signInNeeded();
    /// Emitted by resume().
    void resumed();
    void finished();

private:
    void scheduleNext();
    void launchMore();
    void continueInTurn();
    void launch(const LookupTask &task);
    void setPace(RequestPace &pace);
    void handleResult(LookupTask task, Result<Notification> result);
    void handleBusy(const LookupTask &task, const Error &error, std::chrono::seconds wait);
    void pause(const LookupTask &task, const Error &error);
    void requeue(const LookupTask &task);
    void stopAt(const LookupTask &task, const Error &error);
    [[nodiscard]] std::optional<Retry> retryFor(const LookupTask &task, const Error &error) const;
    void retryLater(const LookupTask &task, const Retry &repeat);
    void reportFound(const LookupTask &task, Notification notification);
    void reportFailed(const LookupTask &task, LookupRow::Outcome outcome, const Error &error);
    void abandon();
    [[nodiscard]] bool hasOpenTasks() const;
    void finishIfIdle();

    struct InFlight
    {
        LookupTask task;
        std::unique_ptr<Job<Notification>> job;
    };

    LookupResources &m_resources;
    RequestPace *m_pace = nullptr; ///< of the connection; null before the first start()
    bool m_running = false;
    std::optional<Error> m_pausedBy;
    bool m_nextScheduled = false;
    int m_batch = 0; ///< incremented by start() and clear()
    QString m_connectionId;
    QList<LookupTask> m_pending;                     ///< not requested yet; the next one is the last
    std::map<qsizetype, InFlight> m_inFlight;        ///< by index, like the following maps
    std::map<qsizetype, LookupTask> m_delayed;       ///< waiting for their retry
    std::map<qsizetype, ConnectionReuse> m_repeated; ///< have been retried, or will be
    std::map<qsizetype, Error> m_unauthorised;       ///< answered with 401 once
    std::map<qsizetype, qint64> m_lastExchanges;     ///< activity log numbers of tasks to be requested again
    std::map<qsizetype, int> m_busyAnswers;          ///< number of busy answers
    std::set<qsizetype> m_busyInRow; ///< tasks whose busy answers began a wait, since the last other answer
    std::optional<Error> m_stoppedBy;
    std::optional<qsizetype> m_stoppedAt;
};
