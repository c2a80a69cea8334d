// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "watch/watchplan.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>

/// How the user wants ids to be watched.
struct WatchOptions
{
    static constexpr std::chrono::minutes kMinInterval{1};
    static constexpr std::chrono::minutes kMaxInterval{60};

    std::chrono::minutes interval{5}; ///< from kMinInterval to kMaxInterval
    WatchGoal goal = WatchGoal::None;
    bool notifies = true; ///< changes are shown on the desktop

    friend bool operator==(const WatchOptions &, const WatchOptions &) = default;
};

/// A watch as it is stored for the next start: what is watched, and no answer.
struct WatchRecord
{
    QString connectionId;
    QString endpoint; ///< Provenance::endpoint
    QList<qint32> ids;
    WatchOptions options;
    QDateTime endsAt; ///< UTC

    friend bool operator==(const WatchRecord &, const WatchRecord &) = default;
};

inline constexpr qint64 kMaxWatchFileSize = 1024 * 1024; ///< bytes

/// Returns the document with these watches: `{"format":"svc-desktop-watches",…}`.
[[nodiscard]] QByteArray watchesJson(const QList<WatchRecord> &watches);
/// Returns the watches of a document. Together they may have more than Watch::kMaxIds ids: those of one
/// program come on top of those of another one. Errors: LocalStorage/FileDamaged, as for parseDocument().
[[nodiscard]] Result<QList<WatchRecord>> parseWatches(const QByteArray &json);
