// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgradejournalstorage.h"

#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <functional>

/// The upgrades that this user has run on this computer, in any window or program, and what is known about
/// their ends. Reads and writes the files in the background, one operation at a time.
class UpgradeJournal final : public QObject
{
    Q_OBJECT
public:
    /// The journal is empty until refresh().
    explicit UpgradeJournal(const QString &folder, QObject *parent = nullptr);
    /// Waits for pending writes.
    ~UpgradeJournal() override;

    /// Reads the folder again, since other programs may have written to it or ended.
    void refresh();
    /// Returns the runs, newest first; about 50.
    [[nodiscard]] const QList<UpgradeRecord> &runs() const { return m_runs; }
    /// Returns the names of files that cannot be read: UpgradeJournalStorage::Content::damaged.
    [[nodiscard]] const QStringList &damaged() const { return m_damaged; }
    /// Returns the run that may still be active on `host`, which is a result of upgradeHost().
    [[nodiscard]] std::optional<UpgradeRecord> blockingRun(const QString &host) const;

    using Begun = std::function<void(const Result<UpgradeRecord> &)>;
    /// Records a new run like UpgradeJournalStorage::begin(). Calls `begun`, unless `context` has been
    /// destroyed by then. The run in the result is on the disk.
    void begin(const UpgradeRecord &run, const AcknowledgedRuns &acknowledged, QObject *context,
               const Begun &begun);
    using Recorded = std::function<void(bool isWritten)>;
    /// Records the end of a run that begin() has recorded. The journal is updated at once. Calls `recorded`
    /// when the end is on the disk or could not be written, which failed() has reported, unless `context` has
    /// been destroyed by then.
    void end(const UpgradeRecord &run, QObject *context, const Recorded &recorded);
    /// Records that an abandoned run is unknown permanently, so that it is not reported again.
    void markUnknown(const UpgradeRecord &run);

    /// Removes the runs that have ended and do not block another run. Returns them for restore().
    QList<UpgradeRecord> clear();
    void restore(const QList<UpgradeRecord> &runs);

    /// Called with the error, if a file could not be deleted, and the number of runs that remain: those that
    /// block another run, and damaged files.
    using Forgotten = std::function<void(const std::optional<Error> &error, qsizetype left)>;
    /// Removes runs permanently like clear(), whichever program has recorded them, and damaged files that
    /// have been acknowledged. Calls `forgotten`, unless `context` has been destroyed by then.
    void forget(QObject *context, const Forgotten &forgotten);

Q_SIGNALS:
    void changed();
    /// Emitted by forget(): the runs must not be restored.
    void forgotten();
    /// Emitted when a file could not be read or written, or was quarantined. Each problem is reported once.
    void failed(const Error &error);

private:
    using Work = std::function<std::optional<Error>(UpgradeJournalStorage &folder)>;

    void post(const Work &work, const std::function<void(bool isDone)> &done = {});
    void setContent(const UpgradeJournalStorage::Content &content);
    void replace(const UpgradeRecord &run);

    QList<UpgradeRecord> m_runs;
    QStringList m_damaged;
    QSet<QString> m_reportedProblems; ///< problems that have been reported
    int m_generation = 0;             ///< content that was read before the last change is ignored
    UpgradeJournalStorage m_storage;  ///< used only on the worker's thread
    QThreadPool m_worker;             ///< has one thread; destroyed first
};
