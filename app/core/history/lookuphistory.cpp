// SPDX-License-Identifier: MIT
#include "history/lookuphistory.h"

#include "connections/connectionjson.h"
#include "history/historyjson.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

LookupHistory::LookupHistory(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
{
    connect(&m_file, &BackgroundFile::failed, this, &LookupHistory::writeFailed);
    connect(&m_file, &BackgroundFile::written, this, [this] {
        m_isToldOfFailure = false;
        m_addedUnsaved.clear();
        m_removedUnsaved = false;
        Q_EMIT saved();
    });
}

std::optional<Error> LookupHistory::load()
{
    m_entries.clear();
    m_addedUnsaved.clear();
    m_removedUnsaved = false;
    m_blockedBy.reset();
    std::optional<Error> problem;
    const auto content = m_file.read(kMaxHistoryFileSize);
    if (!content) {
        problem = content.error();
    } else if (QFileInfo::exists(m_file.path())) {
        const auto entries = parseHistory(*content);
        if (entries)
            m_entries = *entries;
        else
            problem = namingFile(m_file.path(), entries.error());
    }
    if (problem && (problem->cause != ErrorCause::FileDamaged || !m_file.setAside(*problem)))
        m_blockedBy = problem;
    Q_EMIT changed();
    return problem;
}

void LookupHistory::add(const HistoryEntry &entry)
{
    if (entry.count == 0)
        return;
    m_entries.prepend(entry);
    m_addedUnsaved += entry;
    save();
}

void LookupHistory::remove(const HistoryEntry &entry)
{
    if (!m_entries.removeOne(entry))
        return;
    m_addedUnsaved.removeOne(entry);
    m_removedUnsaved = true;
    save();
}

QList<HistoryEntry> LookupHistory::clear()
{
    if (m_entries.isEmpty())
        return {};
    m_addedUnsaved.clear();
    m_removedUnsaved = true;
    QList<HistoryEntry> entries = std::exchange(m_entries, {});
    save();
    return entries;
}

void LookupHistory::forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    m_entries.clear();
    m_addedUnsaved.clear();
    m_removedUnsaved = false;
    m_blockedBy.reset();
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

void LookupHistory::insert(const HistoryEntry &entry)
{
    if (m_entries.contains(entry))
        return;
    const auto older = std::find_if(m_entries.cbegin(), m_entries.cend(),
                                    [&entry](const HistoryEntry &other) { return other.time < entry.time; });
    m_entries.insert(older - m_entries.cbegin(), entry);
}

void LookupHistory::save()
{
    if (m_entries.size() > kMaxHistory)
        m_entries.resize(kMaxHistory);
    if (m_blockedBy)
        tell(*m_blockedBy);
    else
        m_file.write(historyJson(m_entries));
    Q_EMIT changed();
}

void LookupHistory::writeFailed(const Error &error)
{
    if (error.cause != ErrorCause::FileOvertaken) {
        tell(error);
        return;
    }
    const QList<HistoryEntry> added = m_addedUnsaved;
    const bool isRemovalLost = m_removedUnsaved;
    const std::optional<Error> problem = load();
    restore(added);
    if (problem || isRemovalLost)
        Q_EMIT saveFailed(problem.value_or(error));
}

void LookupHistory::tell(const Error &error)
{
    if (!std::exchange(m_isToldOfFailure, true))
        Q_EMIT saveFailed(error);
}

#include "moc_lookuphistory.cpp"
