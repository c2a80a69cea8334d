// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "contract/upgrade.h"

#include <optional>

/// How an upgrade ended, as far as that can be known. See contract/README.md.
enum class UpgradeOutcome {
    NotStarted, ///< nothing was sent
    Finished,
    Refused,
    Failed,
    Unknown, ///< it may still be running, or may have run
};

/// Returns the outcome of the first rule in contract/README.md that applies. Pure.
[[nodiscard]] UpgradeOutcome decideOutcome(const Result<UpgradeReply> &result);

/// Returns `not-started`, `finished`, `refused`, `failed` or `unknown`. Never translated.
[[nodiscard]] QString outcomeName(UpgradeOutcome outcome);
/// Returns the outcome with that outcomeName(); `nullopt` if there is none.
[[nodiscard]] std::optional<UpgradeOutcome> outcomeNamed(const QString &name);
