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

struct Repeat;

/// Looks ids up, a few at a time, in the order given.
///
/// A GET is repeated at most once and only for what net/retrypolicy.h allows. 429 and 503 with a
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
    using Fetch = std::function<std::unique_ptr<Job<Notification>>(const QString &connectionId, qint32 id,
                                                                   Freshness freshness, qint64 repeats)>;

    LookupQueue(Fetch fetch, const Clock &clock, QObject *parent = nullptr);
    ~LookupQueue() override;

    /// 1 to 6; 4 unless told.
    void setParallel(int requests);

    /// Bytes of answers that are held in memory at most.
    static constexpr qint64 kMaxHeld = 512LL * 1024 * 1024;

    /// Drops what is there and starts over. These ids stay with that connection to the end, whichever
    /// is on screen by then. The answer that takes the held bytes beyond `mayHold` is dropped and stops
    /// the queue with TooLarge/ResultsFull.
    void start(const QString &connectionId, const QList<qint32> &ids, qint64 mayHold = kMaxHeld);
    /// Goes on after signInNeeded().
    void resume();
    /// Ends what runs; rows without a result become NotLookedUp, those answered with 401 Failed.
    void stop();
    /// As stop(), and drops all rows.
    void clear();

    /// Paused included.
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool isPaused() const { return m_pausedBy.has_value(); }
    [[nodiscard]] const QList<LookupRow> &rows() const { return m_rows; }
    /// Of the rows.
    [[nodiscard]] const QString &connectionId() const { return m_connectionId; }
    /// The error that stopped the queue early, if one did.
    [[nodiscard]] const std::optional<Error> &stoppedBy() const { return m_stoppedBy; }

Q_SIGNALS:
    void started();
    void rowChanged(qsizetype row);
    /// The service asked to wait: the queue goes on by itself after `seconds`. Told after resume() where it
    /// is paused.
    void waiting(std::chrono::seconds wait);
    /// A lookup was answered with 401, or nobody is signed in. Nothing is asked for until resume() or stop().
    void signInNeeded();
    /// By resume().
    void resumed();
    void finished();

private:
    void begin();
    void scheduleNext();
    void launchMore();
    void launch(qsizetype row);
    void done(qsizetype row, Result<Notification> result);
    void pause(qsizetype row, const Error &error);
    void askAgain(qsizetype row);
    void hold(qsizetype row, std::chrono::seconds wait);
    void repeatLater(qsizetype row, const Repeat &repeat);
    void settle(qsizetype row, LookupRow::Outcome outcome, std::optional<Error> error);
    void dropWork();
    void abandon();
    void finishIfIdle();

    Fetch m_fetch;
    const Clock &m_clock;
    int m_parallel = 4;
    bool m_running = false;
    std::optional<Error> m_pausedBy;
    bool m_nextScheduled = false;
    int m_batch = 0; ///< counts start() and clear()
    int m_waits = 0;
    qint64 m_mayHold = kMaxHeld; ///< bytes of answers still to come
    QString m_connectionId;
    QList<LookupRow> m_rows;
    QList<qsizetype> m_pending; ///< rows still to be asked for, next one last
    std::map<qsizetype, std::unique_ptr<Job<Notification>>> m_inFlight;
    std::map<qsizetype, std::unique_ptr<QTimer>> m_repeats; ///< rows that wait for their one repeat
    std::map<qsizetype, Freshness> m_repeated;              ///< rows that have had it, or are about to
    std::map<qsizetype, Error> m_unauthorised;              ///< rows answered with 401 once
    std::map<qsizetype, qint64> m_lastTries;                ///< exchanges of rows that are asked for again
    QTimer m_hold;
    std::optional<Error> m_stoppedBy;
};
