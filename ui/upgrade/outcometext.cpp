// SPDX-License-Identifier: MIT
#include "ui/upgrade/outcometext.h"

#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/text/timetext.h"

#include <QCoreApplication>

using namespace tokens;

namespace {

constexpr qsizetype kMaxNames = 200;

struct UpgradeOutcomeTexts
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeOutcome)
};

} // namespace

OutcomeText describeOutcome(const UpgradeReport &report)
{
    const Badge::Content badge = outcomeBadge(report.outcome);
    const UpgradeText text = describeReport(report);
    return {badge.tone, badge.icon, badge.word, text.sentence, text.nextStep, text.serverWords};
}

Badge::Content outcomeBadge(UpgradeOutcome outcome)
{
    switch (outcome) {
    case UpgradeOutcome::NotStarted:
        return {Tone::Mute, Icon::Ring, CommonTexts::tr("Not started")};
    case UpgradeOutcome::Finished:
        return {Tone::Good, Icon::Check, CommonTexts::tr("Finished")};
    case UpgradeOutcome::Refused:
        return {Tone::Danger, Icon::Cross, CommonTexts::tr("Refused")};
    case UpgradeOutcome::Failed:
        return {Tone::Danger, Icon::Cross, CommonTexts::tr("Failed", "an upgrade")};
    case UpgradeOutcome::Unknown:
        return {Tone::Warn, Icon::Question, CommonTexts::tr("Unknown", "the outcome of an upgrade")};
    }
    Q_UNREACHABLE();
}

Badge::Content outcomeBadge(const UpgradeRecord &run)
{
    if (run.isAlive)
        return {Tone::Info, Icon::Dot, UpgradeOutcomeTexts::tr("Running", "an upgrade")};
    return outcomeBadge(run.outcome.value_or(UpgradeOutcome::Unknown));
}

QString describeBlockingRun(const UpgradeRecord &run, const Clock &clock)
{
    const QString when = timetext::absolute(run.startedAt, clock);
    return run.isAlive
               //: %1 is a host, %2 a date and time.
               ? UpgradeOutcomeTexts::tr(
                     "An upgrade at %1 was started at %2 and is running in another window or program.")
                     .arg(run.displayHost, when)
               //: %1 is a host, %2 a date and time.
               : UpgradeOutcomeTexts::tr("An upgrade at %1 was started at %2; its result is not known.")
                     .arg(run.displayHost, when);
}

QString describeDamagedRecords(const QStringList &files)
{
    //: “It” is a previous upgrade. %1 are names of files.
    return UpgradeOutcomeTexts::tr("The record of a previous upgrade can't be read: %1. That upgrade may "
                                   "have been on this service and may still be active.")
        .arg(isolatedText(boundedText(visibleLine(files.join(u", ")), kMaxNames)));
}

QString modeName(UpgradeMode mode)
{
    return mode == UpgradeMode::Everything ? UpgradeOutcomeTexts::tr("Everything")
                                           : UpgradeOutcomeTexts::tr("Upgrades only");
}

QString describeMode(UpgradeMode mode)
{
    return mode == UpgradeMode::Everything
               ? UpgradeOutcomeTexts::tr(
                     "Runs everything that happens before login: system upgrades and report installation.")
               : UpgradeOutcomeTexts::tr("Only system data upgrades run. Faster, but may not guarantee full "
                                         "compatibility with the "
                                         "latest application.");
}
