// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <map>
#include <memory>

class QLockFile;

/// The folder of the upgrade journal. It contains a file for each run and, while the program that began it is
/// running, a lock file. Several programs can share the folder, since they never write the same file. Only
/// the user can read it.
///
/// Blocks while it accesses the disk, so it must not be used on the main thread. Must be used by one thread
/// at a time.
class UpgradeJournalStorage final
{
public:
    explicit UpgradeJournalStorage(QString path);
    ~UpgradeJournalStorage();

    struct Content
    {
        QList<UpgradeRecord> runs; ///< newest first
        /// Names of files that cannot be read. They may belong to a run on any host, so each blocks every run
        /// until it is acknowledged.
        QStringList damaged;
        QList<Error> problems; ///< about damaged files, except those that were quarantined earlier
    };
    [[nodiscard]] Content read();

    /// Records a new run on the disk, with a new id and number, and acquires its lock. Removes the
    /// prunableRuns() after the 50th. Renames acknowledged damaged files to `.acknowledged`, so that they no
    /// longer block a run. Errors, in which case nothing is written: Conflict/PreviousRun if a run that is
    /// not acknowledged may still be active on that host; LocalStorage/RunNotKnown if a damaged file is not
    /// acknowledged; LocalStorage/RunNotRecorded.
    [[nodiscard]] Result<UpgradeRecord> begin(UpgradeRecord run, const AcknowledgedRuns &acknowledged);
    /// Records the end of a run and releases its lock. If it cannot be written, it is kept in memory and
    /// written together with a later change.
    /// Errors: LocalStorage/RunEndNotRecorded.
    [[nodiscard]] std::optional<Error> end(const UpgradeRecord &run);

    /// Replaces the record with the same id.
    [[nodiscard]] std::optional<Error> write(const UpgradeRecord &run) const;
    [[nodiscard]] std::optional<Error> remove(const UpgradeRecord &run) const;
    /// Deletes the files that begin() has renamed to `.acknowledged`.
    [[nodiscard]] std::optional<Error> removeAcknowledged() const;

private:
    [[nodiscard]] QString filePath(const QString &id) const;
    [[nodiscard]] QString lockPath(const QString &id) const;
    [[nodiscard]] std::optional<UpgradeRecord> readRun(const QString &id, Content &content) const;
    void acknowledge(const QString &name) const;
    [[nodiscard]] bool isLocked(const QString &id) const;
    std::optional<Error> writeEnds();

    QString m_path;
    std::map<QString, std::unique_ptr<QLockFile>> m_locks; ///< by id of the run
    std::map<QString, UpgradeRecord> m_ends;               ///< not written yet; by id of the run
};
