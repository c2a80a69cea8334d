// SPDX-License-Identifier: MIT
#pragma once

#include "base/worker.h"
#include "upgrade/upgradejournalstorage.h"

#include <QObject>
#include <QSet>

#include <functional>

/// The upgrades that this user has run on this computer, in any window or program, and what is known about
/// their ends. Reads and writes the files in the background, one operation at a time. Callbacks are called
/// from the event loop, unless their `context` has been destroyed by then. The destructor waits for pending
/// writes.
class UpgradeJournal final : public QObject
{
    Q_OBJECT
public:
    /// The journal is empty until refresh().
    explicit UpgradeJournal(const QString &folder, QObject *parent = nullptr);

    /// Reads the folder again, since other programs may have written to it or ended. Emits changed() if
    /// anything differs.
    void refresh();
    /// Returns the runs, newest first: the last 50, and older ones that may still be active. Older runs are
    /// removed when the next run begins.
    [[nodiscard]] const QList<UpgradeRecord> &runs() const { return m_runs; }
    /// Returns the names of files that cannot be read: UpgradeJournalStorage::Content::damaged.
    [[nodiscard]] const QStringList &damaged() const { return m_damaged; }
    /// Returns the run that may still be active on `host`, which is a result of upgradeHost().
    [[nodiscard]] std::optional<UpgradeRecord> blockingRun(const QString &host) const;

    using Begun = std::function<void(const Result<UpgradeRecord> &)>;
    /// Records a new run, of which the caller sets `displayHost`, `host`, `mode` and `startedAt`. Passes to
    /// `begun` the run with its id and number once it is on the disk, or an error of
    /// UpgradeJournalStorage::begin().
    void begin(const UpgradeRecord &run, const AcknowledgedRuns &acknowledged, QObject *context,
               const Begun &begun);
    using Recorded = std::function<void(bool isWritten)>;
    /// Records the end of a run: the result of begin(), in which the caller has set `outcome`, `status` and
    /// `duration`. runs() contains it at once. Calls `recorded` when it is on the disk, or when it could not
    /// be written and failed() has been emitted for that.
    void end(const UpgradeRecord &run, QObject *context, const Recorded &recorded);
    /// Records that the user has dismissed the notice about an unresolvedRun(), and the outcome Unknown if it
    /// has none. It may still block another run. Does nothing for other runs.
    void dismiss(const UpgradeRecord &run);

    /// Deletes the prunableRuns() among runs(), and returns them, so that restore() can undo it.
    QList<UpgradeRecord> clear();
    /// Writes the runs that clear() has returned to the disk again. Must not be called with those after
    /// forgotten().
    void restore(const QList<UpgradeRecord> &runs);

    /// Called with the error if a file could not be deleted. `left` is the number of runs and damaged files
    /// that remain; they block the next run.
    using ForgetHandler = std::function<void(const std::optional<Error> &error, qsizetype left)>;
    /// Emits forgotten() at once, and then deletes the prunableRuns() in the folder, also those that other
    /// programs have recorded since refresh(), and the damaged files that begin() has renamed to
    /// `.acknowledged`. Calls `done` when that is done. It cannot be undone.
    void forget(QObject *context, const ForgetHandler &done);

Q_SIGNALS:
    /// Emitted when runs() or damaged() has changed.
    void changed();
    /// Emitted by forget(), before anything is deleted: whoever holds the result of clear() must drop it.
    void forgotten();
    /// Emitted when a file could not be read or written, or was quarantined. Each problem is reported once.
    /// The errors of begin() and forget() are passed to their callbacks instead.
    void failed(const Error &error);

private:
    using Content = UpgradeJournalStorage::Content;
    using Work = std::function<std::optional<Error>(UpgradeJournalStorage &folder)>;

    template <typename Change, typename Done>
    void run(Change change, Done done);
    void post(const Work &work, const std::function<void(bool isDone)> &done = {});
    void setContent(const Content &content);
    void replace(const UpgradeRecord &run);

    QList<UpgradeRecord> m_runs;
    QStringList m_damaged;
    QSet<QString> m_reportedProblems; ///< details of the errors for which failed() was emitted
    int m_generation = 0; ///< number of the last operation; content read by an earlier one is ignored
    UpgradeJournalStorage m_storage; ///< used only by the worker
    Worker m_worker;
};
