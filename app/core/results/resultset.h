// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookupqueue.h"
#include "results/resultrow.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

/// What became of all rows there are, and how long the lookup that runs will still take.
struct LookupProgress
{
    qsizetype total = 0;
    qsizetype done = 0; ///< neither waiting nor running
    qsizetype found = 0;
    qsizetype notFound = 0;
    qsizetype failed = 0;
    qsizetype notLookedUp = 0;
    bool isPaused = false;                    ///< until the user has signed in again
    std::optional<std::chrono::seconds> left; ///< an estimate, from the second answer on; none while paused
};

/// All that was looked up, each row with where it came from. It outlives sessions and connections, and
/// holds the rows of several lookups where they are added up. Starts the lookups, and is what everyone
/// follows them by: the window, the history, the archive and svc-cli.
class ResultSet final : public QObject
{
    Q_OBJECT
public:
    enum class Mode { Replace, Add };

    /// Holds at most `maxHeld` bytes of answers; a lookup that would hold more stops there.
    ResultSet(LookupQueue &queue, const Clock &clock, qint64 maxHeld = LookupQueue::kMaxAnswerBytes,
              QObject *parent = nullptr);

    /// One row for each id, none of them twice, in that order. With Mode::Add those of the same connection
    /// that are there already keep their place and are fetched again.
    void lookUp(const Connection &connection, const QList<qint32> &ids, Mode mode = Mode::Replace);
    /// Fetches those of these rows again that are of that connection; `before` tells what they were.
    void refresh(const Connection &connection, const QList<qsizetype> &rows);
    /// Those of the connection that failed or were not looked up.
    void retryFailed(const Connection &connection);
    [[nodiscard]] bool hasFailed(const QString &connectionId) const;
    /// Goes on after signInNeeded().
    void resume() { m_queue.resume(); }
    /// Ends the lookup that runs; see LookupQueue::stop().
    void stop() { m_queue.stop(); }
    /// Ends what runs, and leaves nothing.
    void clear();
    /// Takes the place of what is there. Not while a lookup runs, which would lose its rows.
    void restore(const QList<ResultRow> &rows);

    [[nodiscard]] const QList<ResultRow> &rows() const { return m_rows; }
    /// A lookup that waits for a sign-in included.
    [[nodiscard]] bool isRunning() const { return m_queue.isRunning(); }
    [[nodiscard]] bool isPaused() const { return m_queue.isPaused(); }
    /// The error that stopped the lookup early, if one did.
    [[nodiscard]] const std::optional<Error> &stoppedBy() const { return m_queue.stoppedBy(); }
    /// Of the lookup that runs or ran last.
    [[nodiscard]] const QString &connectionId() const { return m_queue.connectionId(); }
    [[nodiscard]] LookupProgress progress() const;

Q_SIGNALS:
    /// The rows are others than before. Emitted around the change, for models.
    void aboutToReset();
    void reset();
    void aboutToAdd(qsizetype first, qsizetype last);
    void added();
    /// This row has its outcome. Emitted at once, for whoever writes rows as they come.
    void answered(qsizetype row);
    /// Some of these have changed. Gathered, so that a thousand answers are not a thousand changes.
    void changed(qsizetype first, qsizetype last);
    /// Emitted after reset(), added() and changed(), once all models have taken that in: for whoever asks a
    /// model or a view for what it shows.
    void updated();
    /// By restore(), after updated().
    void restored();
    void started();
    /// The service asked to wait; waited() ends that.
    void waiting(std::chrono::seconds wait);
    void waited();
    /// The lookup is paused until resume() or stop().
    void signInNeeded();
    /// No lookup runs any more.
    void ended();
    /// What lookUp() began has ended: by itself, stopped, or because something else has taken its place. Not
    /// emitted where no id of it was asked for.
    void lookedUp(const Connection &connection, const QList<LookupRow> &rows);

private:
    /// The row of each id, added where it was not there.
    [[nodiscard]] QList<qsizetype> append(const Connection &connection, const QList<qint32> &ids);
    void begin(const Connection &connection, QList<qsizetype> rows);
    [[nodiscard]] qint64 held() const;
    void take(qsizetype row, const LookupRow &lookup);
    void setUnanswered(qsizetype row, LookupRow::Outcome outcome);
    void finish();
    void count(LookupRow::Outcome outcome, int by);
    void touch(qsizetype row);
    void flush();

    LookupQueue &m_queue;
    const Clock &m_clock;
    const qint64 m_maxHeld; ///< bytes of answers
    QList<ResultRow> m_rows;
    QHash<QString, QHash<qint32, qsizetype>> m_places; ///< rows by connection and id
    QList<qsizetype> m_batch;                          ///< rows of the lookup, in its order
    std::optional<Connection> m_lookedUpWith;          ///< until what lookUp() began has ended
    bool m_hasAsked = false;                           ///< for an id of the batch
    LookupProgress m_counts;
    std::chrono::milliseconds m_startedAt{0}; ///< later by each pause
    std::chrono::milliseconds m_pausedAt{0};
    QTimer m_flush;
    qsizetype m_firstTouched = -1;
    qsizetype m_lastTouched = -1;
};
