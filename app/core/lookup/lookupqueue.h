// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "lookup/lookuprow.h"
#include "net/job.h"
#include "service/serviceclient.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>

struct Retry;

/// An id to look up. The owner of the rows chooses the index, and is told by it what became of the id.
struct LookupTask
{
    qsizetype index = 0; ///< no two tasks of one lookup have the same
    qint32 id = 0;
};

/// Looks ids up, a few at a time, in the order given. Owns no rows: ResultSet does.
///
/// A GET is repeated at most once and only for what lookup/retrypolicy.h allows. 429 and 503 with a
/// waiting time hold the whole queue, three times at most. What would fail for every id (a
/// certificate, an unknown host) stops it: the rest is NotLookedUp. A 401 pauses it: after resume() the
/// id is asked for once more, and a second 401 is a refusal of that id. Cancelled means that another
/// sign-in has replaced the session that was asked with: the id is asked for again. Never recurses.
class LookupQueue final : public QObject
{
    Q_OBJECT
public:
    /// Looks one id up with the session of that connection and no other. `repeats` is the number in the
    /// activity log of the exchange that this one repeats, or 0.
    using Fetch = std::function<std::unique_ptr<Job<Notification>>(
        const QString &connectionId, qint32 id, ConnectionReuse freshness, qint64 repeats)>;

    LookupQueue(Fetch fetch, const Clock &clock, QObject *parent = nullptr);
    ~LookupQueue() override;

    /// 1 to 6; 4 unless told.
    void setParallel(int requests);

    /// Bytes of answers that are held in memory at most.
    static constexpr qint64 kMaxAnswerBytes = 512LL * 1024 * 1024;

    /// Stops what runs and starts over. These tasks stay with that connection to the end, whichever is on
    /// screen by then. The answer that takes the held bytes beyond `maxBytes` is dropped and stops the queue
    /// with TooLarge/ResultsFull.
    void start(const QString &connectionId, const QList<LookupTask> &tasks,
               qint64 maxBytes = kMaxAnswerBytes);
    /// Goes on after signInNeeded().
    void resume();
    /// Ends what runs; tasks without an answer become NotLookedUp, those answered with 401 Failed.
    void stop();
    /// As stop(), and forgets stoppedBy().
    void clear();

    /// Paused included.
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool isPaused() const { return m_pausedBy.has_value(); }
    /// Of the lookup that runs or ran last.
    [[nodiscard]] const QString &connectionId() const { return m_connectionId; }
    /// The error that stopped the queue early, if one did.
    [[nodiscard]] const std::optional<Error> &stoppedBy() const { return m_stoppedBy; }

Q_SIGNALS:
    void started();
    /// A request for this task has been sent.
    void asked(qsizetype index);
    /// This task, which was asked for, will be asked for again.
    void postponed(qsizetype index);
    /// Emitted once for each task, with what became of it; NotLookedUp without an answer.
    void answered(qsizetype index, const LookupRow &outcome);
    /// The service asked to wait: the queue goes on by itself after `wait`. Told after resume() where it
    /// is paused.
    void waiting(std::chrono::seconds wait);
    /// That wait is over.
    void waited();
    /// A lookup was answered with 401, or nobody is signed in. Nothing is asked for until resume() or stop().
    void signInNeeded();
    /// By resume().
    void resumed();
    void finished();

private:
    void scheduleNext();
    void launchMore();
    void launch(const LookupTask &task);
    void done(LookupTask task, Result<Notification> result);
    void pause(const LookupTask &task, const Error &error);
    void askAgain(const LookupTask &task);
    void hold(const LookupTask &task, std::chrono::seconds wait);
    void retryLater(const LookupTask &task, const Retry &repeat);
    void found(const LookupTask &task, Notification notification);
    void failed(const LookupTask &task, LookupRow::Outcome outcome, const Error &error);
    void abandon();
    void finishIfIdle();

    struct InFlight
    {
        LookupTask task;
        std::unique_ptr<Job<Notification>> job;
    };

    Fetch m_fetch;
    const Clock &m_clock;
    int m_parallel = 4;
    bool m_running = false;
    std::optional<Error> m_pausedBy;
    bool m_nextScheduled = false;
    int m_batch = 0; ///< counts start() and clear()
    int m_waits = 0;
    qint64 m_bytesLeft = kMaxAnswerBytes; ///< bytes of answers still to come
    QString m_connectionId;
    QList<LookupTask> m_pending;                     ///< still to be asked for, next one last
    std::map<qsizetype, InFlight> m_inFlight;        ///< this and those below by index
    std::map<qsizetype, LookupTask> m_delayed;       ///< until their one repeat
    std::map<qsizetype, ConnectionReuse> m_repeated; ///< have had it, or are about to
    std::map<qsizetype, Error> m_unauthorised;       ///< answered with 401 once
    std::map<qsizetype, qint64> m_lastTries;         ///< exchanges of those that are asked for again
    QTimer m_throttle;
    std::optional<Error> m_stoppedBy;
};
