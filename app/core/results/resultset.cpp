// SPDX-License-Identifier: MIT
#include "results/resultset.h"

#include "results/comparison.h"
#include "results/sameanswers.h"

#include <QSet>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;
using Outcome = LookupRow::Outcome;

namespace {

constexpr auto kFlushInterval = 100ms;
constexpr qsizetype kFewRows = 20;   ///< for lookups of so few rows, changes are reported at once
constexpr qsizetype kNearRows = 50;  ///< closer rows are reported together
constexpr qsizetype kTimedRows = 20; ///< fewer say little about the time that an id takes

/// Returns the part of a connection, a null pointer if it has no rows.
template <typename Parts>
auto *findIn(Parts &parts, const QString &connectionId)
{
    const auto part = std::find_if(parts.begin(), parts.end(), [&connectionId](const auto &each) {
        return each.connectionId == connectionId;
    });
    return part == parts.end() ? nullptr : &*part;
}

bool isFrom(const ResultRow &row, const QString &connectionId, const Provenance &from)
{
    return row.connectionId == connectionId && isSamePlace(*row.from, from);
}

} // namespace

ResultSet::ResultSet(LookupResources &resources, QObject *parent)
    : QObject(parent)
    , m_resources(resources)
    , m_clock(resources.clock)
{
    m_flush.setSingleShot(true);
    connect(&m_flush, &QTimer::timeout, this, &ResultSet::flush);
}

ResultSet::~ResultSet()
{
    m_resources.memory.used -= m_heldBytes;
    discard(std::move(m_rows));
}

ResultSet::Run &ResultSet::runOf(const QString &connectionId)
{
    std::unique_ptr<Run> &made = m_runs[connectionId];
    if (made)
        return *made;
    made = std::make_unique<Run>(m_resources);
    Run &run = *made;
    connect(&run.queue, &LookupQueue::started, this, [this, connectionId] { Q_EMIT started(connectionId); });
    connect(&run.queue, &LookupQueue::requested, this, [this, &run](qsizetype row) {
        run.hasRequested = true;
        setUnanswered(row, Outcome::Running);
    });
    connect(&run.queue, &LookupQueue::postponed, this,
            [this](qsizetype row) { setUnanswered(row, Outcome::Waiting); });
    connect(&run.queue, &LookupQueue::answered, this,
            [this, &run](qsizetype row, const LookupRow &lookup) { setOutcome(run, row, lookup); });
    connect(&run.queue, &LookupQueue::throttled, this, [this, &run, connectionId](std::chrono::seconds wait) {
        beginIdle(run);
        run.waitEnd = m_clock.steadyNow() + wait;
        Q_EMIT throttled(connectionId, wait);
    });
    connect(&run.queue, &LookupQueue::throttleEnded, this, [this, &run, connectionId] {
        endIdle(run);
        run.waitEnd.reset();
        Q_EMIT throttleEnded(connectionId);
    });
    connect(&run.queue, &LookupQueue::signInNeeded, this, [this, &run, connectionId] {
        beginIdle(run);
        run.use.reset(); // other connections to the host can use its share meanwhile
        Q_EMIT signInNeeded(connectionId);
    });
    connect(&run.queue, &LookupQueue::resumed, this, [this, &run, connectionId] {
        endIdle(run);
        use(run);
        Q_EMIT resumed(connectionId);
    });
    connect(&run.queue, &LookupQueue::finished, this, [this, connectionId] { finish(connectionId); });
    return run;
}

const ResultSet::Run *ResultSet::findRun(const QString &connectionId) const
{
    const auto run = m_runs.find(connectionId);
    return run == m_runs.end() ? nullptr : run->second.get();
}

void ResultSet::lookUp(const Connection &connection, const QList<qint32> &ids, Mode mode)
{
    if (mode == Mode::Replace)
        clear();
    lookUpTogether({connection}, ids);
}

void ResultSet::lookUpTogether(const QList<Connection> &connections, const QList<qint32> &ids)
{
    for (const Connection &connection : connections)
        stop(connection.id);
    m_lookedUpAt = m_clock.utcNow();
    const QList<QList<qsizetype>> rows = append(connections, ids);
    for (qsizetype i = 0; i < connections.size(); ++i) {
        const Connection &connection = connections.at(i);
        begin(connection, rows.at(i));
        Run &run = runOf(connection.id);
        run.lookup =
            Lookup{connection, connections.size() > 1 ? connections : QList<Connection>(), run.batch, {}};
    }
}

bool ResultSet::isLookupOf(const Connection &connection, const QList<qint32> &ids) const
{
    return std::equal(
        m_rows.begin(), m_rows.end(), ids.begin(), ids.end(),
        [id = connection.id, from = provenanceOf(connection)](const ResultRow &row, qint32 each) {
            return row.lookup.id == each && isFrom(row, id, from);
        });
}

bool ResultSet::hasRowsFromElsewhere(const Connection &connection) const
{
    const Provenance now = provenanceOf(connection);
    return std::any_of(m_rows.begin(), m_rows.end(), [&](const ResultRow &row) {
        return row.connectionId == connection.id && !isSamePlace(*row.from, now);
    });
}

/// Adds rows for the ids that have none. Returns the rows of all ids for each connection.
QList<QList<qsizetype>> ResultSet::append(const QList<Connection> &connections, const QList<qint32> &ids)
{
    const qsizetype first = m_rows.size();
    qsizetype end = first;
    QList<QList<qsizetype>> rows;
    QList<QList<qint32>> added;
    for (const Connection &connection : connections) {
        QHash<qint32, qint32> &places = m_places[connection.id];
        places.reserve(places.size() + ids.size());
        const bool isNew = places.isEmpty();
        rows.emplaceBack().reserve(ids.size());
        added.emplaceBack().reserve(ids.size());
        for (const qint32 id : ids) {
            const qsizetype known = places.size();
            qint32 &place = places[id];
            if (places.size() > known) {
                place = static_cast<qint32>(end++);
                added.last() += id;
            }
            rows.last() += place;
        }
        if (isNew && !places.isEmpty())
            addPart(connection.id, end - places.size());
    }
    if (end == first)
        return rows;
    m_idCount.reset();
    Q_EMIT aboutToAdd(first, end - 1);
    m_rows.reserve(end);
    for (qsizetype i = 0; i < connections.size(); ++i) {
        ResultRow row;
        row.from = provenanceOf(connections.at(i));
        row.connectionId = connections.at(i).id;
        for (const qint32 id : added.at(i)) {
            row.lookup.id = id;
            m_rows += row;
        }
    }
    Q_EMIT this->added();
    Q_EMIT updated();
    return rows;
}

void ResultSet::refresh(const Connection &connection, const QList<qsizetype> &rows)
{
    QList<qsizetype> own;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(own),
                 [&, from = provenanceOf(connection)](qsizetype row) {
                     return isFrom(m_rows.at(row), connection.id, from);
                 });
    const auto running = m_runs.find(connection.id);
    const bool isJoined = running != m_runs.end() && running->second->queue.isRunning() &&
                          isSamePlace(provenanceOf(running->second->connection), provenanceOf(connection));
    if (isJoined) {
        own.removeIf([this](qsizetype row) {
            const Outcome outcome = m_rows.at(row).lookup.outcome;
            return outcome == Outcome::Waiting || outcome == Outcome::Running;
        });
    }
    if (own.isEmpty())
        return;
    if (isJoined) {
        Run &run = *running->second;
        run.batch += own;
        run.queue.add(reopen(connection, own));
    } else {
        stop(connection.id);
        begin(connection, std::move(own));
    }
}

QList<qsizetype> ResultSet::retryableRows(const QString &connectionId) const
{
    return rowsWith(connectionId, Outcome::NotLookedUp) + rowsWith(connectionId, Outcome::Failed);
}

QList<qsizetype> ResultSet::rowsToContinue(const QString &connectionId) const
{
    QList<qsizetype> rows = rowsWith(connectionId, Outcome::NotLookedUp);
    for (const qsizetype row : rowsWith(connectionId, Outcome::Failed)) {
        const auto &error = m_rows.at(row).lookup.error;
        if (row == stoppedAt(connectionId) || (error && error->kind == ErrorKind::SessionExpired))
            rows += row;
    }
    return rows;
}

/// Returns the rows with that outcome, of all connections if `connectionId` is null.
QList<qsizetype> ResultSet::rowsWith(const QString &connectionId, Outcome outcome) const
{
    QList<qsizetype> rows;
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        const ResultRow &result = m_rows.at(row);
        if (result.lookup.outcome == outcome &&
            (connectionId.isNull() || result.connectionId == connectionId))
            rows += row;
    }
    return rows;
}

void ResultSet::begin(const Connection &connection, QList<qsizetype> rows)
{
    Run &run = runOf(connection.id);
    run.connection = connection;
    run.batch = std::move(rows);
    run.answered = 0;
    run.lookedUp = 0;
    setSameAnswers(connection.id, 0);
    m_lastBatchSize = run.batch.size();
    if (run.lookup && !isSamePlace(provenanceOf(run.lookup->connection), provenanceOf(connection)))
        run.lookup.reset();
    const QList<LookupTask> tasks = reopen(connection, run.batch);
    run.hasRequested = false;
    run.startedAt = m_clock.steadyNow();
    run.idleSince.reset();
    use(run);
    run.queue.start(connection.id, tasks);
}

/// Makes the rows wait for another answer. Returns what is to be looked up for them.
QList<LookupTask> ResultSet::reopen(const Connection &connection, const QList<qsizetype> &rows)
{
    const SharedProvenance from = provenanceOf(connection);
    QList<LookupTask> tasks;
    tasks.reserve(rows.size());
    for (const qsizetype row : rows) {
        ResultRow &result = m_rows[row];
        const qint32 id = result.lookup.id;
        tasks += {row, id};
        if (result.lookup.outcome == Outcome::Waiting)
            continue; // added by append()
        markChanged(row);
        count(result, -1);
        if (!isSamePlace(*result.from, *from)) {
            hold(result.before, -1);
            hold(result.lookup.notification, -1);
            result.before.reset();
            result.beforeAt = {};
        } else if (result.lookup.notification) {
            hold(result.before, -1);
            result.before = result.lookup.notification;
            result.beforeAt = result.lookup.fetchedAt;
        }
        result.from = from;
        result.user.reset();
        result.isChanged = false;
        result.lookup = {};
        result.lookup.id = id;
    }
    return tasks;
}

/// Takes the connection's share of the requests to its host.
void ResultSet::use(Run &run)
{
    run.use.reset();
    run.use.emplace(m_resources, run.connection.id, displayHost(run.connection.baseUrl));
}

void ResultSet::resume(const Connection &connection)
{
    const auto run = m_runs.find(connection.id);
    if (run == m_runs.end())
        return;
    Connection &before = run->second->connection;
    // A connection may have got an environment when it was saved after the sign-in.
    const bool isSame = lookupPlace(before) == lookupPlace(connection) &&
                        (before.environment.isEmpty() || before.environment == connection.environment);
    if (isSame) {
        before = connection;
        run->second->queue.resume();
    } else if (run->second->queue.isPaused()) {
        run->second->queue.stop();
    }
}

std::optional<Connection> ResultSet::connection(const QString &connectionId) const
{
    const Run *run = findRun(connectionId);
    return run ? std::optional(run->connection) : std::nullopt;
}

void ResultSet::stop(const QString &connectionId)
{
    if (const auto run = m_runs.find(connectionId); run != m_runs.end())
        run->second->queue.stop();
}

void ResultSet::stop()
{
    for (const auto &[connectionId, run] : m_runs)
        run->queue.stop();
}

bool ResultSet::isRunning() const
{
    return std::any_of(m_runs.begin(), m_runs.end(),
                       [](const auto &run) { return run.second->queue.isRunning(); });
}

bool ResultSet::isRunning(const QString &connectionId) const
{
    const Run *run = findRun(connectionId);
    return run && run->queue.isRunning();
}

bool ResultSet::isPaused() const
{
    return isRunning() && std::all_of(m_runs.begin(), m_runs.end(), [](const auto &run) {
               return run.second->queue.isPaused() || !run.second->queue.isRunning();
           });
}

bool ResultSet::isPaused(const QString &connectionId) const
{
    const Run *run = findRun(connectionId);
    return run && run->queue.isPaused();
}

std::optional<Error> ResultSet::pausedBy(const QString &connectionId) const
{
    const Run *run = findRun(connectionId);
    return run ? run->queue.pausedBy() : std::nullopt;
}

std::optional<Error> ResultSet::stoppedBy(const QString &connectionId) const
{
    const Run *run = findRun(connectionId);
    return run ? run->queue.stoppedBy() : std::nullopt;
}

std::optional<qsizetype> ResultSet::stoppedAt(const QString &connectionId) const
{
    const Run *run = findRun(connectionId);
    return run ? run->queue.stoppedAt() : std::nullopt;
}

/// Adds the size of an answer to the memory in use, or subtracts it.
void ResultSet::hold(const std::shared_ptr<const Notification> &notification, int by)
{
    if (!notification)
        return;
    m_heldBytes += by * notification->raw.size();
    m_resources.memory.used += by * notification->raw.size();
}

void ResultSet::clear()
{
    for (const auto &[connectionId, run] : m_runs) {
        run->queue.clear();
        run->batch.clear();
        run->lookup.reset();
    }
    m_flush.stop();
    m_changed.clear();
    m_counts = {};
    m_lookedUpAt = {};
    m_resources.memory.used -= std::exchange(m_heldBytes, 0);
    if (m_rows.isEmpty())
        return;
    Q_EMIT aboutToReset();
    discard(std::exchange(m_rows, {}));
    m_places.clear();
    m_parts.clear();
    m_idCount.reset();
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
        QHash<qint32, qint32> &places = m_places[row.connectionId];
        if (places.contains(row.lookup.id))
            continue;
        if (places.isEmpty())
            addPart(row.connectionId, m_rows.size());
        places.insert(row.lookup.id, static_cast<qint32>(m_rows.size()));
        m_rows += row;
        count(row, 1);
        if (row.sameAnswers > 0)
            findIn(m_parts, row.connectionId)->sameAnswers = row.sameAnswers;
        hold(row.lookup.notification, 1);
        hold(row.before, 1);
        if (!m_lookedUpAt.isValid() || row.lookup.fetchedAt < m_lookedUpAt)
            m_lookedUpAt = row.lookup.fetchedAt;
    }
    Q_EMIT reset();
    Q_EMIT updated();
    Q_EMIT restored();
}

void ResultSet::setOutcome(Run &run, qsizetype row, const LookupRow &lookup)
{
    ResultRow &result = m_rows[row];
    result.lookup = lookup;
    result.isChanged =
        result.before && lookup.notification && areDifferent(*result.before, *lookup.notification);
    if (lookup.outcome != Outcome::NotLookedUp) {
        result.user = run.connection.userName;
        ++run.lookedUp;
    }
    hold(lookup.notification, 1);
    ++run.answered;
    count(result, 1);
    markChanged(row);
    Q_EMIT answered(row);
}

/// Sets the outcome of a row that has not been answered in this lookup.
void ResultSet::setUnanswered(qsizetype row, Outcome outcome)
{
    m_rows[row].lookup.outcome = outcome;
    markChanged(row);
}

/// Counts the row in its outcome, or no longer if `by` is -1.
void ResultSet::count(const ResultRow &row, int by)
{
    for (LookupProgress *counts : {&m_counts, &findIn(m_parts, row.connectionId)->counts}) {
        switch (row.lookup.outcome) {
        case Outcome::Waiting:
        case Outcome::Running:
            return;
        case Outcome::Found:
            counts->found += by;
            counts->changed += row.isChanged ? by : 0;
            break;
        case Outcome::NotFound:
            counts->notFound += by;
            break;
        case Outcome::Failed:
            counts->failed += by;
            break;
        case Outcome::NotLookedUp:
            counts->notLookedUp += by;
            break;
        }
        counts->done += by;
    }
}

const ResultSet::Part *ResultSet::findPart(const QString &connectionId) const
{
    return findIn(m_parts, connectionId);
}

void ResultSet::addPart(const QString &connectionId, qsizetype firstRow)
{
    m_parts += Part{.connectionId = connectionId, .firstRow = firstRow, .counts = {}};
}

QStringList ResultSet::connectionIds() const
{
    QStringList ids;
    for (const Part &part : m_parts)
        ids += part.connectionId;
    return ids;
}

qsizetype ResultSet::idCount() const
{
    if (m_parts.size() < 2)
        return m_rows.size();
    if (!m_idCount) {
        QSet<qint32> ids;
        for (const ResultRow &row : m_rows)
            ids += row.lookup.id;
        m_idCount = ids.size();
    }
    return *m_idCount;
}

Provenance ResultSet::provenance(const QString &connectionId) const
{
    const Part *part = findPart(connectionId);
    return part ? *m_rows.at(part->firstRow).from : Provenance();
}

/// Sets ResultRow::sameAnswers of the connection's rows that were not found.
void ResultSet::setSameAnswers(const QString &connectionId, qsizetype sameCount)
{
    Part *part = findIn(m_parts, connectionId);
    if (!part || part->sameAnswers == sameCount)
        return;
    part->sameAnswers = sameCount;
    for (qsizetype row = part->firstRow; row < m_rows.size(); ++row) {
        ResultRow &result = m_rows[row];
        if (result.connectionId != connectionId || result.lookup.outcome != Outcome::NotFound)
            continue;
        result.sameAnswers = static_cast<qint32>(sameCount);
        markChanged(row);
    }
}

qsizetype ResultSet::sameAnswers(const QString &connectionId) const
{
    const Part *part = findPart(connectionId);
    return part ? part->sameAnswers : 0;
}

void ResultSet::finish(const QString &connectionId)
{
    setSameAnswers(connectionId, countSameAnswers(m_rows, connectionId));
    flush();
    Run &run = runOf(connectionId);
    endIdle(run);
    const bool isAlone = !run.lookup || run.lookup->together.isEmpty(); // several may share a host
    if (run.lookedUp >= kTimedRows && isAlone) {
        const std::chrono::nanoseconds took = m_clock.steadyNow() - run.startedAt;
        m_resources.timePerId[connectionId] = took / run.lookedUp;
    }
    run.use.reset();
    run.waitEnd.reset();
    if (run.lookup && run.hasRequested)
        report(*run.lookup);
    Q_EMIT ended(connectionId);
}

void ResultSet::report(Lookup &lookup)
{
    QList<LookupRow> rows;
    rows.reserve(lookup.rows.size());
    for (const qsizetype row : std::as_const(lookup.rows))
        rows += m_rows.at(row).lookup;
    if (lookup.endedAt.isValid()) {
        Q_EMIT lookedUpAgain(lookup.connection, rows, lookup.together, lookup.endedAt);
        return;
    }
    lookup.endedAt = m_clock.utcNow();
    Q_EMIT lookedUp(lookup.connection, rows, lookup.together, lookup.endedAt);
}

/// Called when the queue is paused or throttled, or both.
void ResultSet::beginIdle(Run &run)
{
    if (!run.idleSince)
        run.idleSince = m_clock.steadyNow();
}

void ResultSet::endIdle(Run &run)
{
    if (const auto since = std::exchange(run.idleSince, std::nullopt))
        run.startedAt += m_clock.steadyNow() - *since;
}

LookupProgress ResultSet::progress() const
{
    LookupProgress progress = m_counts;
    progress.total = m_rows.size();
    progress.isPaused = isPaused();
    for (const auto &[connectionId, run] : m_runs) {
        if (!addTimeLeft(progress, *run))
            break;
    }
    return progress;
}

LookupProgress ResultSet::progress(const QString &connectionId) const
{
    const Part *part = findPart(connectionId);
    if (!part)
        return {};
    LookupProgress progress = part->counts;
    progress.total = m_places.value(connectionId).size();
    progress.isPaused = isPaused(connectionId);
    if (const Run *run = findRun(connectionId))
        static_cast<void>(addTimeLeft(progress, *run));
    return progress;
}

/// Makes LookupProgress::timeLeft at least that of the lookup. Returns `false`, with no time left, if it is
/// not known yet.
bool ResultSet::addTimeLeft(LookupProgress &progress, const Run &run) const
{
    const qsizetype open = run.batch.size() - run.answered;
    if (!run.queue.isRunning() || run.idleSince || open == 0)
        return true;
    if (run.answered < 2) {
        progress.timeLeft.reset();
        return false;
    }
    const auto each = (m_clock.steadyNow() - run.startedAt) / double(run.answered);
    const auto left = std::chrono::ceil<std::chrono::seconds>(each * double(open));
    progress.timeLeft = std::max(progress.timeLeft.value_or(0s), left);
    return true;
}

std::optional<std::chrono::milliseconds> ResultSet::waitLeft(const QString &connectionId) const
{
    const Run *run = findRun(connectionId);
    if (!run || !run->waitEnd)
        return std::nullopt;
    return std::max(*run->waitEnd - m_clock.steadyNow(), std::chrono::milliseconds(0));
}

void ResultSet::markChanged(qsizetype row)
{
    m_changed += row;
    if (!m_flush.isActive())
        m_flush.start(m_lastBatchSize <= kFewRows ? 0ms : kFlushInterval);
}

void ResultSet::flush()
{
    m_flush.stop();
    if (m_changed.isEmpty())
        return;
    QList<qsizetype> rows = std::exchange(m_changed, {});
    std::sort(rows.begin(), rows.end());
    for (auto first = rows.cbegin(); first != rows.cend();) {
        const auto isFar = [](qsizetype row, qsizetype next) { return next - row > kNearRows; };
        const auto last = std::adjacent_find(first, rows.cend(), isFar);
        Q_EMIT changed(*first, last == rows.cend() ? rows.last() : *last);
        first = last == rows.cend() ? last : last + 1;
    }
    Q_EMIT updated();
}

#include "moc_resultset.cpp"
