// SPDX-License-Identifier: MIT
#include "watch/watch.h"

#include "lookup/retrypolicy.h"
#include "results/resultset.h"

#include <QSet>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kLongestGap = 1s;
constexpr int kMaxBusyInRow = 3; ///< as in a LookupQueue
constexpr int kShareOfGaps = 4;  ///< the gaps of a round take at most this part of the interval

} // namespace

Watch::Watch(ResultSet &results, const WatchPlan &plan, std::function<double()> random, QObject *parent)
    : QObject(parent)
    , m_results(results)
    , m_plan(plan)
    , m_random(std::move(random))
    , m_schedule(plan.interval, plan.lasting, readingOf(results.clock()))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Watch::checkTime);
    connect(&m_results, &ResultSet::answered, this, &Watch::takeAnswer);
    connect(&m_results, &ResultSet::ended, this, [this](const QString &connectionId) {
        if (connectionId == m_connection.id)
            goOn();
    });
}

void Watch::start(const Connection &connection, const QList<qint32> &ids)
{
    m_connection = connection;
    m_results.lookUp(connection, ids, ResultSet::Mode::Add);
    m_isOver = false;
    const QSet<qint32> wanted(ids.begin(), ids.end());
    const ResultRows &rows = m_results.rows();
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (rows.connectionId(row) == connection.id && wanted.contains(rows.id(row)))
            m_watched[row] = {};
    }
    startTimer();
}

void Watch::stop()
{
    m_isOver = true;
    m_timer.stop();
    m_results.stop(m_connection.id);
}

QList<qint32> Watch::ids() const
{
    QList<qint32> ids;
    for (const auto &[row, watched] : m_watched)
        ids += m_results.rows().id(row);
    return ids;
}

WatchSchedule::Duration Watch::untilRound() const
{
    return m_round.isEmpty() && !isAsking() ? m_schedule.untilRoundBegins() : WatchSchedule::Duration(0);
}

bool Watch::isAsking() const
{
    return m_results.run(m_connection.id).isRunning();
}

void Watch::takeAnswer(qsizetype row)
{
    const auto found = m_watched.find(row);
    if (m_isOver || found == m_watched.end())
        return;
    Watched &watched = found->second;
    const auto state = watchState(m_results.rows().at(row));
    if (!state) {
        takeError(row, watched);
        return;
    }
    m_busyInRow = 0;
    watched.hasAnswer = true;
    watched.hasFailed = false;
    const bool isChanged = compare(row, watched, *state);
    if (!m_isOver && isReached(*state, isChanged)) // a slot may have stopped it
        drop(row);
}

void Watch::takeError(qsizetype row, Watched &watched)
{
    const Error *error = m_results.rows().commonError(row);
    m_busyInRow = error && backoffAfter(*error) ? m_busyInRow + 1 : 0;
    if (!error || isFatalForLookup(*error) || m_busyInRow >= kMaxBusyInRow)
        m_round.clear();
    const bool isNews = error && !std::exchange(watched.hasFailed, true);
    if (!std::exchange(watched.hasAnswer, true))
        Q_EMIT known(row);
    else if (isNews)
        Q_EMIT failed(row);
}

/// Compares an answer with the last one. Returns whether they differ.
bool Watch::compare(qsizetype row, Watched &watched, const WatchState &state)
{
    const std::optional<WatchState> before = std::exchange(watched.state, state);
    if (!before) {
        Q_EMIT known(row);
        return false;
    }
    const bool isFirstRepeat = !std::exchange(watched.isRepeated, true);
    if (*before == state)
        return false;
    const ResultRow answer = m_results.rows().withoutTexts(row);
    Q_EMIT changed({.connectionId = m_connection.id,
                    .id = answer.lookup.id,
                    .row = row,
                    .at = answer.lookup.fetchedAt,
                    .before = *before,
                    .after = state,
                    .mayBeOwnRead = isFirstRepeat && before->read == false && state.read == true});
    return true;
}

bool Watch::isReached(const WatchState &state, bool isChanged) const
{
    switch (m_plan.goal) {
    case WatchGoal::None:
        return false;
    case WatchGoal::Changed:
        return isChanged;
    case WatchGoal::Read:
        return state.read == true;
    case WatchGoal::Archived:
        return state.archived == true;
    case WatchGoal::Found:
        return state.isFound;
    }
    Q_UNREACHABLE();
}

void Watch::drop(qsizetype row)
{
    m_watched.erase(row);
    m_round.removeOne(row);
    if (m_watched.empty())
        end(End::Reached);
}

/// Called when a lookup of the connection has ended in the set.
void Watch::goOn()
{
    if (m_isOver)
        return;
    m_schedule.advance(readingOf(m_results.clock()));
    if (m_round.isEmpty())
        m_schedule.endRound();
    else
        m_schedule.wait(gap());
    startTimer();
    if (m_round.isEmpty())
        Q_EMIT roundEnded();
}

void Watch::checkTime()
{
    if (m_isOver)
        return;
    m_schedule.advance(readingOf(m_results.clock()));
    if (m_schedule.isOver()) {
        end(End::TimeOver);
        return;
    }
    if (!isAsking())
        askNext();
    startTimer();
}

void Watch::askNext()
{
    if (m_round.isEmpty()) {
        if (!m_schedule.isRoundDue())
            return;
        m_schedule.beginRound();
        m_busyInRow = 0;
        m_schedule.wait(gap());
        for (const auto &[row, watched] : m_watched)
            m_round += row;
    }
    if (m_schedule.isRequestDue())
        m_results.refresh(m_connection, {m_round.takeFirst()});
}

void Watch::startTimer()
{
    if (isAsking())
        m_timer.start(m_schedule.untilEnd());
    else
        m_timer.start(m_round.isEmpty() ? m_schedule.untilRound() : m_schedule.untilRequest());
}

void Watch::end(End end)
{
    if (end == End::TimeOver)
        stop();
    m_isOver = true;
    m_timer.stop();
    Q_EMIT ended(end);
}

/// Returns a random pause.
WatchSchedule::Duration Watch::gap() const
{
    const auto longest = std::min<WatchSchedule::Duration>(
        kLongestGap, WatchSchedule::Duration(m_plan.interval) / kShareOfGaps /
                         std::max<qint64>(1, static_cast<qint64>(m_watched.size())));
    return std::chrono::duration_cast<WatchSchedule::Duration>(longest * m_random());
}

#include "moc_watch.cpp"
