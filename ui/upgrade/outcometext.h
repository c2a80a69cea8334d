// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/badge.h"
#include "upgrade/upgraderun.h"

/// The texts of describeReport() about how an upgrade ended, with an icon, a tone and a word.
struct OutcomeText
{
    tokens::Tone tone = tokens::Tone::Mute;
    Icon icon = Icon::Question;
    QString word; ///< for example “Finished”
    QString sentence;
    QString nextStep;
    QString serverWords;
};

[[nodiscard]] OutcomeText describeOutcome(const UpgradeReport &report);

/// Returns the badge of an outcome.
[[nodiscard]] Badge::Content outcomeBadge(UpgradeOutcome outcome);
/// Returns the badge of a run, which may not have an outcome yet.
[[nodiscard]] Badge::Content outcomeBadge(const UpgradeRecord &run);

/// Returns a sentence that says when the run started, and either that it runs elsewhere or that its result is
/// unknown.
[[nodiscard]] QString describeBlockingRun(const UpgradeRecord &run, const Clock &clock);

/// Returns a sentence that says that records of previous upgrades cannot be read, and where they are.
[[nodiscard]] QString describeDamagedRecords(const QStringList &files);

/// Returns “Everything” or “Upgrades only”.
[[nodiscard]] QString modeName(UpgradeMode mode);
/// Returns a sentence that says what the mode runs.
[[nodiscard]] QString describeMode(UpgradeMode mode);
