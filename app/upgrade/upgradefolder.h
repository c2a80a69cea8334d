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
class UpgradeFolder final
{
public:
    explicit UpgradeFolder(QString path);
    ~UpgradeFolder();

    struct Content
    {
        QList<UpgradeRecord> runs; ///< newest first
        QList<Error> problems;     ///< files that could not be read, or were set aside as `.bad`
    };
    [[nodiscard]] Content read();

    /// Writes a new run down for good, with an id and a number of its own, and holds its lock. The oldest
    /// runs give way to it.
    /// Errors: Conflict/PreviousRun where a run above the number `acknowledged` may still be active on
    /// that host; LocalStorage/RunNotKnown where a run's file can't be read, unless `acknowledged` is
    /// kMaxRunNumber, which stands for whatever it may be; LocalStorage/RunNotRecorded. Nothing is written
    /// then.
    [[nodiscard]] Result<UpgradeRecord> begin(UpgradeRecord run, qint64 acknowledged);
    /// Writes how it ended, and lets its lock go. What can't be written counts here all the same, and is
    /// tried again with whatever comes next.
    [[nodiscard]] std::optional<Error> end(const UpgradeRecord &run);

    /// In the place of what is there of that id.
    [[nodiscard]] std::optional<Error> write(const UpgradeRecord &run) const;
    [[nodiscard]] std::optional<Error> remove(const UpgradeRecord &run) const;
    /// Runs that made no sense.
    [[nodiscard]] std::optional<Error> removeSetAside() const;

private:
    [[nodiscard]] QString filePath(const QString &id) const;
    [[nodiscard]] QString lockPath(const QString &id) const;
    [[nodiscard]] std::optional<UpgradeRecord> readRun(const QString &id, QList<Error> &problems) const;
    [[nodiscard]] bool isHeld(const QString &id) const;
    std::optional<Error> writeEnds();

    QString m_path;
    std::map<QString, std::unique_ptr<QLockFile>> m_held; ///< by the run's id
    std::map<QString, UpgradeRecord> m_ends;              ///< that are not written yet; by the run's id
};
