// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <map>
#include <memory>

class QLockFile;

/// The folder of the upgrade journal: a file for each run, and beside it a lock as long as the program
/// that began it lives. So several programs share it without ever writing the same file. Only its owner
/// may read it.
///
/// Waits for the disk: not for the window's thread. To be used by one thread at a time.
class UpgradeJournalStorage final
{
public:
    explicit UpgradeJournalStorage(QString path);
    ~UpgradeJournalStorage();

    struct Content
    {
        QList<UpgradeRecord> runs; ///< newest first
        QStringList damaged;       ///< names of files that can't be read, on any host's run; each holds back
                                   ///< every run until it is acknowledged
        QList<Error> problems;     ///< of those that were not set aside as `.bad` before
    };
    [[nodiscard]] Content read();

    /// Writes a new run down for good, with an id and a number of its own, and holds its lock. The oldest
    /// runs give way to it.
    /// Damaged files that are acknowledged hold nothing back any more; they are kept as `.acknowledged`.
    /// Errors: Conflict/PreviousRun where a run that is not acknowledged may still be active on that host;
    /// LocalStorage/RunNotKnown where a damaged file is not acknowledged; LocalStorage/RunNotRecorded.
    /// Nothing is written then.
    [[nodiscard]] Result<UpgradeRecord> begin(UpgradeRecord run, const AcknowledgedRuns &acknowledged);
    /// Writes how it ended, and lets its lock go. What can't be written counts here all the same, and is
    /// tried again with whatever comes next.
    /// Errors: LocalStorage/RunEndNotRecorded.
    [[nodiscard]] std::optional<Error> end(const UpgradeRecord &run);

    /// In the place of what is there of that id.
    [[nodiscard]] std::optional<Error> write(const UpgradeRecord &run) const;
    [[nodiscard]] std::optional<Error> remove(const UpgradeRecord &run) const;
    [[nodiscard]] std::optional<Error> removeAcknowledged() const;

private:
    [[nodiscard]] QString filePath(const QString &id) const;
    [[nodiscard]] QString lockPath(const QString &id) const;
    [[nodiscard]] std::optional<UpgradeRecord> readRun(const QString &id, Content &content) const;
    void acknowledge(const QString &name) const;
    [[nodiscard]] bool isLocked(const QString &id) const;
    std::optional<Error> writeEnds();

    QString m_path;
    std::map<QString, std::unique_ptr<QLockFile>> m_locks; ///< by the run's id
    std::map<QString, UpgradeRecord> m_ends;               ///< that are not written yet; by the run's id
};
