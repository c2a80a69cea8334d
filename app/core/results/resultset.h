// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookupqueue.h"
#include "results/resultrow.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

/// The number of rows by outcome, those of earlier lookups included, and how long the current lookup will
/// take.
struct LookupProgress
{
    qsizetype total = 0; ///< all rows
    qsizetype done = 0;  ///< rows with an outcome other than Waiting and Running: the sum of the next four
    qsizetype found = 0;
    qsizetype notFound = 0;
    qsizetype failed = 0;
    qsizetype notLookedUp = 0;
    bool isPaused = false; ///< the lookup waits until the user has signed in
    /// Estimated time until the lookup ends, without pauses and waits; `nullopt` before its second answer,
    /// while it is paused or the service has asked to wait, and if none is running.
    std::optional<std::chrono::seconds> timeLeft;
};

/// Owns the rows of all lookups, each with its provenance. Contains the rows of several lookups if they were
/// started with Mode::Add. Sessions and connections may be destroyed before it. Starts lookups and reports
/// their progress to the window, the history, the cache and svc-cli.
///
/// A lookup emits started(), then answered() for each row, and then lookedUp(), if lookUp() has started it,
/// and ended(). Models and views follow the rows by aboutToReset() and reset(), aboutToAdd() and added(),
/// changed() and updated().
class ResultSet final : public QObject
{
    Q_OBJECT
public:
    /// Whether a lookup replaces the existing rows or is added to them.
    enum class Mode { Replace, Add };

    /// Keeps at most `maxHeldBytes` bytes of answers. A lookup that would exceed this limit is stopped. The
    /// queue and the clock must outlive this object.
    ResultSet(LookupQueue &queue, const Clock &clock, qint64 maxHeldBytes = LookupQueue::kMaxAnswerBytes,
              QObject *parent = nullptr);

    /// Looks up the ids, with one row for each id in the given order. `ids` must not contain duplicates. With
    /// Mode::Add, existing rows of the same connection stay where they are and are fetched again.
    void lookUp(const Connection &connection, const QList<qint32> &ids, Mode mode = Mode::Replace);
    /// Fetches rows again, given by their indexes; ignores those of other connections. Ends the current
    /// lookup. ResultRow::before then contains the previous answer, if there was one.
    void refresh(const Connection &connection, const QList<qsizetype> &rows);
    /// Calls refresh() with the rows of the connection that are NotLookedUp or Failed, in this order, so that
    /// an id that makes the lookup stop again does not keep the others from being looked up.
    void retryFailed(const Connection &connection);
    /// Calls refresh() with the rows of the connection that are NotLookedUp, and then with the one at which
    /// the lookup was stopped.
    void continueStopped(const Connection &connection);
    /// Returns whether retryFailed() would fetch any row.
    [[nodiscard]] bool canRetryFailed(const QString &connectionId) const;
    /// Continues after signInNeeded().
    void resume() { m_queue.resume(); }
    /// Ends the current lookup; see LookupQueue::stop().
    void stop() { m_queue.stop(); }
    /// Ends the current lookup and removes all rows.
    void clear();
    /// Replaces all rows by stored ones. Does nothing while a lookup is running, since that would lose its
    /// rows. Of rows with the same connection and id, the first counts.
    void restore(const QList<ResultRow> &rows);

    /// Returns the rows. Their indexes stay the same until reset().
    [[nodiscard]] const QList<ResultRow> &rows() const { return m_rows; }
    /// Returns whether a lookup is running or paused.
    [[nodiscard]] bool isRunning() const { return m_queue.isRunning(); }
    [[nodiscard]] bool isPaused() const { return m_queue.isPaused(); }
    /// Returns the error that stopped the lookup early, if any.
    [[nodiscard]] const std::optional<Error> &stoppedBy() const { return m_queue.stoppedBy(); }
    /// Returns the row at which that error stopped the lookup, `nullopt` if no answer has stopped it.
    [[nodiscard]] std::optional<qsizetype> stoppedAt() const { return m_queue.stoppedAt(); }
    /// Returns the connection of the current or last lookup.
    [[nodiscard]] const QString &connectionId() const { return m_queue.connectionId(); }
    [[nodiscard]] LookupProgress progress() const;

Q_SIGNALS:
    /// Emitted before and after all rows are replaced, for models.
    void aboutToReset();
    void reset();
    /// Emitted before and after rows are appended, for models.
    void aboutToAdd(qsizetype first, qsizetype last);
    void added();
    /// Emitted immediately when a row has its outcome, for receivers that write rows as they arrive.
    void answered(qsizetype row);
    /// Emitted when some of the rows from `first` to `last` have changed. Changes are collected for a tenth
    /// of a second, so that a thousand answers do not cause a thousand signals.
    void changed(qsizetype first, qsizetype last);
    /// Emitted after each reset(), added() and changed(). All models have been updated by then, so receivers
    /// may read from a model or a view.
    void updated();
    /// Emitted by restore(), after updated().
    void restored();
    /// Emitted when a lookup has started.
    void started();
    /// Emitted when the service has asked to wait. throttleEnded() follows when the wait is over.
    void throttled(std::chrono::seconds wait);
    void throttleEnded();
    /// Emitted when the lookup is paused until resume() or stop().
    void signInNeeded();
    /// Emitted when any lookup has ended, after changed() and lookedUp().
    void ended();
    /// Emitted before ended() when a lookup that lookUp() has started is finished, stopped or replaced by
    /// another one. `rows` are in the order of its ids. Not emitted if none of its ids was requested.
    void lookedUp(const Connection &connection, const QList<LookupRow> &rows);

private:
    /// Returns the row of each id, and adds rows for new ids.
    [[nodiscard]] QList<qsizetype> append(const Connection &connection, const QList<qint32> &ids);
    /// Returns the rows of the connection with that outcome.
    [[nodiscard]] QList<qsizetype> rowsWith(const Connection &connection, LookupRow::Outcome outcome) const;
    void begin(const Connection &connection, QList<qsizetype> rows);
    void beginIdle();
    void endIdle();
    [[nodiscard]] qint64 heldBytes() const;
    void setOutcome(qsizetype row, const LookupRow &lookup);
    void setUnanswered(qsizetype row, LookupRow::Outcome outcome);
    void finish();
    void count(LookupRow::Outcome outcome, int by);
    void markChanged(qsizetype row);
    void flush();

    LookupQueue &m_queue;
    const Clock &m_clock;
    const qint64 m_maxHeldBytes; ///< bytes of answers
    QList<ResultRow> m_rows;
    QHash<QString, QHash<qint32, qsizetype>> m_places; ///< row indexes by connection and id
    QList<qsizetype> m_batch;                          ///< rows of the current lookup, in its order
    std::optional<Connection> m_lookedUpWith; ///< set until the lookup that lookUp() has started is finished
    bool m_hasRequested = false;              ///< whether an id of the batch has been requested
    LookupProgress m_counts;
    std::chrono::milliseconds m_startedAt{0}; ///< steady time; each pause or wait moves it forward
    std::optional<std::chrono::milliseconds> m_idleSince; ///< steady time; set while paused or throttled
    QTimer m_flush;                                       ///< emits changed()
    qsizetype m_firstChanged = -1;                        ///< since the last changed(); -1 if none
    qsizetype m_lastChanged = -1;
};
