// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "contract/upgrade.h"

/// How an upgrade ended, as far as can be known (contract, "Upgrade response").
enum class UpgradeOutcome {
    NotStarted, ///< nothing left this computer
    Finished,
    Refused,
    Failed,
    Unknown, ///< it may still be running, or may have run
};

/// The first row of the contract's rule that fits. Pure.
[[nodiscard]] UpgradeOutcome decideOutcome(const Result<UpgradeReply> &result);

/// `not-started`, `finished`, `refused`, `failed` or `unknown`. Never translated.
[[nodiscard]] QString outcomeName(UpgradeOutcome outcome);
