// SPDX-License-Identifier: MIT
#include "ui/upgrade/outcometext.h"

#include "text/displaytext.h"
#include "ui/text/timetext.h"

#include <QCoreApplication>

using namespace tokens;

namespace {

constexpr qsizetype kMaxNames = 200;

struct UpgradeOutcomeTexts
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeOutcome)
public:
    static Badge::Face face(UpgradeOutcome outcome);
    static Badge::Face running();
    static QString whatRuns(UpgradeMode mode)
    {
        return mode == UpgradeMode::Everything
                   ? tr("Runs everything that happens before login: system upgrades and report installation.")
                   : tr("Only system data upgrades run. Faster, but may not guarantee full compatibility "
                        "with "
                        "the latest application.");
    }
    static QString holding(const UpgradeRecord &run);
    static QString damaged(const QStringList &files)
    {
        //: “It” is a previous upgrade. %1 are names of files.
        return tr("What was written down of a previous upgrade can't be read: %1. It may have been one here, "
                  "and "
                  "may still be active.")
            .arg(isolatedText(boundedText(visibleLine(files.join(u", ")), kMaxNames)));
    }
    static QString mode(UpgradeMode mode)
    {
        return mode == UpgradeMode::Everything ? tr("Everything") : tr("Upgrades only");
    }
};

Badge::Face UpgradeOutcomeTexts::running()
{
    return {Tone::Info, Icon::Dot, tr("Running")};
}

Badge::Face UpgradeOutcomeTexts::face(UpgradeOutcome outcome)
{
    switch (outcome) {
    case UpgradeOutcome::NotStarted:
        return {Tone::Mute, Icon::Ring, tr("Not started")};
    case UpgradeOutcome::Finished:
        return {Tone::Good, Icon::Check, tr("Finished")};
    case UpgradeOutcome::Refused:
        return {Tone::Danger, Icon::Cross, tr("Refused")};
    case UpgradeOutcome::Failed:
        return {Tone::Danger, Icon::Cross, tr("Failed")};
    case UpgradeOutcome::Unknown:
        return {Tone::Warn, Icon::Question, tr("Unknown")};
    }
    Q_UNREACHABLE();
}

QString UpgradeOutcomeTexts::holding(const UpgradeRecord &run)
{
    const QString when = timetext::absolute(run.startedAt);
    return run.isAlive
               //: %1 is a host, %2 a date and time.
               ? tr("An upgrade at %1 was started at %2 and is running in another window or program.")
                     .arg(run.where, when)
               //: %1 is a host, %2 a date and time.
               : tr("An upgrade at %1 was started at %2; its result is not known.").arg(run.where, when);
}

} // namespace

OutcomeText describeOutcome(const UpgradeReport &report)
{
    const Badge::Face face = UpgradeOutcomeTexts::face(report.outcome);
    const UpgradeText text = describeReport(report);
    return {face.tone, face.icon, face.word, text.sentence, text.nextStep};
}

Badge::Face outcomeFace(UpgradeOutcome outcome)
{
    return UpgradeOutcomeTexts::face(outcome);
}

Badge::Face outcomeFace(const UpgradeRecord &run)
{
    return run.isAlive ? UpgradeOutcomeTexts::running()
                       : UpgradeOutcomeTexts::face(run.outcome.value_or(UpgradeOutcome::Unknown));
}

QString describeHoldingRun(const UpgradeRecord &run)
{
    return UpgradeOutcomeTexts::holding(run);
}

QString describeDamagedRecords(const QStringList &files)
{
    return UpgradeOutcomeTexts::damaged(files);
}

QString modeName(UpgradeMode mode)
{
    return UpgradeOutcomeTexts::mode(mode);
}

QString describeMode(UpgradeMode mode)
{
    return UpgradeOutcomeTexts::whatRuns(mode);
}
