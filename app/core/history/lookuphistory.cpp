// SPDX-License-Identifier: MIT
#include "history/lookuphistory.h"

#include "history/historyjson.h"

#include <algorithm>
#include <utility>

LookupHistory::LookupHistory(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file, kMaxHistoryFileSize, parseHistory)
{
    connect(&m_file, &DocumentFileBase::failed, this, &LookupHistory::saveFailed);
    connect(&m_file, &DocumentFileBase::changedOnDisk, this, &LookupHistory::reapplyChanges);
    connect(&m_file, &DocumentFileBase::saved, this, [this] {
        m_addedUnsaved.clear();
        m_removedUnsaved = false;
        Q_EMIT saved();
    });
}

std::optional<Error> LookupHistory::load()
{
    m_addedUnsaved.clear();
    m_removedUnsaved = false;
    const auto entries = m_file.load();
    m_entries = entries ? entries->value_or(QList<HistoryEntry>()) : QList<HistoryEntry>();
    Q_EMIT changed();
    return entries ? std::nullopt : std::optional(entries.error());
}

void LookupHistory::add(const HistoryEntry &entry)
{
    if (entry.count == 0)
        return;
    m_entries.prepend(entry);
    m_addedUnsaved += entry;
    save();
}

void LookupHistory::remove(const QList<HistoryEntry> &entries)
{
    bool isRemoved = false;
    // They may be entries().
    const QList<HistoryEntry> removed = entries; // NOLINT(performance-unnecessary-copy-initialization)
    for (const HistoryEntry &entry : removed) {
        isRemoved = m_entries.removeOne(entry) || isRemoved;
        m_addedUnsaved.removeOne(entry);
    }
    if (!isRemoved)
        return;
    m_removedUnsaved = true;
    save();
}

void LookupHistory::forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    m_entries.clear();
    m_addedUnsaved.clear();
    m_removedUnsaved = false;
    m_file.remove(context, done);
    Q_EMIT forgotten();
    Q_EMIT changed();
}

void LookupHistory::restore(const QList<HistoryEntry> &entries)
{
    const auto before = m_entries;
    for (const HistoryEntry &entry : entries)
        insert(entry);
    if (m_entries == before)
        return;
    m_addedUnsaved += entries;
    save();
}

void LookupHistory::update(const HistoryEntry &entry)
{
    const auto old = findSame(entry);
    if (old == m_entries.end() || *old == entry)
        return;
    *old = entry;
    m_addedUnsaved += entry;
    save();
}

/// Returns the entry of the same lookup.
QList<HistoryEntry>::iterator LookupHistory::findSame(const HistoryEntry &entry)
{
    return std::find_if(m_entries.begin(), m_entries.end(), [&entry](const HistoryEntry &other) {
        return other.time == entry.time && other.connectionId == entry.connectionId && other.ids == entry.ids;
    });
}

void LookupHistory::insert(const HistoryEntry &entry)
{
    if (const auto old = findSame(entry); old != m_entries.end()) {
        *old = entry;
        return;
    }
    const auto older = std::find_if(m_entries.cbegin(), m_entries.cend(),
                                    [&entry](const HistoryEntry &other) { return other.time < entry.time; });
    m_entries.insert(older - m_entries.cbegin(), entry);
}

void LookupHistory::save()
{
    if (m_entries.size() > kMaxHistoryEntries)
        m_entries.resize(kMaxHistoryEntries);
    m_file.write(historyJson(m_entries));
    Q_EMIT changed();
}

void LookupHistory::reapplyChanges(const Error &conflict)
{
    const QList<HistoryEntry> all = m_entries;
    const QList<HistoryEntry> added = m_addedUnsaved;
    const bool isRemovalLost = m_removedUnsaved;
    const std::optional<Error> problem = load();
    if (problem || isRemovalLost)
        m_file.reportLoss(problem.value_or(conflict));
    restore(problem ? all : added);
}

#include "moc_lookuphistory.cpp"
