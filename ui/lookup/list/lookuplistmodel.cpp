// SPDX-License-Identifier: MIT
#include "ui/lookup/list/lookuplistmodel.h"

#include "base/async.h"
#include "base/clock.h"
#include "connections/connectionstore.h"
#include "history/lookuphistory.h"
#include "history/removedlookups.h"
#include "ids/idranges.h"
#include "redaction/knownsecrets.h"
#include "results/resultsets.h"
#include "results/resulttext.h"
#include "results/sidebysideanswers.h"
#include "text/composedtext.h"
#include "ui/lookup/list/historytext.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/watch/watchtext.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/tooltip.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = LookupListEntry::Kind;

namespace {

constexpr auto kDayInterval = 1min; ///< after which the headings follow a new day

qsizetype countDifferent(const ResultRows &rows)
{
    const SideBySideAnswers answers(rows);
    qsizetype different = 0;
    for (qsizetype row = 0; row < answers.ids().size(); ++row)
        different += answers.difference(row, rows).isDifferent() ? 1 : 0;
    return different;
}

/// Returns the time of a lookup of today, and the day of another one.
QString timeOrDay(const QDateTime &time, const Clock &clock)
{
    const bool isToday = clock.inZone(time).date() == clock.inZone(clock.utcNow()).date();
    return isToday ? timetext::timeOfDay(time, clock) : timetext::day(time, clock);
}

bool areTogether(const HistoryEntry &a, const HistoryEntry &b)
{
    return !a.together.isEmpty() && a.together == b.together && a.ids == b.ids &&
           a.connectionId != b.connectionId;
}

} // namespace

QString LookupListEntry::key() const
{
    switch (kind) {
    case Kind::NewLookup:
        return u"new"_s;
    case Kind::Open:
        return u"open %1"_s.arg(reinterpret_cast<quintptr>(set));
    case Kind::Heading:
        return u"day "_s + title;
    case Kind::Earlier:
        return u"%1 %2 %3"_s.arg(earlier.first().time.toMSecsSinceEpoch())
            .arg(earlier.first().connectionId, earlier.first().ids);
    }
    Q_UNREACHABLE();
}

QVariant LookupListEntry::data(int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return title;
    case Qt::AccessibleTextRole:
        return spoken;
    case Qt::ToolTipRole:
        return plainToolTip(toolTip);
    case EntryRole:
        return QVariant::fromValue(*this);
    default:
        return {};
    }
}

LookupListModel::LookupListModel(ResultSets &results, const Watches &watches, const LookupHistory &history,
                                 const ConnectionStore &connections, const KnownSecrets &secrets,
                                 QObject *parent)
    : RowsModel(parent)
    , m_results(results)
    , m_watches(watches)
    , m_history(history)
    , m_connections(connections)
    , m_secrets(secrets)
{
    for (ResultSet *set : m_results.sets())
        follow(set);
    connect(&m_results, &ResultSets::added, this, [this](ResultSet *set) {
        follow(set);
        rebuild();
    });
    connect(&m_results, &ResultSets::removed, this, [this](ResultSet *set) {
        set->disconnect(this);
        m_known.remove(set);
        rebuild();
    });
    connect(&m_watches, &Watches::changed, this, &LookupListModel::refresh);
    connect(&m_history, &LookupHistory::changed, this, &LookupListModel::rebuild);
    connect(&m_connections, &ConnectionStore::changed, this, &LookupListModel::rebuild);
    connect(&m_results.clock(), &Clock::zoneChanged, this, &LookupListModel::rebuild);
    auto *minute = new QTimer(this);
    minute->setObjectName(u"lookupsDay"_s);
    connect(minute, &QTimer::timeout, this, [this] {
        if (m_today != today())
            rebuild();
    });
    minute->start(kDayInterval);
    rebuild();
}

QDate LookupListModel::today() const
{
    return m_results.clock().inZone(m_results.clock().utcNow()).date();
}

void LookupListModel::follow(ResultSet *set)
{
    for (const auto signal : {&ResultSet::reset, &ResultSet::added, &ResultSet::restored})
        connect(set, signal, this, [this, set] {
            m_known.remove(set);
            rebuild();
        });
    connect(set, &ResultSet::updated, this, [this, set] { refresh(set); });
    for (const auto signal :
         {&ResultSet::started, &ResultSet::signInNeeded, &ResultSet::resumed, &ResultSet::ended})
        connect(set, signal, this, [this, set] { refresh(set); });
    connect(set, &ResultSet::ended, this, [this, set] { countDifferences(set); });
    connect(set, &ResultSet::restored, this, [this, set] { countDifferences(set); });
    countDifferences(set);
}

void LookupListModel::setNewLookupShown(bool isShown)
{
    if (std::exchange(m_isNewLookupShown, isShown) != isShown)
        rebuild();
}

void LookupListModel::setFilter(const QString &words)
{
    m_filter = words;
    rebuild();
}

int LookupListModel::rowOf(const QString &key) const
{
    const auto row = std::find_if(rows().begin(), rows().end(),
                                  [&key](const LookupListEntry &entry) { return entry.key() == key; });
    return row == rows().end() ? -1 : static_cast<int>(row - rows().begin());
}

QList<HistoryEntry> LookupListModel::earlierEntries() const
{
    QList<HistoryEntry> entries = m_history.entries();
    for (const ResultSet *set : m_results.sets()) {
        for (const HistoryEntry &own : entriesOf(*set, m_history.entries()))
            entries.removeOne(own);
    }
    return entries;
}

/// Returns the sets that have rows, the newest first.
QList<ResultSet *> LookupListModel::openSets() const
{
    QList<ResultSet *> sets = m_results.sets();
    sets.removeIf([](const ResultSet *set) { return set->rows().isEmpty(); });
    std::reverse(sets.begin(), sets.end());
    std::stable_sort(sets.begin(), sets.end(), [](const ResultSet *a, const ResultSet *b) {
        return a->lookedUpAt() > b->lookedUpAt();
    });
    return sets;
}

/// Returns the earlier lookups, the newest first: the entries of each.
QList<QList<HistoryEntry>> LookupListModel::earlierLookups() const
{
    QList<QList<HistoryEntry>> lookups;
    for (const HistoryEntry &entry : earlierEntries()) {
        if (!lookups.isEmpty() &&
            std::all_of(lookups.last().begin(), lookups.last().end(),
                        [&entry](const auto &each) { return areTogether(each, entry); }))
            lookups.last() += entry;
        else
            lookups += {entry};
    }
    return lookups;
}

QList<LookupListEntry> LookupListModel::latest(qsizetype most)
{
    QList<LookupListEntry> entries;
    for (ResultSet *set : openSets().mid(0, most)) {
        entries += openEntry(*set);
        if (entries.last().end.isEmpty())
            entries.last().end = timeOrDay(set->lookedUpAt(), m_results.clock());
    }
    for (const QList<HistoryEntry> &lookup : earlierLookups().mid(0, most - entries.size())) {
        entries += earlierEntry(lookup);
        entries.last().end = timeOrDay(lookup.first().time, m_results.clock());
    }
    return entries;
}

void LookupListModel::rebuild()
{
    m_today = today();
    QList<LookupListEntry> entries;
    if (m_isNewLookupShown) {
        entries += LookupListEntry{.kind = Kind::NewLookup, .title = tr("New lookup")};
        entries.last().spoken = entries.last().title;
    }
    for (ResultSet *set : openSets()) {
        if (LookupListEntry entry = openEntry(*set); matches(*set, entry))
            entries += entry;
    }
    QString lastDay;
    for (const QList<HistoryEntry> &lookup : earlierLookups()) {
        const LookupListEntry entry = earlierEntry(lookup);
        if (!matches(entry))
            continue;
        const QString day = timetext::day(lookup.first().time, m_results.clock());
        if (std::exchange(lastDay, day) != day)
            entries += LookupListEntry{.kind = Kind::Heading, .title = day, .spoken = day};
        entries += entry;
    }
    Q_EMIT aboutToSync();
    syncRows(entries, [](const LookupListEntry &entry) { return entry.key(); });
    Q_EMIT synced();
}

void LookupListModel::refresh(ResultSet *set)
{
    const LookupListEntry entry = set->rows().isEmpty() ? LookupListEntry() : openEntry(*set);
    if (const int row = rowOf(entry.key()); entry.set && row >= 0)
        replaceRow(row, entry);
}

/// Counts the ids with different answers on another thread, since that reads all bodies.
void LookupListModel::countDifferences(ResultSet *set)
{
    if (set->connectionIds().size() < 2 || set->isRunning())
        return;
    inBackground(
        this, [rows = set->rows()] { return countDifferent(rows); },
        [this, set = QPointer(set)](qsizetype different) {
            if (!set || !m_known.contains(set))
                return;
            m_known[set].different = different;
            refresh(set);
        });
}

LookupListEntry LookupListModel::openEntry(ResultSet &set)
{
    Known &known = m_known[&set];
    if (set.rows().size() == 1 || std::exchange(known.rows, set.rows().size()) != set.rows().size())
        known.title = lookuptext::title(set, m_secrets.redactor());
    LookupListEntry entry{.kind = Kind::Open, .set = &set, .title = known.title};
    for (const QString &connectionId : set.connectionIds()) {
        const Provenance from = set.provenance(connectionId);
        entry.tones += environmentBadge(from.environment, from.environmentColor).tone;
    }
    const LookupProgress progress = set.progress();
    const Clock &clock = m_results.clock();
    const QString time = set.lookedUpAt().isValid() ? timeOrDay(set.lookedUpAt(), clock)
                                                    : outcomeText(LookupRow::Outcome::NotLookedUp);
    const std::optional<WatchStatus> watch = m_watches.status(set);
    const QString state = watch ? watchtext::state(*watch) : lookuptext::state(set);
    if (watch)
        entry.title = watchtext::title(set, *watch);
    QString differences;
    if (watch) {
        entry.end = state;
    } else if (set.isRunning()) {
        entry.end = state;
        if (progress.total > 1)
            entry.share = double(progress.done) / double(progress.total);
    } else if (known.different > 0) {
        differences = tr("%Ln differ", "ids with different answers", static_cast<int>(known.different));
        entry.end = u"%1 ≠"_s.arg(QLocale().toString(known.different));
    } else if (set.rows().size() > 1) {
        entry.end = time;
    }
    QStringList counts = set.rows().size() == 1 ? QStringList() : lookuptext::counts(progress);
    QStringList spoken = QStringList{entry.title, differences} + lookuptext::connectionTitles(set) + counts +
                         QStringList{state};
    if (set.lookedUpAt().isValid())
        spoken += time;
    spoken.removeAll(QString());
    entry.spoken = spokenText(commaSeparated(spoken));
    entry.toolTip =
        (QStringList{watch ? known.title : entry.title} + lookuptext::connectionTitles(set) +
         QStringList{set.lookedUpAt().isValid() ? timetext::absolute(set.lookedUpAt(), clock) : time})
            .join(u'\n');
    return entry;
}

LookupListEntry LookupListModel::earlierEntry(const QList<HistoryEntry> &entries) const
{
    const HistoryEntry &first = entries.first();
    LookupListEntry entry{.kind = Kind::Earlier, .earlier = entries, .title = historytext::title(first)};
    const Clock &clock = m_results.clock();
    entry.end = timetext::timeOfDay(first.time, clock);
    QStringList where;
    for (const HistoryEntry &each : entries) {
        entry.tones += toneOf({each.connectionId, each.environment, {}});
        where += connectionAndEnvironment(historytext::provenance(each));
    }
    entry.spoken = spokenText(
        commaSeparated(QStringList{entry.title} + where +
                       QStringList{historytext::counts(first), timetext::day(first.time, clock), entry.end}));
    entry.toolTip =
        (QStringList{historytext::ids(first)} + where + QStringList{timetext::absolute(first.time, clock)})
            .join(u'\n');
    return entry;
}

/// Returns the connection's own colour if it still has that environment.
tokens::Tone LookupListModel::toneOf(const HistoryEndpoint &endpoint) const
{
    const std::optional<Connection> own = m_connections.find(endpoint.connectionId);
    return environmentBadge(endpoint.environment, own && own->environment == endpoint.environment
                                                      ? own->environmentColor
                                                      : usualColor(endpoint.environment))
        .tone;
}

bool LookupListModel::matches(const ResultSet &set, const LookupListEntry &entry) const
{
    if (m_filter.isEmpty())
        return true;
    const QList<qint32> ids = set.ids(set.connectionIds().value(0));
    return matchesWords(m_filter,
                        {entry.spoken, entry.toolTip, timetext::day(set.lookedUpAt(), m_results.clock())},
                        compactIds(ids, ids.size()).text);
}

bool LookupListModel::matches(const LookupListEntry &earlier) const
{
    return m_filter.isEmpty() ||
           matchesWords(m_filter, {earlier.spoken, earlier.toolTip}, earlier.earlier.first().ids);
}

QVariant LookupListModel::data(const QModelIndex &index, int role) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? rows().at(index.row()).data(role) : QVariant();
}

Qt::ItemFlags LookupListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isHeading = rows().at(index.row()).kind == Kind::Heading;
    return isHeading ? Qt::ItemNeverHasChildren
                     : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

#include "moc_lookuplistmodel.cpp"
