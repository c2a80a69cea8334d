// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "watch/watchchange.h"
#include "watch/watchplan.h"
#include "watch/watchschedule.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>

class ResultSet;

/// Looks the ids of one connection up again and again, and says what has changed.
///
/// A round refreshes the rows of a result set, one at a time, with a random pause before each. So requests,
/// Retry-After and a session that ends are the matter of the set's queue and pace: while a lookup of the
/// connection is running in the set, the watch asks for nothing, be the lookup its own or that of the user,
/// be it throttled or paused until somebody has signed in. The watch itself never signs in. If the service
/// can't be reached, or is busy for three ids in a row, the round ends, and the next one tries again.
///
/// An id for which the goal has been reached is not asked for any longer.
class Watch final : public QObject
{
    Q_OBJECT
public:
    enum class End {
        Reached, ///< the goal, for all ids
        TimeOver,
    };

    static constexpr qsizetype kMaxIds = 1000;

    /// `results` must outlive the watch, and keep its rows as long. `random` returns numbers from 0 to 1.
    Watch(ResultSet &results, const WatchPlan &plan, std::function<double()> random,
          QObject *parent = nullptr);

    /// Looks the ids up, which is the first round, and watches them. `ids` must contain no duplicates, and at
    /// most kMaxIds. Call it once.
    void start(const Connection &connection, const QList<qint32> &ids);
    /// Changes the name, environment or user of the connection, which must be at the same endpoint.
    void setConnection(const Connection &connection) { m_connection = connection; }
    /// Ends the watch, and a lookup of the connection that is running in the set, without ended().
    void stop();

    /// Does what is due. Called by a timer; also to be called by whoever knows that time has passed.
    void checkTime();

    /// Returns the ids for which the goal has not been reached, in the order of their rows.
    [[nodiscard]] QList<qint32> ids() const;
    /// Returns how long it takes until the next round begins; 0 while one is on, or waits for a sign-in.
    [[nodiscard]] WatchSchedule::Duration untilRound() const;

Q_SIGNALS:
    /// Emitted for the first answer of an id and, if that one is an error, for the first answer that is none.
    void known(qsizetype row);
    /// Emitted when an answer says something else than the last one that was no error.
    void changed(const WatchChange &change);
    /// Emitted when there is an error instead of an answer, and there was none the last time.
    void failed(qsizetype row);
    /// Emitted when a round has ended, or a lookup of the user in the set.
    void roundEnded();
    /// Emitted at the end, unless it was by stop(). Do not delete the watch in a slot.
    void ended(Watch::End end);

private:
    struct Watched
    {
        std::optional<WatchState> state{}; ///< of the last answer that was no error
        bool hasAnswer = false;            ///< or an error
        bool hasFailed = false;            ///< the last time
        bool isRepeated = false;           ///< `state` is not that of the first answer
    };

    [[nodiscard]] bool isAsking() const;
    void takeAnswer(qsizetype row);
    bool compare(qsizetype row, Watched &watched, const WatchState &state);
    void takeError(qsizetype row, Watched &watched);
    [[nodiscard]] bool isReached(const WatchState &state, bool isChanged) const;
    void drop(qsizetype row);
    void goOn();
    void askNext();
    void startTimer();
    void end(End end);
    [[nodiscard]] WatchSchedule::Duration gap() const;

    ResultSet &m_results;
    const WatchPlan m_plan;
    const std::function<double()> m_random;
    WatchSchedule m_schedule;
    Connection m_connection;
    std::map<qsizetype, Watched> m_watched; ///< by row; without those that have reached the goal
    QList<qsizetype> m_round;               ///< rows that are still to be asked for in this round
    int m_busyInRow = 0; ///< ids that have failed in this round since the last other answer
    QTimer m_timer;
    bool m_isOver = true; ///< or has not been started
};
