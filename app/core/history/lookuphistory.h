// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
#include "storage/documentfile.h"

#include <QList>
#include <QObject>

#include <optional>

/// Stores the last 200 lookups, newest first, in a file that only the user can read. Writes it in the
/// background after each change. It contains no text of a notification.
class LookupHistory final : public QObject
{
    Q_OBJECT
public:
    explicit LookupHistory(const QString &file, QObject *parent = nullptr);

    /// Reads the file. A damaged file is quarantined as `.bad`, and the error says so. A file that cannot be
    /// read is never overwritten.
    [[nodiscard]] std::optional<Error> load();

    [[nodiscard]] const QList<HistoryEntry> &entries() const { return m_entries; }

    /// Adds an entry as the newest, and removes the oldest if there are more than 200. Ignores an entry
    /// without ids.
    void add(const HistoryEntry &entry);
    /// Replaces the entry of the same lookup: of its time, connection and ids. Does nothing if it was
    /// removed.
    void update(const HistoryEntry &entry);
    void remove(const QList<HistoryEntry> &entries);
    /// Removes all entries permanently: deletes the file and its quarantined copies, and reports whether they
    /// are gone.
    void forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    /// Undoes remove(). Inserts each entry by its time among the entries added since.
    void restore(const QList<HistoryEntry> &entries);

Q_SIGNALS:
    void changed();
    /// Emitted by forget(): whoever holds removed entries must drop them.
    void forgotten();
    /// Emitted when all changes have been written.
    void saved();
    /// Emitted when saving fails; not again until a save succeeds. The entries stay available while the
    /// program runs. If another program has changed the file, it is read again and new entries are added to
    /// it. Removals are lost in that case, which is reported as FileChangedOnDisk.
    void saveFailed(const Error &error);

private:
    [[nodiscard]] QList<HistoryEntry>::iterator findSame(const HistoryEntry &entry);
    void insert(const HistoryEntry &entry);
    void save();
    void reapplyChanges(const Error &conflict);

    DocumentFile<QList<HistoryEntry>> m_file;
    QList<HistoryEntry> m_entries;
    QList<HistoryEntry> m_addedUnsaved;
    bool m_removedUnsaved = false;
};
