// SPDX-License-Identifier: MIT
#pragma once

#include "redaction/secretredactor.h"
#include "results/resultset.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <optional>

/// Texts about a lookup.
namespace lookuptext {

/// Returns the message about a row without a notification. It contains the id.
[[nodiscard]] Message message(const ResultRow &result);
/// Returns whether looking the row up again may lead to another result.
[[nodiscard]] bool canTryAgain(const LookupRow &row);
/// Returns the message that a lookup of several ids was stopped by `error`. `id` is the id whose answer
/// stopped it, `nullopt` if no answer did.
[[nodiscard]] Message stopped(const Error &error, std::optional<qint32> id, qsizetype notLookedUp);
/// Returns a short name of each connection of the rows, in the order of ResultSet::connectionIds(): “TEST”,
/// or “TEST acme” if another one is TEST.
[[nodiscard]] QStringList connectionLabels(const ResultSet &results);
/// Returns environment and name of each connection of the rows, in the same order.
[[nodiscard]] QStringList connectionTitles(const ResultSet &results);
/// Returns what the lookup of one of several connections does: “12 of 40”, “12 of 40, continues in 8 s”,
/// “12 of 40, waits for the sign-in”, “stopped at 1042: Address not found”, or the counts when it has ended.
[[nodiscard]] QString connectionProgress(const ResultSet &results, const QString &connectionId);
/// Returns for example “Continuing in 12 s.”.
[[nodiscard]] QString continuing(std::chrono::seconds left);
/// Returns the text for the status line about a lookup of a single id.
[[nodiscard]] QString status(const LookupRow &row);

/// Returns for example “9 found”, “3 not found” and “1 failed”, without those that are zero.
[[nodiscard]] QStringList counts(const LookupProgress &progress);
/// Returns the progress of each connection of the rows: “PRODUCTION 12 of 40 · TEST 40 of 40”.
[[nodiscard]] QString severalProgress(const ResultSet &results);
/// Returns for example “9 found, 3 not found, 1 failed · 13 of 20 · about 4 s”. Parts without a value are
/// left out, so these are the totals if no lookup is running. A paused lookup has “paused” instead of the
/// time.
[[nodiscard]] QString progress(const LookupProgress &progress);
/// Returns for example “about 4 s”.
[[nodiscard]] QString about(std::chrono::seconds time);

/// Returns a short title of a lookup: “1042 Bill import failed” or “1042, Not found” of a single id; “1042,
/// 1050-1060”, “18 ids from a text” or “18 ids”; “PRODUCTION / TEST” of several connections. Without secrets.
[[nodiscard]] QString title(const ResultSet &results, const SecretRedactor &redactor);
/// Returns how the lookup of one connection or of several is going on, such as “12 of 40” or “waits for the
/// sign-in”; empty if it has ended.
[[nodiscard]] QString state(const ResultSet &results);
/// Returns the ids of a result set as a text that can be entered: the one that was entered, or a short one.
[[nodiscard]] QString idsText(const ResultSet &results);

} // namespace lookuptext
