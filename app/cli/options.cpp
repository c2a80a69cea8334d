// SPDX-License-Identifier: MIT
#include "cli/options.h"

#include "base/headervalue.h"
#include "cli/output.h"
#include "connections/address.h"
#include "connections/cafile.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr int kMaxTimeoutSeconds = 24 * 60 * 60;

ParsedOptions usageError(const QString &sentence)
{
    return {std::nullopt, sentence, true};
}

void declareOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(Texts::tr(
        "Reads notifications and runs upgrades of the service, for scripts.\n\n"
        "Commands:\n"
        "  lookup IDS…   look notifications up: 7  7,9  7-12  - (standard input); negative ids after --\n"
        "  upgrade       run the upgrade that belongs before login; needs a server and an API key only\n\n"
        "The API key and the password come from SVC_API_KEY and SVC_PASSWORD, or with --secrets-stdin from "
        "the first "
        "two lines of standard input. With --user a lookup signs in first, else it goes with the API key "
        "alone.\n\n"
        "Data goes to standard output, messages to standard error. Exit status: 0 all found or finished, 1 "
        "usage, "
        "2 some not found, 3 sign-in refused or session ended, 4 network or TLS or upgrade not started, 5 "
        "server "
        "fault or bad data or upgrade failed, 6 upgrade outcome unknown, 7 upgrade refused, 130 "
        "interrupted."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {u"demo"_s, Texts::tr("Start the demo service and use it.")},
        {u"server"_s, Texts::tr("Service address, for example https://api.example.com."), u"URL"_s},
        {u"data-source"_s, Texts::tr("Data source to sign in to."), u"NAME"_s},
        {u"partition"_s, Texts::tr("Partition; all of them where none is given."), u"NAME"_s},
        {u"user"_s, Texts::tr("User name to sign in as."), u"NAME"_s},
        {u"api-key-header"_s, Texts::tr("Header of the API key (Svc-ApiKey)."), u"NAME"_s},
        {u"token"_s, Texts::tr("How the token is sent: bearer, none or header:NAME (bearer)."), u"HOW"_s},
        {u"ca-file"_s, Texts::tr("PEM file of certificates to trust beside the system's."), u"FILE"_s},
        {u"allow-unencrypted"_s, Texts::tr("Allow http:// beyond this computer.")},
        {u"timeout"_s, Texts::tr("Seconds for a whole request (30; 3600 for an upgrade)."), u"SECONDS"_s},
        {u"parallel"_s, Texts::tr("Requests at a time, 1 to 6 (4)."), u"N"_s},
        {u"secrets-stdin"_s, Texts::tr("Read API key and password from standard input.")},
        {u"format"_s, Texts::tr("Of lookup: ndjson or json (ndjson)."), u"FORMAT"_s},
        {u"upgrades-only"_s,
         Texts::tr("Of upgrade: only system data upgrades. Faster, but may not guarantee full "
                   "compatibility with the latest application.")},
        {u"yes"_s, Texts::tr("Of upgrade: run it without asking.")},
    });
    parser.addPositionalArgument(u"command"_s, Texts::tr("lookup or upgrade"), u"COMMAND"_s);
    parser.addPositionalArgument(u"ids"_s, Texts::tr("Notification ids"), u"[IDS…]"_s);
}

/// The connection's own options; the sentence of a usage error, or nothing.
QString readConnection(const QCommandLineParser &parser, Connection &connection)
{
    connection.allowUnencrypted = parser.isSet(u"allow-unencrypted"_s);
    const auto address =
        parseAddress(parser.value(u"server"_s),
                     connection.allowUnencrypted ? Unencrypted::Allowed : Unencrypted::LoopbackOnly);
    if (!address)
        return u"--server: "_s + errorSentences(address.error());
    connection.baseUrl = *address;
    connection.dataSource = parser.value(u"data-source"_s).trimmed();
    connection.partition = parser.value(u"partition"_s).trimmed();
    connection.userName = parser.value(u"user"_s).trimmed();
    if (connection.userName.isEmpty() != connection.dataSource.isEmpty())
        return Texts::tr("--data-source and --user go together.");
    if (parser.isSet(u"ca-file"_s)) {
        connection.caFile = parser.value(u"ca-file"_s);
        if (const auto certificates = readCaFile(connection.caFile); !certificates)
            return u"--ca-file: "_s + errorSentences(certificates.error());
    }
    return {};
}

QString readHeaders(const QCommandLineParser &parser, Connection &connection)
{
    if (parser.isSet(u"api-key-header"_s)) {
        connection.apiKeyHeader = parser.value(u"api-key-header"_s);
        if (const auto error = checkHeaderName(connection.apiKeyHeader, HeaderUse::ApiKey))
            return u"--api-key-header: "_s + errorSentences(*error);
    }
    const QString how = parser.value(u"token"_s);
    if (how == "none"_L1) {
        connection.token.kind = TokenPresentation::Kind::None;
    } else if (how.startsWith("header:"_L1)) {
        connection.token = {TokenPresentation::Kind::Header, how.sliced(7)};
        if (const auto error = checkHeaderName(connection.token.header, HeaderUse::Token))
            return u"--token: "_s + errorSentences(*error);
        if (connection.token.header.compare(connection.apiKeyHeader, Qt::CaseInsensitive) == 0)
            return Texts::tr("--token: the API key has this header already.");
    } else if (!how.isEmpty() && how != "bearer"_L1) {
        return Texts::tr("--token is bearer, none or header:NAME.");
    }
    return {};
}

QString readNumbers(const QCommandLineParser &parser, CliOptions &options)
{
    if (parser.isSet(u"timeout"_s)) {
        bool ok = false;
        const int seconds = parser.value(u"timeout"_s).toInt(&ok);
        if (!ok || seconds < 1 || seconds > kMaxTimeoutSeconds)
            return Texts::tr("--timeout is a number of seconds from 1 to %1.").arg(kMaxTimeoutSeconds);
        options.connection.requestTimeout = std::chrono::seconds(seconds);
        options.connection.upgradeTimeout = std::chrono::seconds(seconds);
    }
    if (parser.isSet(u"parallel"_s)) {
        bool ok = false;
        options.parallel = parser.value(u"parallel"_s).toInt(&ok);
        if (!ok || options.parallel < 1 || options.parallel > 6)
            return Texts::tr("--parallel is a number from 1 to 6.");
    }
    return {};
}

QString readCommand(const QCommandLineParser &parser, CliOptions &options)
{
    QStringList positional = parser.positionalArguments();
    const QString command = positional.isEmpty() ? QString() : positional.takeFirst();
    if (command == "lookup"_L1) {
        if (parser.isSet(u"yes"_s) || parser.isSet(u"upgrades-only"_s))
            return Texts::tr("--yes and --upgrades-only belong to upgrade.");
        if (positional.isEmpty())
            return Texts::tr("lookup needs ids, for example: svc-cli --demo lookup 1001-1010");
        const QString format = parser.value(u"format"_s);
        if (!format.isEmpty() && format != "ndjson"_L1 && format != "json"_L1)
            return Texts::tr("--format is ndjson or json.");
        options.format = format == "json"_L1 ? CliOptions::Format::Json : CliOptions::Format::Ndjson;
        options.ids = positional;
        return {};
    }
    if (command == "upgrade"_L1) {
        if (!positional.isEmpty() || parser.isSet(u"format"_s))
            return Texts::tr("upgrade takes no ids and no --format.");
        options.command = CliOptions::Command::Upgrade;
        options.mode = parser.isSet(u"upgrades-only"_s) ? UpgradeMode::UpgradesOnly : UpgradeMode::Everything;
        options.confirmed = parser.isSet(u"yes"_s);
        return {};
    }
    return Texts::tr("The command is lookup or upgrade. See svc-cli --help.");
}

} // namespace

ParsedOptions parseOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    declareOptions(parser);
    if (!parser.parse(arguments))
        return usageError(parser.errorText());
    if (parser.isSet(u"help"_s))
        return {std::nullopt, parser.helpText(), false};
    if (parser.isSet(u"version"_s))
        return {std::nullopt, u"svc-cli %1\n"_s.arg(QStringLiteral(SVC_VERSION)), false};

    CliOptions options;
    options.demo = parser.isSet(u"demo"_s);
    options.secretsFromStdin = parser.isSet(u"secrets-stdin"_s);
    if (const QString problem = readCommand(parser, options); !problem.isEmpty())
        return usageError(problem);
    if (options.demo) {
        for (const QString &name :
             {u"server"_s, u"data-source"_s, u"partition"_s, u"user"_s, u"secrets-stdin"_s}) {
            if (parser.isSet(name))
                return usageError(
                    Texts::tr("--demo brings its own server, user and secrets; leave --%1 out.").arg(name));
        }
    } else if (!parser.isSet(u"server"_s)) {
        return usageError(Texts::tr("Name a server with --server URL, or use --demo."));
    } else if (const QString problem = readConnection(parser, options.connection); !problem.isEmpty()) {
        return usageError(problem);
    }
    for (const QString &problem : {readHeaders(parser, options.connection), readNumbers(parser, options)}) {
        if (!problem.isEmpty())
            return usageError(problem);
    }
    return {options, {}, false};
}
