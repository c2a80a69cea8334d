// SPDX-License-Identifier: MIT
#include "history/removedlookups.h"

#include "history/lookuphistory.h"
#include "ids/idranges.h"
#include "results/resultsets.h"

#include <algorithm>
#include <utility>

RemovedLookups::RemovedLookups(ResultSets &results, LookupHistory &history, QObject *parent)
    : QObject(parent)
    , m_results(results)
    , m_history(history)
{
    connect(&m_results, &ResultSets::roomNeeded, this, &RemovedLookups::dropOldestRows);
    connect(&m_results, &ResultSets::forgotten, this, &RemovedLookups::forget);
    connect(&m_history, &LookupHistory::forgotten, this, &RemovedLookups::forget);
}

RemovedLookups::~RemovedLookups() = default;

void RemovedLookups::remove(ResultSet &set)
{
    set.stop(); // so that a lookup that was running has its entry
    QList<HistoryEntry> entries = entriesOf(set, m_history.entries());
    m_history.remove(entries);
    push({m_results.take(set), entries});
}

void RemovedLookups::remove(const QList<HistoryEntry> &entries)
{
    if (entries.isEmpty())
        return;
    Removal removal{nullptr, entries};
    m_history.remove(removal.entries);
    push(std::move(removal));
}

void RemovedLookups::push(Removal removal)
{
    m_removals.push_back(std::move(removal));
    Q_EMIT changed();
}

QList<HistoryEntry> RemovedLookups::undo()
{
    if (m_removals.empty())
        return {};
    Removal last = std::move(m_removals.back());
    m_removals.pop_back();
    const bool hasRows = last.set != nullptr;
    if (hasRows)
        m_results.putBack(std::move(last.set));
    m_history.restore(last.entries);
    Q_EMIT changed();
    return hasRows ? QList<HistoryEntry>() : last.entries;
}

void RemovedLookups::forget()
{
    m_removals.clear();
    Q_EMIT changed();
}

void RemovedLookups::dropOldestRows()
{
    const auto oldest = std::find_if(m_removals.begin(), m_removals.end(), [](const Removal &removal) {
        return removal.set && removal.set->rows().answerBytes() > 0;
    });
    if (oldest == m_removals.end())
        return;
    oldest->set.reset();
    if (!oldest->entries.isEmpty())
        return;
    m_removals.erase(oldest);
    Q_EMIT changed();
}

QList<HistoryEntry> entriesOf(const ResultSet &set, const QList<HistoryEntry> &entries)
{
    QList<HistoryEntry> own;
    for (const QString &connectionId : set.connectionIds()) {
        const QDateTime time = set.reportedAt(connectionId);
        const QString ids =
            set.isRestored() ? compactIds(set.ids(connectionId), kMaxHistoryParts).text : QString();
        const auto entry = std::find_if(entries.begin(), entries.end(), [&](const HistoryEntry &each) {
            return each.connectionId == connectionId &&
                   (set.isRestored() ? each.ids == ids : time.isValid() && each.time == time);
        });
        if (entry != entries.end())
            own += *entry;
    }
    return own;
}

#include "moc_removedlookups.cpp"
