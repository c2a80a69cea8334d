// SPDX-License-Identifier: MIT
#include "cli/doctorcommand.h"

#include "cli/connectionoptions.h"
#include "cli/output.h"
#include "doctor/connectiondoctor.h"
#include "program/context.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

DoctorCommand::DoctorCommand(Context &context, CliOptions options, Connection connection)
    : m_context(context)
    , m_options(std::move(options))
    , m_connection(std::move(connection))
{
}

DoctorCommand::~DoctorCommand() = default;

void DoctorCommand::start()
{
    m_job =
        std::make_unique<ConnectionDoctor>(m_connection, m_options.asks ? DoctorAsks::Yes : DoctorAsks::No,
                                           m_context.credentialManager(), m_context.services().clock);
    m_job->onDone(this, [this](const Result<DoctorReport> &report) { write(*report); });
}

void DoctorCommand::interrupt()
{
    m_isInterrupted = true;
    m_job->cancel();
}

void DoctorCommand::write(const DoctorReport &report)
{
    const bool isJson = m_options.format == CliOptions::Format::Json;
    const ExitCode written = writeResult(isJson ? reportJson(report) + '\n' : reportText(report).toUtf8());
    const DoctorFinding *wrong = report.firstWrong();
    if (written != ExitCode::Success || m_isInterrupted)
        Q_EMIT finished(m_isInterrupted ? ExitCode::Interrupted : written);
    else if (!wrong)
        Q_EMIT finished(ExitCode::Success);
    else
        // Exit code 1 is wrong usage and nothing else.
        Q_EMIT finished(wrong->error && wrong->error->kind != ErrorKind::Input ? exitCodeFor(*wrong->error)
                                                                               : ExitCode::LocalStorage);
}

namespace {

struct DoctorTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

OptionGroup doctorOptions()
{
    return {DoctorTexts::tr("Options"),
            {
                {.name = u"ask"_s,
                 .text = DoctorTexts::tr(
                     "Send one request for notification 0, without key, token and cookie, and "
                     "tell what answers, and the server's time.")},
                {.name = u"format"_s,
                 .value = u"FORMAT"_s,
                 .text = DoctorTexts::tr("text or json. Default: text."),
                 .values = {u"text"_s, u"json"_s}},
            }};
}

QString readDoctor(const QCommandLineParser &parser, CliOptions &options)
{
    options.asks = parser.isSet(u"ask"_s);
    options.format =
        parser.value(u"format"_s) == "json"_L1 ? CliOptions::Format::Json : CliOptions::Format::Ndjson;
    return readConnectionOptions(parser, options);
}

} // namespace

CommandSpec doctorSpec()
{
    return {
        .name = u"doctor"_s,
        .summary = DoctorTexts::tr("Find out why a connection does not work"),
        .description = {DoctorTexts::tr(
            "Checks the name, the proxy, the port, TLS, the certificates and the keyring, "
            "one after another, and says of each whether it is right, wrong or unknown, and "
            "what to do. Sends no secret, and without --ask no request. The output has no "
            "secret, so it can be pasted into a ticket.")},
        .options = {doctorOptions(), connectionOptions()},
        .examples = {{DoctorTexts::tr("Check a saved connection, and ask what answers there"),
                      u"svc-cli --connection Staging doctor --ask"_s},
                     {DoctorTexts::tr("Check an address"),
                      u"svc-cli --server https://api.example.com doctor"_s}},
        .exitCodes = {{ExitCode::Success, DoctorTexts::tr("nothing is wrong")},
                      {ExitCode::Network,
                       DoctorTexts::tr("the first thing that is wrong is on the way to the server")},
                      {ExitCode::Service, DoctorTexts::tr("the first thing that is wrong is what answers")},
                      {ExitCode::LocalStorage,
                       DoctorTexts::tr(
                           "the first thing that is wrong is on this computer: a file, the keyring or the "
                           "clock")}},
        .service = CommandSpec::Service::Address,
        .read = readDoctor,
        .make =
            [](Context &context, const CliOptions &options, const QList<CliTarget> &targets) {
                return std::make_unique<DoctorCommand>(context, options, targets.first().connection);
            },
    };
}

#include "moc_doctorcommand.cpp"
