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

/// The record of one run. Contains no API key and nothing from the service's answer.
struct UpgradeRecord
{
    QString id; ///< unique; the file's name without its extension
    /// Greater than the numbers of all runs known when it began, whatever their times; from 1.
    qint64 number = 0;
    QString where; ///< host, or host:port
    QString host;  ///< result of upgradeHost()
    UpgradeMode mode = UpgradeMode::Everything;
    QDateTime startedAt;                   ///< UTC
    std::optional<UpgradeOutcome> outcome; ///< `nullopt` if no end was recorded
    int status = 0;                        ///< HTTP status; 0 if no final status was received
    std::chrono::milliseconds duration{0}; ///< only if it has ended
    bool isAlive = false;                  ///< no outcome yet, and the program that began it is still running

    /// Returns whether the run has no outcome and no program is waiting for it.
    [[nodiscard]] bool isAbandoned() const { return !outcome && !isAlive; }

    friend bool operator==(const UpgradeRecord &, const UpgradeRecord &) = default;
};

/// Returns what identifies a service regardless of the connection: its host, with the port unless it is 80 or
/// 443.
[[nodiscard]] QString upgradeHost(const QUrl &baseUrl);

/// Returns the newest run on `host` that may still be active: it has no outcome or an unknown one, and no
/// later run has finished there. A run for which a program is waiting may be active even after a later one
/// has finished.
[[nodiscard]] std::optional<UpgradeRecord> blockingRun(const QList<UpgradeRecord> &runs, const QString &host);

/// Returns the runs after the first `most` that can be deleted: they have ended and do not block another run.
/// `runs` are newest first.
[[nodiscard]] QList<UpgradeRecord> prunableRuns(const QList<UpgradeRecord> &runs, qsizetype most);

/// The highest number of a run. No run can begin after it.
constexpr qint64 kMaxRunNumber = 1'000'000'000'000;

/// The runs and files that the user has acknowledged as possibly active, as they were displayed.
struct AcknowledgedRuns
{
    qint64 upTo = 0;     ///< runs up to this number; kMaxRunNumber: all runs and damaged files
    QStringList damaged; ///< names from UpgradeJournalStorage::Content::damaged
};

/// The maximum size of a file.
constexpr qint64 kMaxRecordSize = 64LL * 1024;

/// Returns
/// `{"format":"svc-desktop-upgrade","version":1,"number":…,"where":…,"host":…,"mode":…,"startedAt":…}`, with
/// `outcome`, `status` and `durationMs` if the run has ended.
[[nodiscard]] QByteArray recordJson(const UpgradeRecord &run);

/// Parses a record. Ignores unknown fields.
/// Errors: LocalStorage/FileDamaged with the JSON path of the first invalid field and, in `detail`, words
/// that complete "$.path is …".
[[nodiscard]] Result<UpgradeRecord> parseRecord(const QString &id, const QByteArray &json);
