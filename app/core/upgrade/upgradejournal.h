// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgradejournalstorage.h"

#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <functional>

/// The upgrades that were run on this computer by this user, in whichever window or program, and what is
/// known of how they ended. The files are read and written in the background, one thing at a time.
class UpgradeJournal final : public QObject
{
    Q_OBJECT
public:
    /// Knows nothing until refresh().
    explicit UpgradeJournal(const QString &folder, QObject *parent = nullptr);
    /// Waits for what is to be written.
    ~UpgradeJournal() override;

    /// Reads the folder again: other programs write there, and end.
    void refresh();
    /// Newest first; about 50.
    [[nodiscard]] const QList<UpgradeRecord> &runs() const { return m_runs; }
    /// Names of files that can't be read: UpgradeJournalStorage::Content::damaged.
    [[nodiscard]] const QStringList &damaged() const { return m_damaged; }
    /// The run that may still be active on upgradeHost() `host`.
    [[nodiscard]] std::optional<UpgradeRecord> holding(const QString &host) const;

    using Begun = std::function<void(const Result<UpgradeRecord> &)>;
    /// As UpgradeJournalStorage::begin(), and then calls back unless the context is gone. The run in the
    /// result is on the disk.
    void begin(const UpgradeRecord &run, const AcknowledgedRuns &acknowledged, QObject *context,
               const Begun &begun);
    using Recorded = std::function<void(bool isWritten)>;
    /// Of a run that was begun here: it counts from now on. Calls back once it is on the disk or, as failed()
    /// has told, could not be written there, unless the context is gone.
    void end(const UpgradeRecord &run, QObject *context, const Recorded &recorded);
    /// A run that nobody waits for any more is unknown for good; it need not be told of again.
    void settle(const UpgradeRecord &run);

    /// Takes out those that have ended and that no tick hangs on; returns them, for restore().
    QList<UpgradeRecord> clear();
    void restore(const QList<UpgradeRecord> &runs);

    /// What could not be deleted, and how many runs are still there: those that a tick hangs on stay, and
    /// so do damaged files.
    using Forgotten = std::function<void(const std::optional<Error> &error, qsizetype left)>;
    /// As clear(), for good and whoever wrote them; with damaged files that were acknowledged. Then calls
    /// back unless the context is gone.
    void forget(QObject *context, const Forgotten &forgotten);

Q_SIGNALS:
    void changed();
    /// forget() was called: nothing is to bring back what was there.
    void forgotten();
    /// A file could not be read or written, or was set aside. Each is told of once.
    void failed(const Error &error);

private:
    using Work = std::function<std::optional<Error>(UpgradeJournalStorage &folder)>;

    void post(const Work &work, const std::function<void(bool isDone)> &done = {});
    void take(const UpgradeJournalStorage::Content &content);
    void replace(const UpgradeRecord &run);

    QList<UpgradeRecord> m_runs;
    QStringList m_damaged;
    QSet<QString> m_told;           ///< problems
    int m_generation = 0;           ///< what was read before the last change is not taken
    UpgradeJournalStorage m_folder; ///< for the worker alone
    QThreadPool m_worker;           ///< of one thread; ends first
};
