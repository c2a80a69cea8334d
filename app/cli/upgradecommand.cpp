// SPDX-License-Identifier: MIT
#include "cli/upgradecommand.h"

#include "base/errortext.h"
#include "cli/output.h"
#include "program/context.h"

UpgradeCommand::UpgradeCommand(Context &context, CliOptions options, CliTarget target)
    : m_context(context)
    , m_options(std::move(options))
    , m_target(std::move(target))
{
    connect(&m_context.upgrade(), &UpgradeRun::sent, this, &UpgradeCommand::writeStartMessage);
    connect(&m_context.upgrade(), &UpgradeRun::finished, this, &UpgradeCommand::writeReport);
    connect(&m_context.upgrade(), &UpgradeRun::recorded, this, &UpgradeCommand::end);
    connect(&m_context.upgradeJournal(), &UpgradeJournal::failed, this,
            [](const Error &error) { writeMessage(errorSentences(error)); });
}

void UpgradeCommand::start()
{
    AcknowledgedRuns acknowledged;
    if (m_options.acknowledgesPreviousRun)
        acknowledged.upTo = kMaxRunNumber;
    m_context.upgrade().start(m_target.connection, m_target.secrets.apiKey, m_options.mode, acknowledged);
}

void UpgradeCommand::writeStartMessage()
{
    writeMessage(
        m_options.mode == UpgradeMode::Everything
            ? tr("Running everything that happens before login on %1. The service reports no progress.")
                  .arg(displayHost(m_target.connection.baseUrl))
            : tr("Running system data upgrades only on %1. The service reports no progress.")
                  .arg(displayHost(m_target.connection.baseUrl)));
}

void UpgradeCommand::interrupt()
{
    m_context.upgrade().stopWaiting();
}

void UpgradeCommand::writeReport(const UpgradeReport &report)
{
    writeMessage(reportSentences(report));
    const bool isBlocked = report.error && (report.error->cause == ErrorCause::PreviousRun ||
                                            report.error->cause == ErrorCause::RunNotKnown);
    if (isBlocked)
        writeMessage(tr("Once it has been confirmed that it has ended, use --previous-run-may-be-active to "
                        "start another one."));
    m_code = exitCodeFor(report.outcome);
    if (report.outcome == UpgradeOutcome::NotStarted && report.error &&
        report.error->kind == ErrorKind::Input)
        m_code = ExitCode::Usage;
    if (isBlocked)
        m_code = ExitCode::PreviousRun;
    if (report.outcome == UpgradeOutcome::NotStarted && report.stoppedWaiting)
        m_code = ExitCode::Interrupted;
    m_isReported = writeData(reportJson(report) + '\n');
    if (!m_isReported)
        writeMessage(tr("The result could not be written to standard output. The outcome of the upgrade: %1.")
                         .arg(outcomeName(report.outcome)));
}

void UpgradeCommand::end(bool isRecorded)
{
    const bool isComplete = isRecorded && m_isReported;
    Q_EMIT finished(m_code == ExitCode::Success && !isComplete ? ExitCode::LocalStorage : m_code);
}

#include "moc_upgradecommand.cpp"
