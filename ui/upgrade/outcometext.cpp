// SPDX-License-Identifier: MIT
#include "ui/upgrade/outcometext.h"

#include "base/errortext.h"
#include "base/lengthtext.h"
#include "ui/widgets/timetext.h"

#include <QCoreApplication>

using namespace tokens;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeOutcome)
public:
    static OutcomeText describe(const UpgradeReport &report);
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
    static QString mode(UpgradeMode mode)
    {
        return mode == UpgradeMode::Everything ? tr("Everything") : tr("Upgrades only");
    }

private:
    static ErrorText reason(const UpgradeReport &report)
    {
        return report.error ? describeError(*report.error) : ErrorText{};
    }
    static QString sentences(const ErrorText &text)
    {
        if (text.message.isEmpty())
            //: %1 is what went wrong, without its full stop.
            return tr("%1.").arg(text.title);
        //: %1 is what went wrong, without its full stop; %2 are whole sentences.
        return tr("%1. %2").arg(text.title, text.message);
    }
    static QString whyUnknown(const UpgradeReport &report);
    static QString afterNotStarted(const UpgradeReport &report);
};

QString Words::whyUnknown(const UpgradeReport &report)
{
    const QString length = lengthText(report.duration);
    if (report.stoppedWaiting)
        return tr("You stopped waiting after %1.").arg(length);
    if (report.status == 202)
        return tr("The service accepted the upgrade and did not say that it has ended (202 after %1).")
            .arg(length);
    if (report.status > 0)
        return tr("The answer after %1 does not settle it (%2).").arg(length, QString::number(report.status));
    return tr("The connection ended after %1 without an answer.").arg(length);
}

QString Words::afterNotStarted(const UpgradeReport &report)
{
    const ErrorCause cause = report.error ? report.error->cause : ErrorCause::None;
    if (cause == ErrorCause::PreviousRun || cause == ErrorCause::RunNotKnown)
        return tr("Nothing left this computer. Start it only once that run has ended.");
    if (cause == ErrorCause::RunNotRecorded)
        return tr("Nothing left this computer. Once the file can be written, it is safe to try again.");
    return tr("Nothing left this computer. It is safe to try again.");
}

Badge::Face Words::running()
{
    return {Tone::Info, Icon::Dot, tr("Running")};
}

Badge::Face Words::face(UpgradeOutcome outcome)
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

OutcomeText Words::describe(const UpgradeReport &report)
{
    const Badge::Face shown = face(report.outcome);
    const auto text = [&shown](const QString &sentence, const QString &nextStep) {
        return OutcomeText{shown.tone, shown.icon, shown.word, sentence, nextStep};
    };
    switch (report.outcome) {
    case UpgradeOutcome::NotStarted:
        return text(sentences(reason(report)), afterNotStarted(report));
    case UpgradeOutcome::Finished:
        return text(
            tr("The service answered after %1 that the upgrade is done.").arg(lengthText(report.duration)),
            tr("There is nothing more to do before signing in."));
    case UpgradeOutcome::Refused:
        return text(sentences(reason(report)), tr("The service did not run the upgrade."));
    case UpgradeOutcome::Failed:
        return text(tr("The service answered after %1 that the upgrade failed (%2).")
                        .arg(lengthText(report.duration), QString::number(report.status)),
                    tr("Tell whoever runs the service before you start it again."));
    case UpgradeOutcome::Unknown:
        return text(
            whyUnknown(report),
            tr("The upgrade may still be running. Do not start it again until whoever runs the service has "
               "confirmed that it has ended."));
    }
    Q_UNREACHABLE();
}

QString Words::holding(const UpgradeRecord &run)
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
    return Words::describe(report);
}

Badge::Face outcomeFace(UpgradeOutcome outcome)
{
    return Words::face(outcome);
}

Badge::Face outcomeFace(const UpgradeRecord &run)
{
    return run.isAlive ? Words::running() : Words::face(run.outcome.value_or(UpgradeOutcome::Unknown));
}

QString describeHoldingRun(const UpgradeRecord &run)
{
    return Words::holding(run);
}

QString modeName(UpgradeMode mode)
{
    return Words::mode(mode);
}

QString describeMode(UpgradeMode mode)
{
    return Words::whatRuns(mode);
}
