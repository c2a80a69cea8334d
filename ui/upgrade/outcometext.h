// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/icon.h"
#include "ui/widgets/tokens.h"
#include "upgrade/upgraderun.h"

/// How an upgrade ended, in a person's words.
struct OutcomeText
{
    tokens::Tone tone = tokens::Tone::Mute;
    Icon icon = Icon::Question;
    QString word;     ///< “Finished”
    QString sentence; ///< what happened
    QString nextStep; ///< what to do; may be empty
};

[[nodiscard]] OutcomeText describeOutcome(const UpgradeReport &report);

/// “Everything” or “Upgrades only”.
[[nodiscard]] QString modeName(UpgradeMode mode);
