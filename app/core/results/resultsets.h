// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

/// Owns the result sets of the lookups that are open, and knows the current one, which is on screen. Each new
/// lookup gets a set of its own and does not end the lookups in other sets. At most one set is empty; it is
/// for the next lookup. All sets share the memory for answers and, for each connection, the pace of the
/// requests. When the memory is full, the oldest set that is neither current, running nor watched is dropped.
class ResultSets final : public QObject
{
    Q_OBJECT
public:
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
    /// Returns the set for a new lookup, and makes it current: the empty one, or one that it adds. Its
    /// ResultSet::enteredText() becomes `enteredText`.
    ResultSet &add(const QString &enteredText = {});
    /// Adds an empty set for rows that are watched, which does not become current. Something must be looked
    /// up in it at once.
    ResultSet &addWatched(ResultSet::Watched watched);
    /// Ends the lookups in the set and removes it from these. If it was the current one, its neighbour
    /// becomes current, or else an empty set.
    [[nodiscard]] std::unique_ptr<ResultSet> take(ResultSet &set);
    /// Brings a set back that take() has returned, as the newest, and makes it current.
    void putBack(std::unique_ptr<ResultSet> set);
    /// Removes all sets.
    void forget();
    /// Adds stored sets, if there is only an empty one and watched ones. `current` is the index of the
    /// current set; the last one is current if there is no such set.
    void restore(const QList<ResultRows> &sets, qsizetype current);

    /// Returns whether a lookup is running or paused in any set that is not watched.
    [[nodiscard]] bool isRunning() const;
    /// Returns how long a lookup of so many ids takes at the speed of the last long one in that connection;
    /// `nullopt` if there was none.
    [[nodiscard]] std::optional<std::chrono::seconds> expectedTime(const QString &connectionId,
                                                                   qsizetype ids) const;
    /// Returns whether no set has rows, but for watched ones.
    [[nodiscard]] bool isEmpty() const;
    /// Ends the lookups of the connection in all sets.
    void stop(const QString &connectionId);
    /// Ends all lookups.
    void stop();
    /// Continues the lookups of the connection that are paused; see ResultSet::resume().
    void resume(const Connection &connection);

Q_SIGNALS:
    void added(ResultSet *set);
    /// Emitted when the set has been removed. Do not use it afterwards: it may be deleted at any time. If it
    /// is put back, added() is emitted.
    void removed(ResultSet *set);
    void currentChanged();
    /// Emitted when an answer finds no room in the memory, before a set is dropped. Whoever has sets from
    /// take() can delete one.
    void roomNeeded();
    /// Emitted before the set is dropped to make room for an answer.
    void aboutToDrop(ResultSet *set);
    /// Emitted by forget(): whoever has sets from take() must delete them.
    void forgotten();
    /// Emitted with ResultSet::updated() of each set, and with a null pointer when sets were added or
    /// removed.
    void updated(ResultSet *set);
    /// Emitted with the signals of the same names of each set; lookedUp() not for one that is watched again.
    void started(ResultSet *set, const QString &connectionId);
    void ended(ResultSet *set, const QString &connectionId);
    void lookedUp(const Connection &connection, const QList<LookupRow> &rows,
                  const QList<Connection> &together, const QDateTime &endedAt);
    void lookedUpAgain(const Connection &connection, const QList<LookupRow> &rows,
                       const QList<Connection> &together, const QDateTime &endedAt);

private:
    ResultSet &insert(std::unique_ptr<ResultSet> set);
    [[nodiscard]] std::unique_ptr<ResultSet> makeSet();
    [[nodiscard]] ResultSet *neighborOf(const ResultSet &set) const;
    bool dropAnswers();

    LookupResources m_resources; ///< outlives the sets
    std::vector<std::unique_ptr<ResultSet>> m_sets;
    ResultSet *m_current = nullptr;
};
