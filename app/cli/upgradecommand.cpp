// SPDX-License-Identifier: MIT
#include "cli/upgradecommand.h"

#include "base/errortext.h"
#include "cli/connectionoptions.h"
#include "cli/output.h"
#include "program/context.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

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
    writeNotice(
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
    if (report.outcome == UpgradeOutcome::Finished)
        writeNotice(reportSentences(report));
    else
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

namespace {

struct UpgradeTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

OptionGroup upgradeOptions()
{
    return {
        UpgradeTexts::tr("Options"),
        {
            {.name = u"yes"_s, .text = UpgradeTexts::tr("Do it. Without it nothing is sent.")},
            {.name = u"upgrades-only"_s,
             .text = UpgradeTexts::tr("Run system data upgrades only. This is faster, but may not guarantee "
                                      "full compatibility with the latest application.")},
            {.name = u"previous-run-may-be-active"_s,
             .text = UpgradeTexts::tr("Run it although a previous run there may still be active.")},
        }};
}

QString readUpgrade(const QCommandLineParser &parser, CliOptions &options)
{
    options.mode = parser.isSet(u"upgrades-only"_s) ? UpgradeMode::UpgradesOnly : UpgradeMode::Everything;
    options.confirmed = parser.isSet(u"yes"_s);
    options.acknowledgesPreviousRun = parser.isSet(u"previous-run-may-be-active"_s);
    return readConnectionOptions(parser, options);
}

} // namespace

CommandSpec upgradeSpec()
{
    return {
        .name = u"upgrade"_s,
        .summary = UpgradeTexts::tr("Run the upgrade that belongs before login"),
        .description = {UpgradeTexts::tr("It needs a server and an API key only. With --yes it sends one "
                                         "request and never repeats it; without, it sends nothing. It never "
                                         "asks, not even for a production connection."),
                        UpgradeTexts::tr("Prints one JSON object with outcome, status, delivery, durationMs "
                                         "and message.")},
        .options = {upgradeOptions(), connectionOptions()},
        .examples = {{UpgradeTexts::tr("Run everything that belongs before login"),
                      u"svc-cli --server https://api.example.com upgrade --yes"_s},
                     {UpgradeTexts::tr("Run system data upgrades only, on a saved connection"),
                      u"svc-cli --connection Staging upgrade --upgrades-only --yes"_s}},
        .exitCodes = {{ExitCode::Success, UpgradeTexts::tr("finished")},
                      {ExitCode::Network,
                       UpgradeTexts::tr("not started: nothing was sent, or the server ended the "
                                        "connection before it read the request")},
                      {ExitCode::Service, UpgradeTexts::tr("failed")},
                      {ExitCode::Unknown, UpgradeTexts::tr("unknown: it may still be running")},
                      {ExitCode::Refused, UpgradeTexts::tr("refused")},
                      {ExitCode::PreviousRun,
                       UpgradeTexts::tr("not sent, since a previous run may still be active")},
                      {ExitCode::LocalStorage,
                       UpgradeTexts::tr("finished, but its report or its end could not be written")}},
        .service = CommandSpec::Service::ApiKey,
        .read = readUpgrade,
        .prepare = [](CliOptions &options) -> std::optional<CliProblem> {
            if (options.confirmed)
                return {};
            return CliProblem{ExitCode::Usage,
                              UpgradeTexts::tr("An upgrade changes the whole system behind this address and "
                                               "key. Add --yes to run it.")};
        },
        .make =
            [](Context &context, const CliOptions &options, const QList<CliTarget> &targets) {
                return std::make_unique<UpgradeCommand>(context, options, targets.first());
            },
    };
}

#include "moc_upgradecommand.cpp"
