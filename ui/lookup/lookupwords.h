// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"
#include "ui/widgets/dialogs/messagebar.h"

/// What is said about a lookup.
namespace lookuptext {

/// The message above the place of the card for a row that has none; its actions are the page's.
[[nodiscard]] Message message(const LookupRow &row);
/// The second 401 in a row, right after signing in again: this id is refused.
[[nodiscard]] Message refusal(const LookupRow &row);
/// “Continuing in 12 s.”
[[nodiscard]] QString continuing(std::chrono::seconds left);
/// For the status line.
[[nodiscard]] QString status(const LookupRow &row);

/// “9 found, 3 not found, 1 failed · 13 of 20 · about 4 s”, as far as there is something to say; “paused” in
/// place of the time.
[[nodiscard]] QString progress(const LookupProgress &progress);

} // namespace lookuptext
