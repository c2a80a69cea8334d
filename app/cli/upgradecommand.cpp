// SPDX-License-Identifier: MIT
#include "cli/upgradecommand.h"

#include "base/errorsentences.h"
#include "cli/output.h"
#include "context.h"

UpgradeCommand::UpgradeCommand(Context &context, CliOptions options, CliSecrets secrets)
    : m_context(context)
    , m_options(std::move(options))
    , m_secrets(std::move(secrets))
{
    connect(&m_context.upgrade(), &UpgradeRun::sent, this, &UpgradeCommand::tellWhatRuns);
    connect(&m_context.upgrade(), &UpgradeRun::finished, this, &UpgradeCommand::report);
    connect(&m_context.upgradeJournal(), &UpgradeJournal::failed, this,
            [](const Error &error) { writeMessage(errorSentences(error)); });
}

void UpgradeCommand::start()
{
    const qint64 acknowledged = m_options.previousRunMayBeActive ? kMaxRunNumber : 0;
    m_context.upgrade().start(m_options.connection, m_secrets.apiKey, m_options.mode, acknowledged);
}

void UpgradeCommand::tellWhatRuns()
{
    writeMessage(
        m_options.mode == UpgradeMode::Everything
            ? tr("Running everything that happens before login on %1. The service reports no progress.")
                  .arg(displayHost(m_options.connection.baseUrl))
            : tr("Running system data upgrades only on %1. The service reports no progress.")
                  .arg(displayHost(m_options.connection.baseUrl)));
}

void UpgradeCommand::interrupt()
{
    m_context.upgrade().stopWaiting();
}

void UpgradeCommand::report(const UpgradeReport &report)
{
    writeMessage(reportSentences(report));
    const bool isHeldBack = report.error && (report.error->cause == ErrorCause::PreviousRun ||
                                             report.error->cause == ErrorCause::RunNotKnown);
    if (isHeldBack)
        writeMessage(tr("Once it has been confirmed that it has ended, use --previous-run-may-be-active to "
                        "start another one."));
    ExitCode code = exitCodeFor(report.outcome);
    if (report.outcome == UpgradeOutcome::NotStarted && report.error &&
        report.error->kind == ErrorKind::Input)
        code = ExitCode::Usage;
    if (isHeldBack)
        code = ExitCode::PreviousRun;
    if (report.outcome == UpgradeOutcome::NotStarted && report.stoppedWaiting)
        code = ExitCode::Interrupted;
    if (!writeData(reportJson(report) + '\n'))
        writeMessage(tr("The result could not be written to standard output. The outcome of the upgrade: %1.")
                         .arg(outcomeName(report.outcome)));
    Q_EMIT finished(code);
}
