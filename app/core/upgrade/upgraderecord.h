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

/// What is written down of one run: no key, and nothing that the service said.
struct UpgradeRecord
{
    QString id;        ///< of its own, and its file's name without the ending
    qint64 number = 0; ///< greater than those of all runs it knew of, whatever the clocks said. From 1
    QString where;     ///< host, or host:port
    QString host;      ///< upgradeHost()
    UpgradeMode mode = UpgradeMode::Everything;
    QDateTime startedAt;                   ///< UTC
    std::optional<UpgradeOutcome> outcome; ///< not set: it was begun, and no end was written down
    int status = 0;                        ///< HTTP; 0: no final status came
    std::chrono::milliseconds duration{0}; ///< where it has ended
    bool isAlive = false;                  ///< it has no outcome and the program that began it still runs

    /// Nobody waits for its answer any more, and nobody knows it.
    [[nodiscard]] bool isAbandoned() const { return !outcome && !isAlive; }

    friend bool operator==(const UpgradeRecord &, const UpgradeRecord &) = default;
};

/// What a service is known by, whichever connection it is reached by: its host, and its port where that is
/// neither of the usual ones.
[[nodiscard]] QString upgradeHost(const QUrl &baseUrl);

/// The newest run on `host` that may still be active: one that has no outcome, or an unknown one, and
/// since which none has finished there. A run that someone waits for may be, whatever came after it.
[[nodiscard]] std::optional<UpgradeRecord> blockingRun(const QList<UpgradeRecord> &runs, const QString &host);

/// Those of `runs`, which are newest first, that nothing is lost with beyond the first `most`: they have
/// ended, and no tick hangs on them.
[[nodiscard]] QList<UpgradeRecord> prunableRuns(const QList<UpgradeRecord> &runs, qsizetype most);

/// Of a run; further ones are not begun.
constexpr qint64 kMaxRunNumber = 1'000'000'000'000;

/// The user's word for what may still be active, as they were shown it.
struct AcknowledgedRuns
{
    qint64 upTo = 0;     ///< runs up to this number. kMaxRunNumber: whatever there may be, `damaged` too
    QStringList damaged; ///< UpgradeJournalStorage::Content::damaged
};

/// Files are not larger than this.
constexpr qint64 kMaxRecordSize = 64LL * 1024;

/// `{"format":"svc-desktop-upgrade","version":1,"number":…,"where":…,"host":…,"mode":…,"startedAt":…}`,
/// and `outcome`, `status` and `durationMs` once it has ended.
[[nodiscard]] QByteArray recordJson(const UpgradeRecord &run);

/// Errors: LocalStorage/FileDamaged with the JSON path of the first field that is no good, and what it
/// is in words that complete "$.path is …" in `detail`. Unknown fields are passed over.
[[nodiscard]] Result<UpgradeRecord> parseRecord(const QString &id, const QByteArray &json);
