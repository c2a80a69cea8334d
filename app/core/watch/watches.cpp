// SPDX-License-Identifier: MIT
#include "watch/watches.h"

#include "base/logging.h"
#include "connections/connectionstore.h"
#include "results/resultsets.h"
#include "storage/lockfile.h"

#include <QLockFile>
#include <QRandomGenerator>

#include <algorithm>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

bool isAtSameEndpoint(const Connection &a, const Connection &b)
{
    return isSameEndpoint(provenanceOf(a), provenanceOf(b));
}

} // namespace

Watches::Watches(ResultSets &results, const ConnectionStore &connections, OpenConnection openConnection,
                 const QString &file, QObject *parent)
    : QObject(parent)
    , m_results(results)
    , m_connections(connections)
    , m_openConnection(std::move(openConnection))
    , m_file(file, kMaxWatchFileSize, parseWatches)
    , m_lock(makeLockFile(file + u".watching"_s))
{
    m_timer.setInterval(WatchSchedule::kLongestWait);
    connect(&m_timer, &QTimer::timeout, this, &Watches::checkTime);
    connect(&m_results, &ResultSets::removed, this, [this](ResultSet *set) { setRemoved(*set); });
    connect(&m_results, &ResultSets::added, this, [this](ResultSet *set) { setPutBack(*set); });
    connect(&m_results, &ResultSets::forgotten, this, [this] { m_removed.clear(); });
    connect(&m_file, &DocumentFileBase::saved, this, &Watches::unlockIfUnused);
    connect(&m_file, &DocumentFileBase::failed, this, &Watches::failed);
    connect(&m_file, &DocumentFileBase::changedOnDisk, &m_file, &DocumentFileBase::reportFailure);
}

Watches::~Watches() = default;

void Watches::load()
{
    m_file.loadInBackground([this](const auto &stored) { restore(stored); });
}

void Watches::restore(const DocumentFile<QList<WatchRecord>>::Document &stored)
{
    if (!stored) {
        Q_EMIT failed(stored.error());
        save(); // what was started meanwhile
        return;
    }
    const QList<WatchRecord> records = stored->value_or(QList<WatchRecord>());
    qsizetype ids = 0;
    for (const WatchRecord &record : records)
        ids += record.ids.size();
    if (ids > 0 && !lock()) {
        Q_EMIT watchedElsewhere(ids);
        return;
    }
    m_saved = records;
    const QDateTime now = m_results.clock().utcNow();
    std::map<End, qsizetype> left;
    for (const WatchRecord &record : records) {
        const auto connection = connectionNow(record.connectionId);
        if (record.endsAt <= now)
            left[End::TimeOver] += record.ids.size();
        else if (!connection)
            left[End::ConnectionRemoved] += record.ids.size();
        else if (provenanceOf(*connection).endpoint != record.endpoint)
            left[End::ConnectionChanged] += record.ids.size();
        else
            begin(m_results.addWatched(ResultSet::Watched::Again), *connection, record.ids, record.options,
                  record.endsAt);
    }
    save();
    for (const auto &[reason, count] : left)
        Q_EMIT notRestored(count, reason);
}

/// Returns whether this program is the one that watches.
bool Watches::lock()
{
    return m_lock->isLocked() || m_lock->tryLock(0);
}

/// Returns the connection as ids are looked up in it from now on; `nullopt` if it is gone.
std::optional<Connection> Watches::connectionNow(const QString &id) const
{
    const auto open = m_openConnection(id);
    return open ? open : m_connections.find(id);
}

std::optional<Watches::Refusal> Watches::refusal(qsizetype ids)
{
    if (idCount() + ids > Watch::kMaxIds)
        return Refusal::TooMany;
    if (m_lock->isLocked())
        return std::nullopt;
    if (!lock())
        return Refusal::OtherProgram;
    m_lock->unlock();
    return std::nullopt;
}

ResultSet *Watches::start(const Connection &connection, const QList<qint32> &ids, const WatchOptions &options)
{
    const bool isFileKnown = m_lock->isLocked();
    if (ids.isEmpty() || refusal(ids.size()) || !lock())
        return nullptr;
    ResultSet &set = m_results.addWatched(ResultSet::Watched::First);
    begin(set, connection, ids, options, m_results.clock().utcNow().addDuration(kLasting));
    saveBegun(isFileKnown);
    return &set;
}

void Watches::begin(ResultSet &set, const Connection &connection, const QList<qint32> &ids,
                    const WatchOptions &options, const QDateTime &endsAt)
{
    const std::chrono::seconds left(m_results.clock().utcNow().secsTo(endsAt));
    const WatchPlan plan{options.interval, std::clamp<std::chrono::seconds>(left, 0s, kLasting),
                         options.goal};
    auto watch =
        std::make_unique<Watch>(set, plan, [] { return QRandomGenerator::global()->generateDouble(); });
    connect(watch.get(), &Watch::changed, this,
            [this, &set](const WatchChange &change) { takeChange(set, change); });
    connect(watch.get(), &Watch::roundEnded, this, [this, &set] { endRound(set); });
    connect(watch.get(), &Watch::ended, this, [this, &set](Watch::End over) {
        end(set, over == Watch::End::Reached ? End::Reached : End::TimeOver);
    });
    for (const auto signal : {&ResultSet::signInNeeded, &ResultSet::resumed, &ResultSet::started})
        connect(&set, signal, watch.get(), [this, &set] {
            if (Entry *entry = entryOf(set))
                update(*entry);
        });
    Watch &begun = *watch;
    m_entries.push_back({.set = &set,
                         .watch = std::move(watch),
                         .connection = connection,
                         .isSaved = m_connections.find(connection.id).has_value(),
                         .options = options,
                         .endsAt = endsAt});
    qCInfo(logLookup) << "watching" << ids.size() << "ids every" << options.interval.count() << "min";
    m_timer.start();
    begun.start(m_openConnection(connection.id).value_or(connection), ids);
}

void Watches::stop(ResultSet &set)
{
    if (Entry *entry = entryOf(set)) {
        entry->watch->stop();
        erase(set);
    }
}

void Watches::forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    m_removed.clear();
    while (!m_entries.empty())
        stop(*m_entries.front().set);
    m_saved.clear();
    m_file.remove(context, done);
}

Watches::Entry *Watches::entryOf(const ResultSet &set)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&set](const Entry &entry) { return entry.set == &set; });
    return found == m_entries.end() ? nullptr : &*found;
}

const Watches::Entry *Watches::entryOf(const ResultSet &set) const
{
    return const_cast<Watches *>(this)->entryOf(set);
}

WatchStatus Watches::statusOf(const Entry &entry) const
{
    const std::chrono::milliseconds left = entry.watch->untilRound();
    return {.ids = entry.watch->ids().size(),
            .isSignedOut = !m_openConnection(entry.connection.id),
            .isAsking = left == 0ms,
            .next = std::chrono::ceil<std::chrono::minutes>(left)};
}

std::optional<WatchStatus> Watches::status(const ResultSet &set) const
{
    const Entry *entry = entryOf(set);
    return entry ? std::optional(statusOf(*entry)) : std::nullopt;
}

qsizetype Watches::idCount() const
{
    qsizetype count = 0;
    for (const Entry &entry : m_entries)
        count += entry.watch->ids().size();
    return count;
}

void Watches::updateConnections()
{
    QList<std::pair<ResultSet *, End>> over;
    for (Entry &entry : m_entries) {
        const auto saved = m_connections.find(entry.connection.id);
        const Connection now =
            m_openConnection(entry.connection.id).value_or(saved.value_or(entry.connection));
        if (entry.isSaved && !saved) {
            over += {entry.set, End::ConnectionRemoved};
        } else if (!isAtSameEndpoint(now, entry.connection)) {
            over += {entry.set, End::ConnectionChanged};
        } else {
            entry.connection = now;
            entry.isSaved = saved.has_value();
            entry.watch->setConnection(now);
            update(entry);
        }
    }
    for (const auto &[set, reason] : over)
        end(*set, reason);
    if (over.isEmpty())
        save();
}

void Watches::checkTime()
{
    QList<ResultSet *> sets;
    for (const Entry &entry : m_entries)
        sets += entry.set;
    for (const ResultSet *set : sets) {
        if (const Entry *entry = entryOf(*set))
            entry->watch->checkTime();
        if (Entry *entry = entryOf(*set))
            update(*entry);
    }
}

void Watches::takeChange(ResultSet &set, const WatchChange &change)
{
    set.setChange(change.row, {changeText(change), change.at});
    entryOf(set)->changes += change;
}

void Watches::endRound(ResultSet &set)
{
    Entry &entry = *entryOf(set);
    const QList<WatchChange> changes = std::exchange(entry.changes, {});
    const WatchOptions options = entry.options;
    update(entry);
    save();
    if (!changes.isEmpty())
        Q_EMIT changesSeen(&set, changes, options);
}

void Watches::end(ResultSet &set, End end)
{
    Entry &entry = *entryOf(set);
    const QList<WatchChange> changes = std::exchange(entry.changes, {});
    const WatchOptions options = entry.options;
    if (end == End::ConnectionRemoved || end == End::ConnectionChanged)
        entry.watch->stop();
    erase(set);
    if (!changes.isEmpty())
        Q_EMIT changesSeen(&set, changes, options);
    Q_EMIT ended(&set, end, options);
}

/// Forgets the watch of the set, of which a signal may be being emitted.
void Watches::erase(const ResultSet &set)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&set](const Entry &entry) { return entry.set == &set; });
    ResultSet *watched = found->set;
    Watch *watch = found->watch.release();
    watch->disconnect(this);
    watch->deleteLater();
    m_entries.erase(found);
    if (m_entries.empty())
        m_timer.stop();
    watched->setWatched(ResultSet::Watched::No);
    save();
    Q_EMIT changed(watched);
}

void Watches::setRemoved(ResultSet &set)
{
    const Entry *entry = entryOf(set);
    if (!entry)
        return;
    entry->watch->stop(); // it is deleted later, perhaps after the set
    m_removed.push_back(
        {&set, entry->connection, entry->isSaved, entry->watch->ids(), entry->options, entry->endsAt});
    erase(set);
}

void Watches::setPutBack(ResultSet &set)
{
    std::erase_if(m_removed, [](const Removed &removed) { return !removed.set; });
    const auto found = std::find_if(m_removed.begin(), m_removed.end(),
                                    [&set](const Removed &removed) { return removed.set == &set; });
    if (found == m_removed.end())
        return;
    const Removed removed = *found;
    m_removed.erase(found);
    const Connection now = connectionNow(removed.connection.id).value_or(removed.connection);
    if ((removed.isSaved && !m_connections.find(now.id)) || !isAtSameEndpoint(now, removed.connection))
        return;
    const bool isFileKnown = m_lock->isLocked();
    if (refusal(removed.ids.size()) || !lock())
        return;
    set.setWatched(ResultSet::Watched::Again);
    begin(set, now, removed.ids, removed.options, removed.endsAt);
    saveBegun(isFileKnown);
}

void Watches::update(Entry &entry)
{
    const WatchStatus now = statusOf(entry);
    if (std::exchange(entry.shown, now) != now)
        Q_EMIT changed(entry.set);
}

/// Stores a watch that has begun. While this program did not watch, another one may have stored others, which
/// are begun as well.
void Watches::saveBegun(bool isFileKnown)
{
    if (isFileKnown)
        save();
    else
        restore(m_file.load());
}

/// Stores what is watched on saved connections. Another connection would not be known at the next start.
void Watches::save()
{
    if (!m_lock->isLocked() || m_file.isLoading())
        return;
    QList<WatchRecord> records;
    for (const Entry &entry : m_entries) {
        if (entry.isSaved)
            records += {entry.connection.id, provenanceOf(entry.connection).endpoint, entry.watch->ids(),
                        entry.options, entry.endsAt};
    }
    if (std::exchange(m_saved, records) == records)
        unlockIfUnused();
    else if (records.isEmpty())
        m_file.remove();
    else
        m_file.write(watchesJson(records));
}

void Watches::unlockIfUnused()
{
    if (m_entries.empty())
        m_lock->unlock();
}

#include "moc_watches.cpp"
