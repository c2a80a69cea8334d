// SPDX-License-Identifier: MIT
#include "results/resultset.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;
using Outcome = LookupRow::Outcome;

namespace {

constexpr auto kFlushInterval = 100ms;
constexpr qsizetype kFewRows = 20; ///< for so few rows, changes are reported at once

bool needsRetry(const LookupRow &row)
{
    return row.outcome == Outcome::Failed || row.outcome == Outcome::NotLookedUp;
}

} // namespace

ResultSet::ResultSet(LookupQueue &queue, const Clock &clock, qint64 maxHeldBytes, QObject *parent)
    : QObject(parent)
    , m_queue(queue)
    , m_clock(clock)
    , m_maxHeldBytes(maxHeldBytes)
{
    m_flush.setSingleShot(true);
    connect(&m_flush, &QTimer::timeout, this, &ResultSet::flush);
    connect(&m_queue, &LookupQueue::started, this, &ResultSet::started);
    connect(&m_queue, &LookupQueue::requested, this, [this](qsizetype row) {
        m_hasRequested = true;
        setUnanswered(row, Outcome::Running);
    });
    connect(&m_queue, &LookupQueue::postponed, this,
            [this](qsizetype row) { setUnanswered(row, Outcome::Waiting); });
    connect(&m_queue, &LookupQueue::answered, this, &ResultSet::setOutcome);
    connect(&m_queue, &LookupQueue::throttled, this, &ResultSet::beginIdle);
    connect(&m_queue, &LookupQueue::throttled, this, &ResultSet::throttled);
    connect(&m_queue, &LookupQueue::throttleEnded, this, &ResultSet::endIdle);
    connect(&m_queue, &LookupQueue::throttleEnded, this, &ResultSet::throttleEnded);
    connect(&m_queue, &LookupQueue::signInNeeded, this, &ResultSet::beginIdle);
    connect(&m_queue, &LookupQueue::signInNeeded, this, &ResultSet::signInNeeded);
    connect(&m_queue, &LookupQueue::resumed, this, &ResultSet::endIdle);
    connect(&m_queue, &LookupQueue::finished, this, &ResultSet::finish);
}

void ResultSet::lookUp(const Connection &connection, const QList<qint32> &ids, Mode mode)
{
    if (mode == Mode::Replace)
        clear();
    else
        m_queue.stop();
    begin(connection, append(connection, ids));
    m_lookedUpWith = connection;
}

QList<qsizetype> ResultSet::append(const Connection &connection, const QList<qint32> &ids)
{
    const qsizetype first = m_rows.size();
    QHash<qint32, qsizetype> &places = m_places[connection.id];
    places.reserve(places.size() + ids.size());
    QList<qsizetype> rows;
    rows.reserve(ids.size());
    QList<qint32> added;
    added.reserve(ids.size());
    for (const qint32 id : ids) {
        const qsizetype known = places.size();
        qsizetype &place = places[id];
        if (places.size() > known) {
            place = first + added.size();
            added += id;
        }
        rows += place;
    }
    if (added.isEmpty())
        return rows;
    Q_EMIT aboutToAdd(first, first + added.size() - 1);
    m_rows.reserve(first + added.size());
    ResultRow row;
    row.from = provenanceOf(connection);
    row.connectionId = connection.id;
    for (const qint32 id : std::as_const(added)) {
        row.lookup.id = id;
        m_rows += row;
    }
    Q_EMIT this->added();
    Q_EMIT updated();
    return rows;
}

void ResultSet::refresh(const Connection &connection, const QList<qsizetype> &rows)
{
    QList<qsizetype> own;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(own),
                 [&](qsizetype row) { return m_rows.at(row).connectionId == connection.id; });
    if (own.isEmpty())
        return;
    m_queue.stop();
    begin(connection, std::move(own));
}

void ResultSet::retryFailed(const Connection &connection)
{
    refresh(connection, rowsWith(connection, Outcome::NotLookedUp) + rowsWith(connection, Outcome::Failed));
}

void ResultSet::continueStopped(const Connection &connection)
{
    QList<qsizetype> rows = rowsWith(connection, Outcome::NotLookedUp);
    if (const auto row = stoppedAt(); row && m_rows.at(*row).lookup.outcome == Outcome::Failed)
        rows += *row;
    refresh(connection, rows);
}

QList<qsizetype> ResultSet::rowsWith(const Connection &connection, Outcome outcome) const
{
    QList<qsizetype> rows;
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row).connectionId == connection.id && m_rows.at(row).lookup.outcome == outcome)
            rows += row;
    }
    return rows;
}

bool ResultSet::canRetryFailed(const QString &connectionId) const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [&connectionId](const ResultRow &row) {
        return row.connectionId == connectionId && needsRetry(row.lookup);
    });
}

void ResultSet::begin(const Connection &connection, QList<qsizetype> rows)
{
    m_batch = std::move(rows);
    const Provenance from = provenanceOf(connection);
    QList<LookupTask> tasks;
    tasks.reserve(m_batch.size());
    for (const qsizetype row : std::as_const(m_batch)) {
        ResultRow &result = m_rows[row];
        const qint32 id = result.lookup.id;
        tasks += {row, id};
        markChanged(row);
        if (result.lookup.outcome == Outcome::Waiting)
            continue; // added by append()
        count(result.lookup.outcome, -1);
        if (result.lookup.notification) {
            result.before = result.lookup.notification;
            result.beforeAt = result.lookup.fetchedAt;
        }
        result.from = from;
        result.lookup = {};
        result.lookup.id = id;
    }
    m_hasRequested = false;
    m_startedAt = m_clock.steadyNow();
    m_idleSince.reset();
    m_queue.start(connection.id, tasks, m_maxHeldBytes - heldBytes());
}

/// Returns the size of all answers in bytes, including the previous answers, which are kept for comparison.
qint64 ResultSet::heldBytes() const
{
    qint64 bytes = 0;
    for (const ResultRow &row : m_rows) {
        if (row.lookup.notification)
            bytes += row.lookup.notification->raw.size();
        if (row.before)
            bytes += row.before->raw.size();
    }
    return bytes;
}

void ResultSet::clear()
{
    m_queue.clear();
    m_flush.stop();
    m_firstChanged = -1;
    m_batch.clear();
    m_counts = {};
    if (m_rows.isEmpty())
        return;
    Q_EMIT aboutToReset();
    m_rows.clear();
    m_places.clear();
    Q_EMIT reset();
    Q_EMIT updated();
}

void ResultSet::restore(const QList<ResultRow> &rows)
{
    if (isRunning())
        return;
    clear();
    Q_EMIT aboutToReset();
    for (const ResultRow &row : rows) {
        QHash<qint32, qsizetype> &places = m_places[row.connectionId];
        if (places.contains(row.lookup.id))
            continue;
        places.insert(row.lookup.id, m_rows.size());
        m_rows += row;
        count(row.lookup.outcome, 1);
    }
    Q_EMIT reset();
    Q_EMIT updated();
    Q_EMIT restored();
}

void ResultSet::setOutcome(qsizetype row, const LookupRow &lookup)
{
    m_rows[row].lookup = lookup;
    count(lookup.outcome, 1);
    markChanged(row);
    Q_EMIT answered(row);
}

/// Sets the outcome of a row that has not been answered in this lookup.
void ResultSet::setUnanswered(qsizetype row, Outcome outcome)
{
    m_rows[row].lookup.outcome = outcome;
    markChanged(row);
}

void ResultSet::count(Outcome outcome, int by)
{
    switch (outcome) {
    case Outcome::Waiting:
    case Outcome::Running:
        return;
    case Outcome::Found:
        m_counts.found += by;
        break;
    case Outcome::NotFound:
        m_counts.notFound += by;
        break;
    case Outcome::Failed:
        m_counts.failed += by;
        break;
    case Outcome::NotLookedUp:
        m_counts.notLookedUp += by;
        break;
    }
    m_counts.done += by;
}

void ResultSet::finish()
{
    flush();
    if (const auto connection = std::exchange(m_lookedUpWith, std::nullopt); connection && m_hasRequested) {
        QList<LookupRow> rows;
        rows.reserve(m_batch.size());
        for (const qsizetype row : std::as_const(m_batch))
            rows += m_rows.at(row).lookup;
        Q_EMIT lookedUp(*connection, rows);
    }
    Q_EMIT ended();
}

/// Called when the queue is paused or throttled, or both.
void ResultSet::beginIdle()
{
    if (!m_idleSince)
        m_idleSince = m_clock.steadyNow();
}

void ResultSet::endIdle()
{
    if (const auto since = std::exchange(m_idleSince, std::nullopt))
        m_startedAt += m_clock.steadyNow() - *since;
}

LookupProgress ResultSet::progress() const
{
    LookupProgress progress = m_counts;
    progress.total = m_rows.size();
    progress.isPaused = isPaused();
    const qsizetype open = progress.total - progress.done; // they all belong to the batch
    const qsizetype answered = m_batch.size() - open;
    if (isRunning() && !m_idleSince && answered > 1 && open > 0) {
        const auto each = (m_clock.steadyNow() - m_startedAt) / double(answered);
        progress.timeLeft = std::chrono::ceil<std::chrono::seconds>(each * double(open));
    }
    return progress;
}

void ResultSet::markChanged(qsizetype row)
{
    m_firstChanged = m_firstChanged < 0 ? row : std::min(m_firstChanged, row);
    m_lastChanged = std::max(m_lastChanged, row);
    if (!m_flush.isActive())
        m_flush.start(m_batch.size() <= kFewRows ? 0ms : kFlushInterval);
}

void ResultSet::flush()
{
    m_flush.stop();
    if (m_firstChanged < 0)
        return;
    const qsizetype first = std::exchange(m_firstChanged, -1);
    Q_EMIT changed(first, std::exchange(m_lastChanged, -1));
    Q_EMIT updated();
}

#include "moc_resultset.cpp"
