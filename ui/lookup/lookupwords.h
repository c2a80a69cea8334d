// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"
#include "ui/widgets/dialogs/messagebar.h"

/// Texts about a lookup.
namespace lookuptext {

/// Returns the message for a row without a card. The page adds the actions.
[[nodiscard]] Message message(const LookupRow &row);
/// Returns the message for an id that was refused with a second 401 right after signing in again.
[[nodiscard]] Message refusal(const LookupRow &row);
/// Returns for example “Continuing in 12 s.”.
[[nodiscard]] QString continuing(std::chrono::seconds left);
/// Returns the text for the status line about a lookup of a single id.
[[nodiscard]] QString status(const LookupRow &row);

/// Returns for example “9 found”, “3 not found” and “1 failed”, without those that are zero.
[[nodiscard]] QStringList counts(const LookupProgress &progress);
/// Returns for example “9 found, 3 not found, 1 failed · 13 of 20 · about 4 s”. Parts without a value are
/// left out. A paused lookup has “paused” instead of the time.
[[nodiscard]] QString progress(const LookupProgress &progress);

/// Returns a short title of a result set: “13 ids · PRODUCTION 09:12” or “1042 · acme test 09:12”. A
/// connection without an environment is named instead.
[[nodiscard]] QString title(const ResultSet &results);
/// Returns the title with the connection's name and the date.
[[nodiscard]] QString longTitle(const ResultSet &results);

} // namespace lookuptext
