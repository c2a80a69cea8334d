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
constexpr qsizetype kFewRows = 20;  ///< for lookups of so few rows, changes are reported at once
constexpr qsizetype kNearRows = 50; ///< closer rows are reported together
constexpr qsizetype kMaxMarkChanges = 100;
constexpr int kKnownRows = 500; ///< more than fit on a screen

/// Returns the part of a connection, a null pointer if it has no rows.
template <typename Parts>
auto *findIn(Parts &parts, const QString &connectionId)
{
    const auto part = std::find_if(parts.begin(), parts.end(), [&connectionId](const auto &each) {
        return each.connectionId == connectionId;
    });
    return part == parts.end() ? nullptr : &*part;
}

bool isFrom(const ResultSource &source, const QString &connectionId, const Provenance &from)
{
    return source.connectionId == connectionId && isSameEndpoint(*source.from, from);
}

} // namespace

ResultSet::ResultSet(LookupResources &resources, QObject *parent)
    : QObject(parent)
    , m_resources(resources)
    , m_clock(resources.clock)
    , m_known(kKnownRows)
    , m_noRun(resources)
{
    m_flush.setSingleShot(true);
    connect(&m_flush, &QTimer::timeout, this, &ResultSet::flush);
}

ResultSet::~ResultSet()
{
    m_resources.memory.used -= m_heldBytes;
}

ResultRow ResultSet::row(qsizetype row) const
{
    const quint32 version = m_rows.version(row);
    if (const KnownRow *known = m_known.object(row); known && known->version == version)
        return known->row;
    ResultRow read = m_rows.at(row);
    m_known.insert(row, new KnownRow{version, read});
    return read;
}

LookupRun &ResultSet::runOf(const QString &connectionId)
{
    std::unique_ptr<LookupRun> &made = m_runs[connectionId];
    if (made)
        return *made;
    made = std::make_unique<LookupRun>(m_resources);
    LookupRun &run = *made;
    connect(&run, &LookupRun::started, this, [this, connectionId] { Q_EMIT started(connectionId); });
    connect(&run, &LookupRun::requested, this,
            [this](qsizetype row) { setUnanswered(row, Outcome::Running); });
    connect(&run, &LookupRun::postponed, this,
            [this](qsizetype row) { setUnanswered(row, Outcome::Waiting); });
    connect(&run, &LookupRun::answered, this,
            [this, &run](qsizetype row, const LookupRow &lookup) { setOutcome(run, row, lookup); });
    connect(&run, &LookupRun::throttled, this,
            [this, connectionId](std::chrono::seconds wait) { Q_EMIT throttled(connectionId, wait); });
    connect(&run, &LookupRun::throttleEnded, this,
            [this, connectionId] { Q_EMIT throttleEnded(connectionId); });
    connect(&run, &LookupRun::signInNeeded, this,
            [this, connectionId] { Q_EMIT signInNeeded(connectionId); });
    connect(&run, &LookupRun::resumed, this, [this, connectionId] { Q_EMIT resumed(connectionId); });
    connect(&run, &LookupRun::finished, this, [this, connectionId] { finish(connectionId); });
    return run;
}

const LookupRun &ResultSet::run(const QString &connectionId) const
{
    const auto run = m_runs.find(connectionId);
    return run == m_runs.end() ? m_noRun : *run->second;
}

void ResultSet::lookUp(const Connection &connection, const QList<qint32> &ids, Mode mode)
{
    QHash<qint32, Mark> marks;
    if (mode == Mode::Replace) {
        for (qsizetype row = 0; row < m_rows.size(); ++row) {
            const bool isMarked = m_rows.isDone(row) || !m_rows.note(row).isEmpty();
            if (isMarked && isFrom(m_rows.source(row), connection.id, provenanceOf(connection)))
                marks.insert(m_rows.id(row), mark(row));
        }
        clear();
    }
    lookUpTogether({connection}, ids);
    for (qsizetype row = 0; !marks.isEmpty() && row < m_rows.size(); ++row) {
        if (const auto known = marks.constFind(m_rows.id(row)); known != marks.constEnd())
            setMark({row, known->isDone, known->note});
    }
}

void ResultSet::lookUpTogether(const QList<Connection> &connections, const QList<qint32> &ids)
{
    for (const Connection &connection : connections)
        stop(connection.id);
    m_lookedUpAt = m_clock.utcNow();
    m_isRestored = false;
    const QList<QList<qsizetype>> rows = append(connections, ids);
    for (qsizetype i = 0; i < connections.size(); ++i) {
        const Connection &connection = connections.at(i);
        begin(connection, rows.at(i));
        m_lookups[connection.id] =
            Lookup{connection, connections.size() > 1 ? connections : QList<Connection>(), rows.at(i), {}};
    }
}

bool ResultSet::isLookupOf(const QList<Connection> &connections, const QList<qint32> &ids) const
{
    return m_rows.size() == ids.size() * connections.size() &&
           std::all_of(connections.begin(), connections.end(), [this, &ids](const Connection &connection) {
               const Provenance from = provenanceOf(connection);
               qsizetype found = 0;
               for (qsizetype row = 0; row < m_rows.size(); ++row) {
                   if (isFrom(m_rows.source(row), connection.id, from) &&
                       m_rows.id(row) == ids.value(found, 0))
                       ++found;
               }
               return found == ids.size();
           });
}

bool ResultSet::hasRowsFrom(const Connection &connection) const
{
    const Provenance from = provenanceOf(connection);
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        if (isFrom(m_rows.source(row), connection.id, from))
            return true;
    }
    return false;
}

QDateTime ResultSet::reportedAt(const QString &connectionId) const
{
    const auto lookup = m_lookups.find(connectionId);
    return lookup == m_lookups.end() ? QDateTime() : lookup->second.endedAt;
}

QList<qint32> ResultSet::ids(const QString &connectionId) const
{
    QList<qint32> ids;
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        if (m_rows.connectionId(row) == connectionId)
            ids += m_rows.id(row);
    }
    return ids;
}

/// Adds rows for the ids that have none. Returns the rows of all ids for each connection.
QList<QList<qsizetype>> ResultSet::append(const QList<Connection> &connections, const QList<qint32> &ids)
{
    const qsizetype first = m_rows.size();
    qsizetype end = first;
    QList<QList<qsizetype>> rows;
    QList<QList<qint32>> added;
    for (const Connection &connection : connections) {
        QHash<qint32, qint32> &places = m_rowsOfIds[connection.id];
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
    for (qsizetype i = 0; i < connections.size(); ++i)
        m_rows.appendWaiting(added.at(i), {connections.at(i).id, provenanceOf(connections.at(i)), {}});
    Q_EMIT this->added();
    Q_EMIT updated();
    return rows;
}

void ResultSet::refresh(const Connection &connection, const QList<qsizetype> &rows)
{
    QList<qsizetype> own;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(own),
                 [&, from = provenanceOf(connection)](qsizetype row) {
                     return isFrom(m_rows.source(row), connection.id, from);
                 });
    LookupRun &run = runOf(connection.id);
    const bool isJoined =
        run.isRunning() && isSameEndpoint(provenanceOf(*run.connection()), provenanceOf(connection));
    if (isJoined) {
        own.removeIf([this](qsizetype row) {
            const Outcome outcome = m_rows.outcome(row);
            return outcome == Outcome::Waiting || outcome == Outcome::Running;
        });
    }
    if (own.isEmpty())
        return;
    if (isJoined) {
        run.add(markWaiting(connection, own));
    } else {
        stop(connection.id);
        begin(connection, own);
    }
}

QList<qsizetype> ResultSet::rowsToContinue(const QString &connectionId) const
{
    QList<qsizetype> rows = rowsWith(Outcome::NotLookedUp, connectionId);
    for (const qsizetype row : rowsWith(Outcome::Failed, connectionId)) {
        const Error *const error = m_rows.commonError(row);
        if (row == run(connectionId).stoppedAt() || (error && error->kind == ErrorKind::SessionExpired))
            rows += row;
    }
    return rows;
}

QList<qsizetype> ResultSet::rowsWith(Outcome outcome, const QString &connectionId) const
{
    QList<qsizetype> rows;
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        if (m_rows.outcome(row) == outcome &&
            (connectionId.isNull() || m_rows.connectionId(row) == connectionId))
            rows += row;
    }
    return rows;
}

void ResultSet::begin(const Connection &connection, const QList<qsizetype> &rows)
{
    setSameAnswers(connection.id, 0);
    m_lastBatchSize = rows.size();
    if (const auto lookup = m_lookups.find(connection.id);
        lookup != m_lookups.end() &&
        !isSameEndpoint(provenanceOf(lookup->second.connection), provenanceOf(connection)))
        m_lookups.erase(lookup);
    runOf(connection.id).start(connection, markWaiting(connection, rows));
}

/// Makes the rows wait for another answer. Returns what is to be looked up for them.
QList<LookupTask> ResultSet::markWaiting(const Connection &connection, const QList<qsizetype> &rows)
{
    const ResultSource source{connection.id, provenanceOf(connection), {}};
    QList<LookupTask> tasks;
    tasks.reserve(rows.size());
    for (const qsizetype row : rows) {
        tasks += {row, m_rows.id(row)};
        if (m_rows.outcome(row) == Outcome::Waiting)
            continue; // added by append()
        markChanged(row);
        count(row, -1);
        m_rows.markWaiting(row, source);
    }
    countBytes();
    return tasks;
}

void ResultSet::resume(const Connection &connection)
{
    runOf(connection.id).resume(connection);
}

void ResultSet::stop(const QString &connectionId)
{
    if (const auto run = m_runs.find(connectionId); run != m_runs.end())
        run->second->stop();
}

void ResultSet::stop()
{
    for (const auto &[connectionId, run] : m_runs)
        run->stop();
}

bool ResultSet::isRunning() const
{
    return std::any_of(m_runs.begin(), m_runs.end(), [](const auto &run) { return run.second->isRunning(); });
}

std::chrono::milliseconds ResultSet::duration() const
{
    std::chrono::milliseconds longest = m_longest;
    for (const auto &[connectionId, run] : m_runs) {
        if (run->isRunning())
            longest = std::max(longest, run->duration());
    }
    return longest;
}

bool ResultSet::isPaused() const
{
    return isRunning() && std::all_of(m_runs.begin(), m_runs.end(), [](const auto &run) {
               return run.second->isPaused() || !run.second->isRunning();
           });
}

/// Counts the bytes of all answers as memory in use.
void ResultSet::countBytes()
{
    const qint64 before = std::exchange(m_heldBytes, m_rows.answerBytes());
    m_resources.memory.used += m_heldBytes - before;
}

void ResultSet::clear()
{
    for (const auto &[connectionId, run] : m_runs)
        run->clear();
    m_lookups.clear();
    m_markChanges.clear();
    m_flush.stop();
    m_changed.clear();
    m_counts = {};
    m_lookedUpAt = {};
    m_longest = {};
    m_isRestored = false;
    m_resources.memory.used -= std::exchange(m_heldBytes, 0);
    if (m_rows.isEmpty())
        return;
    Q_EMIT aboutToReset();
    m_rows.clear();
    m_known.clear();
    m_rowsOfIds.clear();
    m_parts.clear();
    m_idCount.reset();
    Q_EMIT reset();
    Q_EMIT updated();
}

void ResultSet::restore(const ResultRows &rows)
{
    if (isRunning())
        return;
    clear();
    QDateTime last;
    m_isRestored = !rows.isEmpty();
    Q_EMIT aboutToReset();
    for (const ResultRow row : rows) {
        QHash<qint32, qint32> &places = m_rowsOfIds[row.connectionId];
        if (places.contains(row.lookup.id))
            continue;
        if (places.isEmpty())
            addPart(row.connectionId, m_rows.size());
        places.insert(row.lookup.id, static_cast<qint32>(m_rows.size()));
        m_rows.append(row);
        count(m_rows.size() - 1, 1);
        if (row.sameAnswers > 0)
            findIn(m_parts, row.connectionId)->sameAnswers = row.sameAnswers;
        if (!m_lookedUpAt.isValid() || row.lookup.fetchedAt < m_lookedUpAt)
            m_lookedUpAt = row.lookup.fetchedAt;
        if (!last.isValid() || row.lookup.fetchedAt > last)
            last = row.lookup.fetchedAt;
    }
    m_longest = std::chrono::milliseconds(m_lookedUpAt.msecsTo(last));
    countBytes();
    Q_EMIT reset();
    Q_EMIT updated();
    Q_EMIT restored();
}

void ResultSet::setOutcome(const LookupRun &run, qsizetype row, const LookupRow &lookup)
{
    const std::optional<QString> user =
        lookup.outcome == Outcome::NotLookedUp ? std::nullopt : std::optional(run.connection()->userName);
    bool isChanged = false;
    if (lookup.notification && m_rows.hasBefore(row))
        isChanged = areDifferent(*m_rows.at(row).before, *lookup.notification);
    m_rows.setAnswer(row, lookup, user, isChanged);
    countBytes();
    count(row, 1);
    markChanged(row);
    Q_EMIT answered(row);
}

/// Sets the outcome of a row that has not been answered in this lookup.
void ResultSet::setUnanswered(qsizetype row, Outcome outcome)
{
    m_rows.setOutcome(row, outcome);
    markChanged(row);
}

/// Counts the row in its outcome, or no longer if `by` is -1.
void ResultSet::count(qsizetype row, int by)
{
    for (LookupProgress *counts : {&m_counts, &findIn(m_parts, m_rows.connectionId(row))->counts}) {
        switch (m_rows.outcome(row)) {
        case Outcome::Waiting:
        case Outcome::Running:
            return;
        case Outcome::Found:
            counts->found += by;
            counts->changed += m_rows.isChanged(row) ? by : 0;
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
        for (qsizetype row = 0; row < m_rows.size(); ++row)
            ids += m_rows.id(row);
        m_idCount = ids.size();
    }
    return *m_idCount;
}

Provenance ResultSet::provenance(const QString &connectionId) const
{
    const Part *part = findPart(connectionId);
    return part ? *m_rows.source(part->firstRow).from : Provenance();
}

/// Sets ResultRow::sameAnswers of the connection's rows that were not found.
void ResultSet::setSameAnswers(const QString &connectionId, qsizetype sameCount)
{
    Part *part = findIn(m_parts, connectionId);
    if (!part || part->sameAnswers == sameCount)
        return;
    part->sameAnswers = sameCount;
    for (qsizetype row = part->firstRow; row < m_rows.size(); ++row) {
        if (m_rows.connectionId(row) != connectionId || m_rows.outcome(row) != Outcome::NotFound)
            continue;
        m_rows.setSameAnswers(row, static_cast<qint32>(sameCount));
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
    const LookupRun &past = run(connectionId);
    m_longest = std::max(m_longest, past.duration());
    const auto lookup = m_lookups.find(connectionId);
    const bool isAlone =
        lookup == m_lookups.end() || lookup->second.together.isEmpty(); // several may share a host
    if (const auto timePerId = past.timePerId(); timePerId && isAlone)
        m_resources.timePerId[connectionId] = *timePerId;
    if (lookup != m_lookups.end() && past.hasRequested())
        report(lookup->second);
    Q_EMIT this->ended(connectionId);
}

void ResultSet::report(Lookup &lookup)
{
    QList<LookupRow> rows; // without the answers
    rows.reserve(lookup.rows.size());
    for (const qsizetype row : std::as_const(lookup.rows)) {
        rows += LookupRow();
        rows.last().id = m_rows.id(row);
        rows.last().outcome = m_rows.outcome(row);
    }
    if (lookup.endedAt.isValid()) {
        Q_EMIT lookedUpAgain(lookup.connection, rows, lookup.together, lookup.endedAt);
        return;
    }
    lookup.endedAt = m_clock.utcNow();
    Q_EMIT lookedUp(lookup.connection, rows, lookup.together, lookup.endedAt);
}

LookupProgress ResultSet::progress() const
{
    LookupProgress progress = m_counts;
    progress.total = m_rows.size();
    progress.isPaused = isPaused();
    if (std::any_of(m_runs.begin(), m_runs.end(),
                    [](const auto &run) { return run.second->isTimeLeftUnknown(); }))
        return progress;
    for (const auto &[connectionId, run] : m_runs) {
        if (const auto left = run->timeLeft())
            progress.timeLeft = std::max(progress.timeLeft.value_or(0s), *left);
    }
    return progress;
}

LookupProgress ResultSet::progress(const QString &connectionId) const
{
    const Part *part = findPart(connectionId);
    if (!part)
        return {};
    LookupProgress progress = part->counts;
    progress.total = m_rowsOfIds.value(connectionId).size();
    progress.isPaused = run(connectionId).isPaused();
    progress.timeLeft = run(connectionId).timeLeft();
    return progress;
}

ResultSet::Mark ResultSet::mark(qsizetype row) const
{
    return {row, m_rows.isDone(row), m_rows.note(row)};
}

void ResultSet::setMark(const Mark &mark)
{
    m_rows.setMark(mark.row, mark.isDone, mark.note);
    markChanged(mark.row);
}

void ResultSet::changeMarks(const QList<Mark> &marks)
{
    QList<Mark> before;
    for (const Mark &now : marks) {
        const Mark known = mark(now.row);
        if (known.isDone == now.isDone && known.note == now.note)
            continue;
        before += known;
        setMark(now);
    }
    if (before.isEmpty())
        return;
    if (m_markChanges.size() == kMaxMarkChanges)
        m_markChanges.removeFirst();
    m_markChanges += before;
    flush();
}

void ResultSet::setDone(const QList<qsizetype> &rows, bool isDone)
{
    QList<Mark> marks;
    marks.reserve(rows.size());
    for (const qsizetype row : rows)
        marks += {row, isDone, m_rows.note(row)};
    changeMarks(marks);
}

void ResultSet::setNote(const QList<qsizetype> &rows, const QString &text)
{
    const QString note = noteFrom(text);
    QList<Mark> marks;
    marks.reserve(rows.size());
    for (const qsizetype row : rows)
        marks += {row, m_rows.isDone(row), note};
    changeMarks(marks);
}

void ResultSet::setChange(qsizetype row, const SeenChange &change)
{
    m_rows.setChange(row, change);
    markChanged(row);
}

void ResultSet::setWatched(Watched watched)
{
    m_watched = watched;
    if (!m_rows.isEmpty())
        markChanged(0);
}

bool ResultSet::areDone(const QList<qsizetype> &rows) const
{
    return !rows.isEmpty() &&
           std::all_of(rows.begin(), rows.end(), [this](qsizetype row) { return m_rows.isDone(row); });
}

QString ResultSet::noteOf(const QList<qsizetype> &rows) const
{
    for (const qsizetype row : rows) {
        if (QString note = m_rows.note(row); !note.isEmpty())
            return note;
    }
    return {};
}

bool ResultSet::hasMarks() const
{
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        if (m_rows.isDone(row) || !m_rows.note(row).isEmpty())
            return true;
    }
    return false;
}

qsizetype ResultSet::undoMark()
{
    if (m_markChanges.isEmpty())
        return 0;
    const QList<Mark> before = m_markChanges.takeLast();
    for (const Mark &each : before)
        setMark(each);
    flush();
    return before.size();
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
