// SPDX-License-Identifier: MIT
#pragma once

#include "history/historyentry.h"
#include "storage/documentfile.h"

#include <QList>
#include <QObject>

#include <optional>

/// The last 200 lookups, newest first, in a file that only its owner may read and that is written in
/// the background after each change. No text of a notification is in it.
class LookupHistory final : public QObject
{
    Q_OBJECT
public:
    explicit LookupHistory(const QString &file, QObject *parent = nullptr);

    /// Reads the file. One that makes no sense is set aside as `.bad`; the error says so. One that
    /// can't be read is never written over.
    [[nodiscard]] std::optional<Error> load();

    [[nodiscard]] const QList<HistoryEntry> &entries() const { return m_entries; }

    /// As the newest; the oldest beyond 200 goes. Of no ids there is none.
    void add(const HistoryEntry &entry);
    void remove(const HistoryEntry &entry);
    /// Gives back what was there, for restore().
    QList<HistoryEntry> clear();
    /// As clear(), for good: deletes the file, and what was set aside of it, and looks whether it is gone.
    void forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    /// Undoes remove() and clear(): each goes where its time puts it, beside what has come since.
    void restore(const QList<HistoryEntry> &entries);

Q_SIGNALS:
    void changed();
    /// By forget(): nothing is to bring back what was there.
    void forgotten();
    /// Everything up to now is in the file.
    void saved();
    /// Once, until saving works again; the entries stay as they are while the program runs. Where another
    /// program has changed the file it is read again and what was added is put into it; if something was
    /// removed meanwhile that is undone, and told as FileChangedOnDisk.
    void saveFailed(const Error &error);

private:
    void insert(const HistoryEntry &entry);
    void save();
    void makeAgain(const Error &overtaken);

    DocumentFile<QList<HistoryEntry>> m_file;
    QList<HistoryEntry> m_entries;
    QList<HistoryEntry> m_addedUnsaved;
    bool m_removedUnsaved = false;
};
