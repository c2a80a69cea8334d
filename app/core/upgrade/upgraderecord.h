// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "contract/upgrade.h"
#include "upgrade/outcome.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

class QUrl;

/// The record of one run, which is one start of an upgrade. Contains no API key, and nothing from the
/// service's answer but its status.
struct UpgradeRecord
{
    QString id; ///< unique; the file's name without its extension
    /// Orders the runs, since a clock may be wrong: one more than the greatest number in the journal when the
    /// run began. From 1.
    qint64 number = 0;
    QString displayHost; ///< the service as shown to the user: displayHost()
    QString host;        ///< the service as compared with that of other runs: upgradeHost()
    UpgradeMode mode = UpgradeMode::Everything;
    QDateTime startedAt;                   ///< UTC
    std::optional<UpgradeOutcome> outcome; ///< `nullopt` if no end was recorded
    int status = 0;                        ///< HTTP status; 0 if no final status was received
    std::chrono::milliseconds duration{0}; ///< only if it has ended
    bool isDismissed = false; ///< the user has dismissed the notice that its outcome is not known
    bool isAlive = false;     ///< no outcome yet, and the program that began it is still running

    /// Returns whether the run has no outcome and no program is waiting for it.
    [[nodiscard]] bool isAbandoned() const { return !outcome && !isAlive; }

    friend bool operator==(const UpgradeRecord &, const UpgradeRecord &) = default;
};

/// Returns what identifies a service regardless of the connection: its host, with the port unless it is 80 or
/// 443.
[[nodiscard]] QString upgradeHost(const QUrl &baseUrl);

/// Returns the newest run on `host` that may still be active; `nullopt` if there is none. A run may be active
/// if it has no outcome or the outcome Unknown, and either a program is still waiting for it, or no run with
/// a greater number has the outcome Finished on that host.
[[nodiscard]] std::optional<UpgradeRecord> blockingRun(const QList<UpgradeRecord> &runs, const QString &host);

/// Returns the newest run about which the user is to be told that its outcome is not known; `nullopt` if
/// there is none. The user has not dismissed it, and it is a run that isAbandoned(), or has the outcome
/// Unknown and is the blockingRun() of its host. `runs` are newest first.
[[nodiscard]] std::optional<UpgradeRecord> unresolvedRun(const QList<UpgradeRecord> &runs);

/// Returns the runs after the first `most` that can be deleted: no program is waiting for them, and they are
/// not the blockingRun() of their host. `runs` are newest first.
[[nodiscard]] QList<UpgradeRecord> prunableRuns(const QList<UpgradeRecord> &runs, qsizetype most);

/// The greatest number that a run can have. A run that would need a greater one is refused.
constexpr qint64 kMaxRunNumber = 1'000'000'000'000;

/// The runs and damaged files that the user has seen and acknowledged as possibly active. They do not block
/// the next run.
struct AcknowledgedRuns
{
    qint64 upTo = 0;     ///< the runs up to this number; with kMaxRunNumber, all runs and all damaged files
    QStringList damaged; ///< names from UpgradeJournalStorage::Content::damaged
};

/// The maximum size of a record's file, in bytes.
constexpr qint64 kMaxRecordSize = 64LL * 1024;

/// Returns
/// `{"format":"svc-desktop-upgrade","version":1,"number":…,"where":…,"host":…,"mode":…,"startedAt":…}`, with
/// `outcome`, `status` and `durationMs` if the run has ended, and `dismissed` if it isDismissed.
[[nodiscard]] QByteArray recordJson(const UpgradeRecord &run);

/// Parses a record. Ignores unknown fields.
/// Errors: those of parseDocument().
[[nodiscard]] Result<UpgradeRecord> parseRecord(const QString &id, const QByteArray &json);
