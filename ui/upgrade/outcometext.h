// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/badge.h"
#include "upgrade/upgraderun.h"

/// How an upgrade ended, as describeReport() says it, and how that looks.
struct OutcomeText
{
    tokens::Tone tone = tokens::Tone::Mute;
    Icon icon = Icon::Question;
    QString word; ///< “Finished”
    QString sentence;
    QString nextStep;
};

[[nodiscard]] OutcomeText describeOutcome(const UpgradeReport &report);

/// How an outcome is shown where there is room for a word.
[[nodiscard]] Badge::Face outcomeFace(UpgradeOutcome outcome);
/// As outcomeFace(), of a run that may have none.
[[nodiscard]] Badge::Face outcomeFace(const UpgradeRecord &run);

/// When it was begun, and that it runs elsewhere or that its result is not known.
[[nodiscard]] QString describeBlockingRun(const UpgradeRecord &run);

/// That what was written down of previous upgrades can't be read, and where it is.
[[nodiscard]] QString describeDamagedRecords(const QStringList &files);

/// “Everything” or “Upgrades only”.
[[nodiscard]] QString modeName(UpgradeMode mode);
/// What it runs, in a sentence.
[[nodiscard]] QString describeMode(UpgradeMode mode);
