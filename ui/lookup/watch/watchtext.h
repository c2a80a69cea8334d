// SPDX-License-Identifier: MIT
#pragma once

#include "watch/watches.h"

#include <QString>

/// Texts about watched notifications. They contain no text of the service.
namespace watchtext {

/// Returns the title in the list of lookups: “Watching 1042”, “Watching 12”.
[[nodiscard]] QString title(const ResultSet &set, const WatchStatus &status);
/// Returns what a watch is doing: “next in 3 min”, “asking”, “signed out”.
[[nodiscard]] QString state(const WatchStatus &status);
/// Returns “3 notifications in TEST acme @ api.example.com”.
[[nodiscard]] QString where(const Connection &connection, qsizetype ids);
/// Returns the goal as the user chooses it.
[[nodiscard]] QString goal(WatchGoal goal);
/// Returns why so many ids cannot be watched.
[[nodiscard]] QString refusal(Watches::Refusal refusal, qsizetype ids, qsizetype watched);
/// Returns that ids are watched from now on.
[[nodiscard]] QString started(const Connection &connection, qsizetype ids, const WatchOptions &options,
                              bool isSignedIn);
/// Returns the changes of a round in one line: “1042: Read · 1050: Archived”. Of many, returns the first ones
/// and how many more there are.
[[nodiscard]] QString changes(const QList<WatchChange> &changes);
/// Returns how a watch in that connection has ended.
[[nodiscard]] QString ended(Watches::End end, WatchGoal goal, const QString &connection);
/// Returns why ids that were watched before the last end of the program no longer are.
[[nodiscard]] QString notRestored(Watches::End reason, qsizetype ids);

} // namespace watchtext
