// SPDX-License-Identifier: MIT
#pragma once

#include "results/lookuprun.h"
#include "results/resultrows.h"

#include <QCache>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>

/// The number of rows by outcome, those of earlier lookups included, and how long the lookups that are
/// running will take.
struct LookupProgress
{
    qsizetype total = 0; ///< all rows
    qsizetype done = 0;  ///< rows with an outcome other than Waiting and Running
    qsizetype found = 0;
    qsizetype changed = 0; ///< of those found, with ResultRow::isChanged
    qsizetype notFound = 0;
    qsizetype failed = 0;
    qsizetype notLookedUp = 0;
    bool isPaused = false; ///< all lookups that are running wait until the user has signed in
    /// Estimated time until the last lookup ends, without pauses and waits; `nullopt` before the second
    /// answer of each, while all are paused or the service has asked to wait, and if none is running.
    std::optional<std::chrono::seconds> timeLeft{};
};

/// Owns the rows of the lookups that are shown together, each with its provenance. Contains the rows of
/// several lookups if they were started with Mode::Add. Sessions and connections may be destroyed before it.
/// Starts lookups, with one queue for each connection, and reports their progress to the window, the history,
/// the cache and svc-cli.
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

    /// `resources` must outlive this object. A lookup for whose answers there is no memory is stopped.
    explicit ResultSet(LookupResources &resources, QObject *parent = nullptr);
    ~ResultSet() override;

    [[nodiscard]] const Clock &clock() const { return m_clock; }
    /// Looks up the ids, with one row for each id in the given order. `ids` must not contain duplicates. With
    /// Mode::Replace, ends all lookups, and ids of the same endpoint keep their marks. With Mode::Add, ends
    /// that of the connection; existing rows of the same connection stay where they are and are fetched
    /// again.
    void lookUp(const Connection &connection, const QList<qint32> &ids, Mode mode = Mode::Replace);
    /// Looks the ids up in each of the connections, as lookUp() with Mode::Add does. lookedUp() names all of
    /// them then.
    void lookUpTogether(const QList<Connection> &connections, const QList<qint32> &ids);
    /// Returns whether the rows are those of lookUpTogether() for these connections and ids, and no others.
    [[nodiscard]] bool isLookupOf(const QList<Connection> &connections, const QList<qint32> &ids) const;
    /// Returns whether rows are from the connection, at the endpoint that it has now; see isSameEndpoint().
    [[nodiscard]] bool hasRowsFrom(const Connection &connection) const;
    /// Fetches rows again, given by their indexes; ignores those of other connections, and those of the
    /// connection that are from another endpoint than it has now; see isSameEndpoint(). If a lookup of the
    /// connection is running, they join it, and rows that have no answer yet are left as they are.
    /// ResultRow::before then contains the previous answer, if there was one.
    void refresh(const Connection &connection, const QList<qsizetype> &rows);
    /// Returns the rows of the connection, by default of all, that have this outcome.
    [[nodiscard]] QList<qsizetype> rowsWith(LookupRow::Outcome outcome,
                                            const QString &connectionId = {}) const;
    /// Returns the rows of the connection that are NotLookedUp, and then those at which the lookup was
    /// stopped: the one whose answer stopped it, and those for which nobody has signed in.
    [[nodiscard]] QList<qsizetype> rowsToContinue(const QString &connectionId) const;
    /// Returns whether any row has failed or was not looked up.
    [[nodiscard]] bool canRetryFailed() const { return m_counts.failed + m_counts.notLookedUp > 0; }
    /// Continues the lookup of the connection after signInNeeded(); see LookupRun::resume().
    void resume(const Connection &connection);
    /// Ends the lookup of the connection; see LookupRun::stop().
    void stop(const QString &connectionId);
    /// Ends all lookups.
    void stop();
    /// Ends all lookups and removes all rows.
    void clear();
    /// Replaces all rows by stored ones. Does nothing while a lookup is running, since that would lose its
    /// rows. Of rows with the same connection and id, the first counts.
    void restore(const ResultRows &rows);

    /// Marks these rows as done, or no longer. What the user marks stays in this program and its files.
    void setDone(const QList<qsizetype> &rows, bool isDone);
    /// Writes the note beside each of these rows, made of the text by noteFrom(). An empty one removes
    /// theirs.
    void setNote(const QList<qsizetype> &rows, const QString &text);
    /// Sets ResultRow::change.
    void setChange(qsizetype row, const SeenChange &change);
    enum class Watched {
        No,
        First,
        Again, ///< after a restart, or since the set was put back; that is no other lookup of the user
    };
    /// Returns whether the rows are watched, that is looked up again and again. Such a set stays as long as
    /// it is watched, and is not among what a user waits for.
    [[nodiscard]] bool isWatched() const { return m_watched != Watched::No; }
    [[nodiscard]] bool isWatchedAgain() const { return m_watched == Watched::Again; }
    /// updated() follows.
    void setWatched(Watched watched);
    /// Returns whether a user would miss the rows at the next start: not those that are watched again then,
    /// unless marks would be lost.
    [[nodiscard]] bool isWorthKeeping() const { return !m_rows.isEmpty() && (!isWatched() || hasMarks()); }

    /// Returns whether all of these rows are done.
    [[nodiscard]] bool areDone(const QList<qsizetype> &rows) const;
    /// Returns the note beside these rows; the first one if they have several.
    [[nodiscard]] QString noteOf(const QList<qsizetype> &rows) const;
    /// Returns whether a row is done or has a note.
    [[nodiscard]] bool hasMarks() const;
    /// Returns whether undoMark() would change anything.
    [[nodiscard]] bool canUndoMark() const { return !m_markChanges.isEmpty(); }
    /// Undoes the last setDone() or setNote() that has changed anything. Returns the number of rows.
    qsizetype undoMark();

    /// Returns the rows. Their indexes stay the same until reset().
    [[nodiscard]] const ResultRows &rows() const { return m_rows; }
    /// Returns rows().at(row). Faster for the few hundred rows that were asked for last, for painting.
    [[nodiscard]] ResultRow row(qsizetype row) const;
    /// Returns the current or last lookup of the connection; one that was never started if there was none.
    [[nodiscard]] const LookupRun &run(const QString &connectionId) const;
    /// Returns the ids of the connections of the rows, in the order of their first rows.
    [[nodiscard]] QStringList connectionIds() const;
    /// Returns the number of different ids in the rows.
    [[nodiscard]] qsizetype idCount() const;
    /// Returns when lookUp() was called last; of restored rows, when the first of them was fetched. UTC;
    /// invalid if there are no rows.
    [[nodiscard]] const QDateTime &lookedUpAt() const { return m_lookedUpAt; }
    /// Returns how long the longest lookup of the rows has taken until now. Of restored rows, returns the
    /// time between the first and the last answer.
    [[nodiscard]] std::chrono::milliseconds duration() const;
    /// Returns the text that the user has entered to look up these ids, which is only in memory; empty if the
    /// rows were restored.
    [[nodiscard]] const QString &enteredText() const { return m_enteredText; }
    void setEnteredText(const QString &text) { m_enteredText = text; }
    /// Returns whether the rows are those of restore(), without a lookup since.
    [[nodiscard]] bool isRestored() const { return m_isRestored; }
    /// Returns the time with which lookedUp() was emitted for the connection; invalid if it was not.
    [[nodiscard]] QDateTime reportedAt(const QString &connectionId) const;
    /// Returns the ids of the connection's rows, in their order.
    [[nodiscard]] QList<qint32> ids(const QString &connectionId) const;
    /// Returns whether a lookup is running or paused.
    [[nodiscard]] bool isRunning() const;
    /// Returns whether lookups are running and all of them are paused.
    [[nodiscard]] bool isPaused() const;
    [[nodiscard]] LookupProgress progress() const;
    /// Returns the progress of the rows of one connection.
    [[nodiscard]] LookupProgress progress(const QString &connectionId) const;
    /// Returns ResultRow::sameAnswers of the rows of the connection that are doubtful; 0 if none is. Decided
    /// whenever a lookup of the connection ends.
    [[nodiscard]] qsizetype sameAnswers(const QString &connectionId) const;
    /// Returns ResultRow::from of the first row of the connection.
    [[nodiscard]] Provenance provenance(const QString &connectionId) const;

Q_SIGNALS:
    /// Emitted before and after all rows are replaced, for models.
    void aboutToReset();
    void reset();
    /// Emitted before and after rows are appended, for models.
    void aboutToAdd(qsizetype first, qsizetype last);
    void added();
    /// Emitted immediately when a row has its outcome, for receivers that write rows as they arrive.
    void answered(qsizetype row);
    /// Emitted when some of the rows from `first` to `last` have changed. Changes are collected until control
    /// returns to the event loop and, if the last lookup has more than 20 ids, for a tenth of a second, so
    /// that a thousand answers do not cause a thousand signals. Rows that are far from each other, such as
    /// those of different connections, are reported one after another.
    void changed(qsizetype first, qsizetype last);
    /// Emitted after each reset(), added() and changed(). All models have been updated by then, so receivers
    /// may read from a model or a view.
    void updated();
    /// Emitted by restore(), after updated().
    void restored();
    /// Emitted when a lookup of the connection has started.
    void started(const QString &connectionId);
    /// Emitted when the service has asked to wait. throttleEnded() follows when the wait is over.
    void throttled(const QString &connectionId, std::chrono::seconds wait);
    void throttleEnded(const QString &connectionId);
    /// Emitted when the lookup of the connection is paused until resume() or stop().
    void signInNeeded(const QString &connectionId);
    /// Emitted by resume().
    void resumed(const QString &connectionId);
    /// Emitted when a lookup of the connection has ended, after changed() and lookedUp().
    void ended(const QString &connectionId);
    /// Emitted before ended() when a lookup that lookUp() has started is finished, stopped or replaced by
    /// another one. `rows` are in the order of its ids, and have only ids and outcomes. `together` are the
    /// connections of lookUpTogether(), otherwise empty. `endedAt` is now, in UTC. Not emitted if none of its
    /// ids was requested.
    void lookedUp(const Connection &connection, const QList<LookupRow> &rows,
                  const QList<Connection> &together, const QDateTime &endedAt);
    /// Emitted before ended() when ids of that lookup were requested again, with its rows as they are now and
    /// the other arguments of lookedUp().
    void lookedUpAgain(const Connection &connection, const QList<LookupRow> &rows,
                       const QList<Connection> &together, const QDateTime &endedAt);

private:
    /// What lookUp() was last asked for on one connection.
    struct Lookup
    {
        Connection connection;
        QList<Connection> together; ///< of lookUpTogether()
        QList<qsizetype> rows;      ///< in the order of its ids
        QDateTime endedAt;          ///< UTC; invalid until lookedUp() is emitted
    };

    [[nodiscard]] LookupRun &runOf(const QString &connectionId);
    /// Returns the row of each id, and adds rows for new ids.
    [[nodiscard]] QList<QList<qsizetype>> append(const QList<Connection> &connections,
                                                 const QList<qint32> &ids);
    void begin(const Connection &connection, const QList<qsizetype> &rows);
    [[nodiscard]] QList<LookupTask> markWaiting(const Connection &connection, const QList<qsizetype> &rows);
    void setOutcome(const LookupRun &run, qsizetype row, const LookupRow &lookup);
    void setUnanswered(qsizetype row, LookupRow::Outcome outcome);
    void finish(const QString &connectionId);
    void report(Lookup &lookup);
    void count(qsizetype row, int by);
    void countBytes();
    void markChanged(qsizetype row);
    /// What the user has marked in a row.
    struct Mark
    {
        qsizetype row = 0;
        bool isDone = false;
        QString note{};
    };
    [[nodiscard]] Mark mark(qsizetype row) const;
    void setMark(const Mark &mark);
    void changeMarks(const QList<Mark> &marks);
    void flush();

    LookupResources &m_resources;
    const Clock &m_clock;
    /// A row as it was when it was asked for.
    struct KnownRow
    {
        quint32 version = 0;
        ResultRow row{};
    };

    ResultRows m_rows;
    mutable QCache<qsizetype, KnownRow> m_known;
    QHash<QString, QHash<qint32, qint32>> m_rowsOfIds; ///< row indexes by connection and id
    const LookupRun m_noRun;
    std::map<QString, std::unique_ptr<LookupRun>> m_runs; ///< by connection
    std::map<QString, Lookup> m_lookups;                  ///< the last ones of lookUp(), by connection
    qsizetype m_lastBatchSize = 0;                        ///< of the lookup that was started last
    /// The rows of one connection.
    struct Part
    {
        QString connectionId;
        qsizetype firstRow = 0;
        LookupProgress counts; ///< only the numbers by outcome
        qsizetype sameAnswers = 0;
    };
    void setSameAnswers(const QString &connectionId, qsizetype sameCount);
    [[nodiscard]] const Part *findPart(const QString &connectionId) const;
    void addPart(const QString &connectionId, qsizetype firstRow);

    QList<Part> m_parts;                        ///< in the order of their first rows
    mutable std::optional<qsizetype> m_idCount; ///< until rows are added
    LookupProgress m_counts;
    qint64 m_heldBytes = 0; ///< of all answers, including the previous ones, which are kept for comparison
    QDateTime m_lookedUpAt; ///< UTC
    QList<QList<Mark>> m_markChanges; ///< what each of the last ones has replaced
    QString m_enteredText;
    bool m_isRestored = false;
    Watched m_watched = Watched::No;
    std::chrono::milliseconds m_longest{0}; ///< of the lookups that have ended
    QTimer m_flush;                         ///< emits changed()
    QList<qsizetype> m_changed;             ///< rows since the last changed(), some of them twice
};
