// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookupqueue.h"
#include "results/resultrow.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

/// The number of rows by outcome, and how long the current lookup will take.
struct LookupProgress
{
    qsizetype total = 0;
    qsizetype done = 0; ///< with a final outcome
    qsizetype found = 0;
    qsizetype notFound = 0;
    qsizetype failed = 0;
    qsizetype notLookedUp = 0;
    bool isPaused = false; ///< until the user has signed in again
    /// An estimate from the second answer on; `nullopt` while paused.
    std::optional<std::chrono::seconds> left;
};

/// Owns the rows of all lookups, each with its provenance. Outlives sessions and connections, and contains
/// the rows of several lookups if they are added up. Starts lookups and reports their progress to the window,
/// the history, the cache and svc-cli.
class ResultSet final : public QObject
{
    Q_OBJECT
public:
    enum class Mode { Replace, Add };

    /// Keeps at most `maxHeldBytes` bytes of answers. A lookup that would exceed this limit is stopped.
    ResultSet(LookupQueue &queue, const Clock &clock, qint64 maxHeldBytes = LookupQueue::kMaxAnswerBytes,
              QObject *parent = nullptr);

    /// Looks up the ids, with one row for each id in the given order. `ids` must not contain duplicates. With
    /// Mode::Add, existing rows of the same connection stay where they are and are fetched again.
    void lookUp(const Connection &connection, const QList<qint32> &ids, Mode mode = Mode::Replace);
    /// Fetches those of the rows again that belong to the connection. ResultRow::before then contains the
    /// previous answer.
    void refresh(const Connection &connection, const QList<qsizetype> &rows);
    /// Fetches the rows of the connection again that have failed or were not looked up.
    void retryFailed(const Connection &connection);
    [[nodiscard]] bool hasFailed(const QString &connectionId) const;
    /// Continues after signInNeeded().
    void resume() { m_queue.resume(); }
    /// Ends the current lookup; see LookupQueue::stop().
    void stop() { m_queue.stop(); }
    /// Ends the current lookup and removes all rows.
    void clear();
    /// Replaces all rows. Does nothing while a lookup is running, which would lose its rows.
    void restore(const QList<ResultRow> &rows);

    [[nodiscard]] const QList<ResultRow> &rows() const { return m_rows; }
    /// Returns whether a lookup is running or paused.
    [[nodiscard]] bool isRunning() const { return m_queue.isRunning(); }
    [[nodiscard]] bool isPaused() const { return m_queue.isPaused(); }
    /// Returns the error that stopped the lookup early, if any.
    [[nodiscard]] const std::optional<Error> &stoppedBy() const { return m_queue.stoppedBy(); }
    /// Returns the connection of the current or last lookup.
    [[nodiscard]] const QString &connectionId() const { return m_queue.connectionId(); }
    [[nodiscard]] LookupProgress progress() const;

Q_SIGNALS:
    /// Emitted before and after all rows are replaced, for models.
    void aboutToReset();
    void reset();
    void aboutToAdd(qsizetype first, qsizetype last);
    void added();
    /// Emitted immediately when a row has its outcome, for those that write rows as they arrive.
    void answered(qsizetype row);
    /// Emitted when some of these rows have changed. Changes are collected, so that a thousand answers do not
    /// cause a thousand signals.
    void changed(qsizetype first, qsizetype last);
    /// Emitted after reset(), added() and changed(), when all models have been updated, for those that read
    /// from a model or a view.
    void updated();
    /// Emitted by restore(), after updated().
    void restored();
    void started();
    /// Emitted when the service has asked to wait. throttleEnded() follows when the wait is over.
    void throttled(std::chrono::seconds wait);
    void throttleEnded();
    /// Emitted when the lookup is paused until resume() or stop().
    void signInNeeded();
    /// Emitted when the lookup has ended.
    void ended();
    /// Emitted when a lookup that lookUp() has started is finished, stopped or replaced by another one. Not
    /// emitted if none of its ids was requested.
    void lookedUp(const Connection &connection, const QList<LookupRow> &rows);

private:
    /// Returns the row of each id, and adds rows for new ids.
    [[nodiscard]] QList<qsizetype> append(const Connection &connection, const QList<qint32> &ids);
    void begin(const Connection &connection, QList<qsizetype> rows);
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
    std::chrono::milliseconds m_startedAt{0}; ///< shifted by each pause
    std::chrono::milliseconds m_pausedAt{0};
    QTimer m_flush;
    qsizetype m_firstChanged = -1;
    qsizetype m_lastChanged = -1;
};
