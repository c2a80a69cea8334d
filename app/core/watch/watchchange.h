// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

/// What is watched of an id, as the service has answered it.
struct WatchState
{
    bool isFound = false;
    std::optional<bool> read{}; ///< like the following ones, `nullopt` if not found or not given
    std::optional<bool> archived{};
    std::optional<QString> subject{};
    std::optional<QString> preview{};

    friend bool operator==(const WatchState &, const WatchState &) = default;
};

/// Returns the state of an answer; `nullopt` if the service has said neither found nor not found.
[[nodiscard]] std::optional<WatchState> watchState(const ResultRow &row);

/// A change that a watch has seen.
struct WatchChange
{
    QString connectionId;
    qint32 id = 0;
    qsizetype row = 0; ///< in the result set, which has the whole answer
    QDateTime at;      ///< UTC; when the answer was received
    WatchState before;
    WatchState after;
    /// The id is read at the first repeat, and was unread: the watching itself may have done that, since
    /// nobody has documented whether a lookup changes the flag.
    bool mayBeOwnRead = false;
};

/// Returns what the id is since the change, in words: “Read, Subject”, “Not found”. Never contains a text of
/// the service.
[[nodiscard]] QString changeText(const WatchChange &change);

/// Returns what has changed: State, for found or no longer found, or else Read, Archived, Subject and
/// Preview.
[[nodiscard]] QList<ResultField> changedFields(const WatchChange &change);
