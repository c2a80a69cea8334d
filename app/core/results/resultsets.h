// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

/// Owns the result sets of the latest lookups, at least one and at most kMaxSets, and knows the current one,
/// which is on screen. Each new lookup gets a set of its own and does not end the lookups in other sets. The
/// set that was closed last can be reopened until another one is closed. All sets share the memory for
/// answers and, for each connection, the pace of the requests.
class ResultSets final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kMaxSets = 10;

    /// `clock` must outlive this object. `maxAnswerBytes` limits the answers in all sets together.
    ResultSets(LookupResources::Fetch fetch, const Clock &clock, qint64 maxAnswerBytes = AnswerMemory().limit,
               QObject *parent = nullptr);
    ~ResultSets() override;

    [[nodiscard]] const Clock &clock() const { return m_resources.clock; }
    /// Sets the number of parallel requests to each connection; see RequestPace::setParallel().
    void setParallel(int requests);

    /// Returns the sets in the order in which they were added.
    [[nodiscard]] QList<ResultSet *> sets() const;
    [[nodiscard]] ResultSet &current() const { return *m_current; }
    void makeCurrent(ResultSet &set);
    /// Returns the set for a new lookup, and makes it current: the current set if it has no rows, otherwise a
    /// new one. If there are kMaxSets, closes the oldest one in which no lookup is running, or the oldest one
    /// if lookups are running in all of them.
    ResultSet &add();
    /// Ends the lookups in the set and removes it. If it was the current one, its neighbour becomes current.
    /// There is always a set: an empty one replaces the last. A set with rows can be reopened afterwards.
    void close(ResultSet &set);
    /// Returns whether reopen() would bring a set back.
    [[nodiscard]] bool canReopen() const { return m_closed != nullptr; }
    /// Brings the set back that was closed last, where it was, and makes it current. There can be one more
    /// set than kMaxSets afterwards.
    void reopen();
    /// Closes all sets, and drops the one that could be reopened.
    void forget();
    /// Replaces all sets by stored ones, if there is only an empty one. `current` is the index of the current
    /// set.
    void restore(const QList<ResultRows> &sets, qsizetype current);

    /// Returns whether a lookup is running or paused in any set.
    [[nodiscard]] bool isRunning() const;
    /// Returns how long a lookup of so many ids takes at the speed of the last long one in that connection;
    /// `nullopt` if there was none.
    [[nodiscard]] std::optional<std::chrono::seconds> expectedTime(const QString &connectionId,
                                                                   qsizetype ids) const;
    /// Returns whether no set has rows.
    [[nodiscard]] bool isEmpty() const;
    /// Ends the lookups of the connection in all sets.
    void stop(const QString &connectionId);
    /// Ends all lookups.
    void stop();
    /// Continues the lookups of the connection that are paused; see ResultSet::resume().
    void resume(const Connection &connection);

Q_SIGNALS:
    /// Emitted when the set has been added at that index.
    void added(ResultSet *set, qsizetype index);
    /// Emitted when the set has been removed from that index. Do not use it afterwards: it may be deleted at
    /// any time. If it is reopened, added() is emitted.
    void removed(ResultSet *set, qsizetype index);
    void currentChanged();
    /// Emitted when add() is about to close a set, which can be reopened then.
    void aboutToCloseOldest(ResultSet *set);
    /// Emitted when canReopen() may have changed.
    void closedChanged();
    /// Emitted with ResultSet::updated() of each set, and when sets were added or removed.
    void updated();
    /// Emitted with the signals of the same names of each set.
    void started(ResultSet *set, const QString &connectionId);
    void ended(ResultSet *set, const QString &connectionId);
    void lookedUp(const Connection &connection, const QList<LookupRow> &rows,
                  const QList<Connection> &together, const QDateTime &endedAt);
    void lookedUpAgain(const Connection &connection, const QList<LookupRow> &rows,
                       const QList<Connection> &together, const QDateTime &endedAt);

private:
    [[nodiscard]] qsizetype indexOf(const ResultSet &set) const;
    ResultSet &insert(qsizetype index, std::unique_ptr<ResultSet> set);
    [[nodiscard]] std::unique_ptr<ResultSet> makeSet();
    [[nodiscard]] std::unique_ptr<ResultSet> take(qsizetype index);
    void keepClosed(std::unique_ptr<ResultSet> set, qsizetype index);

    LookupResources m_resources; ///< outlives the sets
    std::vector<std::unique_ptr<ResultSet>> m_sets;
    ResultSet *m_current = nullptr;
    std::unique_ptr<ResultSet> m_closed; ///< the set that can be reopened
    qsizetype m_closedIndex = 0;
};
