// SPDX-License-Identifier: MIT
#include "cli/options.h"

#include "base/errortext.h"
#include "connections/address.h"
#include "connections/cafile.h"
#include "export/xlsxexport.h"
#include "net/headervalidation.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct OptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr int kMaxTimeoutSeconds = 24 * 60 * 60;

/// Declares every option, and with it the text of --help.
void declareOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(OptionTexts::tr(
        "Reads notifications and runs upgrades of the service, for scripts.\n\n"
        "Commands:\n"
        "  lookup IDS…   look notifications up: 7  7,9  7-12  - (standard input); negative ids after --\n"
        "  upgrade       run the upgrade that belongs before login; needs a server and an API key only\n"
        "  connections   list the saved connections; export [FILE] writes your own ones, without secrets;\n"
        "                import FILE shows what it would change, and with --yes changes it\n\n"
        "The API key and the password come from SVC_API_KEY and SVC_PASSWORD, or with --secrets-stdin from "
        "the first "
        "two lines of standard input. With --user a lookup signs in first, else it goes with the API key "
        "alone. With --connection, what neither gives comes from the system's keyring.\n\n"
        "Data goes to standard output, messages to standard error. Exit status: 0 all found or finished, 1 "
        "usage, "
        "2 some not found, 3 sign-in refused or session ended, 4 network or TLS or upgrade not started, 5 "
        "server "
        "fault or bad data or upgrade failed, 6 upgrade outcome unknown, 7 upgrade refused, 8 "
        "upgrade not sent since a previous run may still be active, 9 a file, the keyring, standard input or "
        "output could not be read or written, 130 interrupted, 141 nobody reads standard output any more."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {u"demo"_s, OptionTexts::tr("Start the demo service and use it.")},
        {u"server"_s, OptionTexts::tr("Service address, for example https://api.example.com."), u"URL"_s},
        {u"connection"_s, OptionTexts::tr("Use the saved connection of that name. A lookup takes several."),
         u"NAME"_s},
        {u"data-source"_s, OptionTexts::tr("Data source to sign in to."), u"NAME"_s},
        {u"partition"_s, OptionTexts::tr("Partition; all of them where none is given."), u"NAME"_s},
        {u"user"_s, OptionTexts::tr("User name to sign in as."), u"NAME"_s},
        {u"api-key-header"_s, OptionTexts::tr("Header of the API key (Svc-ApiKey)."), u"NAME"_s},
        {u"token"_s, OptionTexts::tr("How the token is sent: bearer, none or header:NAME (bearer)."),
         u"HOW"_s},
        {u"ca-file"_s,
         OptionTexts::tr("File of certificates to trust beside the system's: PEM, DER or PKCS #7."),
         u"FILE"_s},
        {u"allow-unencrypted"_s, OptionTexts::tr("Allow http:// beyond this computer.")},
        {u"timeout"_s, OptionTexts::tr("Seconds for a whole request (30; 3600 for an upgrade)."),
         u"SECONDS"_s},
        {u"parallel"_s,
         OptionTexts::tr("Requests at a time of each connection, 1 to 6 (4); at most 6 to one host."),
         u"N"_s},
        {u"secrets-stdin"_s,
         OptionTexts::tr(
             "Read API key and password from standard input; with several connections one line of "
             "JSON for each: {\"connection\": NAME, \"apiKey\": …, \"password\": …}.")},
        {u"format"_s,
         OptionTexts::tr(
             "Of lookup: ndjson, json, csv, xlsx, markdown, jira, summary or html, or with a column for each "
             "connection matrix-csv, matrix-xlsx or matrix-markdown, or by id matrix-json; of connections: "
             "ndjson or json "
             "(ndjson)."),
         u"FORMAT"_s},
        {u"separator"_s,
         OptionTexts::tr("Of lookup with --format csv or matrix-csv: comma, semicolon or tab (comma)."),
         u"SIGN"_s},
        {u"where"_s,
         OptionTexts::tr("Of lookup: print only what fits, as the window's filter: \"type:bill created:>7d "
                         "-archived\"."),
         u"FILTER"_s},
        {u"cards"_s, OptionTexts::tr("Of lookup with --format html: each notification in full, too.")},
        {u"upgrades-only"_s,
         OptionTexts::tr("Of upgrade: only system data upgrades. Faster, but may not guarantee full "
                         "compatibility with the latest application.")},
        {u"previous-run-may-be-active"_s,
         OptionTexts::tr("Of upgrade: you know that a previous run there may still be active.")},
        {u"yes"_s, OptionTexts::tr("Of upgrade and import: do it. Without it nothing is sent or changed.")},
    });
    parser.addPositionalArgument(u"command"_s, OptionTexts::tr("lookup, upgrade or connections"),
                                 u"COMMAND"_s);
    parser.addPositionalArgument(
        u"what"_s, OptionTexts::tr("Notification ids, or what to do with connections"), u"[WHAT…]"_s);
}

/// Options that describe a connection. They cannot be combined with a saved one.
const QStringList kDescribingOptions{u"server"_s,  u"data-source"_s,       u"partition"_s,      u"user"_s,
                                     u"ca-file"_s, u"allow-unencrypted"_s, u"api-key-header"_s, u"token"_s};

QString firstSet(const QCommandLineParser &parser, const QStringList &names)
{
    for (const QString &name : names) {
        if (parser.isSet(name))
            return name;
    }
    return {};
}

QString readServer(const QCommandLineParser &parser, CliOptions &options)
{
    Connection &connection = options.connection;
    connection.allowUnencrypted = parser.isSet(u"allow-unencrypted"_s);
    const QString typed = parser.value(u"server"_s).trimmed();
    const QString completed = completedAddress(typed);
    const auto address = parseAddress(completed, connection.allowUnencrypted ? Unencrypted::Allowed
                                                                             : Unencrypted::LoopbackOnly);
    if (!address)
        return u"--server: "_s + errorSentences(address.error());
    if (completed != typed)
        options.serverNotice = u"--server: "_s + addressCompletedText(completed);
    connection.baseUrl = *address;
    connection.dataSource = parser.value(u"data-source"_s).trimmed();
    connection.partition = parser.value(u"partition"_s).trimmed();
    connection.userName = parser.value(u"user"_s).trimmed();
    if (connection.userName.isEmpty() != connection.dataSource.isEmpty())
        return OptionTexts::tr("--data-source and --user go together.");
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
        if (const auto error = checkHeaderName(connection.apiKeyHeader, HeaderSecret::ApiKey))
            return u"--api-key-header: "_s + errorSentences(*error);
    }
    const QString how = parser.value(u"token"_s);
    if (how == "none"_L1) {
        connection.token.kind = TokenPresentation::Kind::None;
    } else if (how.startsWith("header:"_L1)) {
        connection.token = {TokenPresentation::Kind::Header, how.sliced(7)};
        if (const auto error = checkHeaderName(connection.token.header, HeaderSecret::Token))
            return u"--token: "_s + errorSentences(*error);
        if (connection.token.header.compare(connection.apiKeyHeader, Qt::CaseInsensitive) == 0)
            return OptionTexts::tr("--token: the API key has this header already.");
    } else if (!how.isEmpty() && how != "bearer"_L1) {
        return OptionTexts::tr("--token is bearer, none or header:NAME.");
    }
    return {};
}

/// Reads the connection: described by options, saved, or the demo service. Returns the message of a usage
/// error, or an empty string.
QString readConnectionOptions(const QCommandLineParser &parser, CliOptions &options)
{
    if (parser.isSet(u"connection"_s)) {
        for (const QString &name : parser.values(u"connection"_s))
            options.savedNames += name.trimmed();
        if (options.savedNames.contains(QString()))
            return OptionTexts::tr("--connection needs the name of a saved connection.");
        for (const QString &name : std::as_const(options.savedNames)) {
            const auto isName = [&name](const QString &other) {
                return other.compare(name, Qt::CaseInsensitive) == 0;
            };
            if (std::count_if(options.savedNames.cbegin(), options.savedNames.cend(), isName) > 1)
                return OptionTexts::tr("--connection %1 was given more than once.").arg(name);
        }
        if (options.savedNames.size() > 1 && options.command != CliOptions::Command::Lookup)
            return OptionTexts::tr("Only lookup takes --connection more than once.");
        const QString extra = firstSet(parser, kDescribingOptions);
        if (!extra.isEmpty())
            return OptionTexts::tr("--connection brings its own server and user; leave --%1 out.").arg(extra);
        if (!options.demo)
            return {};
    }
    if (options.demo) {
        const QString extra =
            firstSet(parser, {u"server"_s, u"data-source"_s, u"partition"_s, u"user"_s, u"secrets-stdin"_s});
        if (!extra.isEmpty())
            return OptionTexts::tr("--demo brings its own server, user and secrets; leave --%1 out.")
                .arg(extra);
    } else if (!parser.isSet(u"server"_s)) {
        return OptionTexts::tr("Name a server with --server URL or --connection NAME, or use --demo.");
    } else if (QString problem = readServer(parser, options); !problem.isEmpty()) {
        return problem;
    }
    return readHeaders(parser, options.connection);
}

/// Returns the message of a usage error if a command that needs no connection was given one; empty otherwise.
QString refuseConnectionOptions(const QCommandLineParser &parser)
{
    const QString extra = firstSet(
        parser, QStringList{u"connection"_s, u"demo"_s, u"secrets-stdin"_s, u"timeout"_s, u"parallel"_s,
                            u"upgrades-only"_s, u"previous-run-may-be-active"_s, u"where"_s, u"cards"_s} +
                    kDescribingOptions);
    return extra.isEmpty() ? QString() : OptionTexts::tr("connections takes no --%1.").arg(extra);
}

ParsedOptions usageError(const QString &sentence)
{
    return {std::nullopt, sentence, true};
}

QString readNumbers(const QCommandLineParser &parser, CliOptions &options)
{
    if (parser.isSet(u"timeout"_s)) {
        bool ok = false;
        const int seconds = parser.value(u"timeout"_s).toInt(&ok);
        if (!ok || seconds < 1 || seconds > kMaxTimeoutSeconds)
            return OptionTexts::tr("--timeout is a number of seconds from 1 to %1.").arg(kMaxTimeoutSeconds);
        options.timeout = std::chrono::seconds(seconds);
    }
    if (parser.isSet(u"parallel"_s)) {
        bool ok = false;
        options.parallel = parser.value(u"parallel"_s).toInt(&ok);
        if (!ok || options.parallel < 1 || options.parallel > 6)
            return OptionTexts::tr("--parallel is a number from 1 to 6.");
    }
    return {};
}

QString readFormat(const QCommandLineParser &parser, CliOptions &options)
{
    static const QHash<QString, CliOptions::Format> formats{
        {QString(), CliOptions::Format::Ndjson},
        {u"ndjson"_s, CliOptions::Format::Ndjson},
        {u"json"_s, CliOptions::Format::Json},
        {u"csv"_s, CliOptions::Format::Csv},
        {u"xlsx"_s, CliOptions::Format::Xlsx},
        {u"markdown"_s, CliOptions::Format::Markdown},
        {u"jira"_s, CliOptions::Format::Jira},
        {u"summary"_s, CliOptions::Format::Summary},
        {u"html"_s, CliOptions::Format::Html},
        {u"matrix-csv"_s, CliOptions::Format::MatrixCsv},
        {u"matrix-xlsx"_s, CliOptions::Format::MatrixXlsx},
        {u"matrix-markdown"_s, CliOptions::Format::MatrixMarkdown},
        {u"matrix-json"_s, CliOptions::Format::MatrixJson},
    };
    const auto format = formats.find(parser.value(u"format"_s));
    const bool isJson = format != formats.end() &&
                        (*format == CliOptions::Format::Ndjson || *format == CliOptions::Format::Json);
    if (options.command == CliOptions::Command::Connections && !isJson)
        return OptionTexts::tr("--format of connections is ndjson or json.");
    if (format == formats.end())
        return OptionTexts::tr(
            "--format is ndjson, json, csv, xlsx, markdown, jira, summary or html, or matrix-csv, "
            "matrix-xlsx, matrix-markdown or matrix-json.");
    options.format = *format;
    if (options.isSpreadsheet() && !canWriteXlsx())
        return OptionTexts::tr("This svc-cli was built without spreadsheets.");
    return {};
}

/// Returns what is wrong, or nothing.
QString readSeparator(const QCommandLineParser &parser, CliOptions &options)
{
    static const QHash<QString, CsvSeparator> separators{{u"comma"_s, CsvSeparator::Comma},
                                                         {u"semicolon"_s, CsvSeparator::Semicolon},
                                                         {u"tab"_s, CsvSeparator::Tab}};
    if (!parser.isSet(u"separator"_s))
        return {};
    if (options.format != CliOptions::Format::Csv && options.format != CliOptions::Format::MatrixCsv)
        return OptionTexts::tr("--separator belongs to --format csv and matrix-csv.");
    const auto separator = separators.find(parser.value(u"separator"_s));
    if (separator == separators.end())
        return OptionTexts::tr("--separator is comma, semicolon or tab.");
    options.separator = *separator;
    return {};
}

QString readLookup(const QCommandLineParser &parser, const QStringList &ids, CliOptions &options)
{
    if (parser.isSet(u"yes"_s) || parser.isSet(u"upgrades-only"_s) ||
        parser.isSet(u"previous-run-may-be-active"_s))
        return OptionTexts::tr("--yes, --upgrades-only and --previous-run-may-be-active belong to upgrade.");
    if (ids.isEmpty())
        return OptionTexts::tr("lookup needs ids, for example: svc-cli --demo lookup 1001-1010");
    options.ids = ids;
    // In UTC like every time that is printed, so that a script does not depend on the computer's zone.
    options.whereText = parser.values(u"where"_s).join(u' ');
    options.where = FilterQuery(options.whereText, QDateTime::currentDateTimeUtc());
    if (const auto mistake = options.where.mistake())
        return u"--where: "_s + mistake->sentence;
    if (QString problem = readFormat(parser, options); !problem.isEmpty())
        return problem;
    if (QString problem = readSeparator(parser, options); !problem.isEmpty())
        return problem;
    options.cards = parser.isSet(u"cards"_s);
    if (options.cards && options.format != CliOptions::Format::Html)
        return OptionTexts::tr("--cards belongs to --format html.");
    return {};
}

QString readUpgrade(const QCommandLineParser &parser, const QStringList &rest, CliOptions &options)
{
    if (!rest.isEmpty() || parser.isSet(u"format"_s) || parser.isSet(u"where"_s) ||
        parser.isSet(u"cards"_s) || parser.isSet(u"separator"_s))
        return OptionTexts::tr(
            "upgrade takes no ids, no --format, no --where, no --cards and no --separator.");
    options.command = CliOptions::Command::Upgrade;
    options.mode = parser.isSet(u"upgrades-only"_s) ? UpgradeMode::UpgradesOnly : UpgradeMode::Everything;
    options.confirmed = parser.isSet(u"yes"_s);
    options.acknowledgesPreviousRun = parser.isSet(u"previous-run-may-be-active"_s);
    return {};
}

QString readConnections(const QCommandLineParser &parser, QStringList rest, CliOptions &options)
{
    options.command = CliOptions::Command::Connections;
    const QString action = rest.isEmpty() ? QString() : rest.takeFirst();
    if (action == "export"_L1 && rest.size() <= 1) {
        options.action = CliOptions::Action::Export;
        options.file = rest.value(0, u"-"_s);
    } else if (action == "import"_L1 && rest.size() == 1) {
        options.action = CliOptions::Action::Import;
        options.file = rest.first();
        options.confirmed = parser.isSet(u"yes"_s);
    } else if (!action.isEmpty()) {
        return OptionTexts::tr("connections is followed by nothing, by export [FILE] or by import FILE.");
    }
    if (parser.isSet(u"yes"_s) && options.action != CliOptions::Action::Import)
        return OptionTexts::tr("--yes belongs to upgrade and connections import.");
    if (parser.isSet(u"format"_s) && options.action != CliOptions::Action::List)
        return OptionTexts::tr("--format belongs to lookup and to the list of connections.");
    return readFormat(parser, options);
}

QString readCommand(const QCommandLineParser &parser, CliOptions &options)
{
    QStringList positional = parser.positionalArguments();
    const QString command = positional.isEmpty() ? QString() : positional.takeFirst();
    if (command == "lookup"_L1)
        return readLookup(parser, positional, options);
    if (command == "upgrade"_L1)
        return readUpgrade(parser, positional, options);
    if (command == "connections"_L1)
        return readConnections(parser, positional, options);
    return OptionTexts::tr("The command is lookup or upgrade, or connections. See svc-cli --help.");
}

} // namespace

ParsedOptions parseOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    declareOptions(parser);
    if (!parser.parse(arguments))
        return usageError(parser.errorText());
    if (parser.isSet(u"help"_s) || parser.isSet(u"help-all"_s))
        return {std::nullopt, parser.helpText(), false};
    if (parser.isSet(u"version"_s))
        return {std::nullopt, u"svc-cli %1\n"_s.arg(QStringLiteral(SVC_VERSION)), false};

    CliOptions options;
    options.demo = parser.isSet(u"demo"_s);
    options.secretsFromStdin = parser.isSet(u"secrets-stdin"_s);
    if (const QString problem = readCommand(parser, options); !problem.isEmpty())
        return usageError(problem);
    if (options.command == CliOptions::Command::Connections) {
        const QString problem = refuseConnectionOptions(parser);
        return problem.isEmpty() ? ParsedOptions{options, {}, false} : usageError(problem);
    }
    for (const QString &problem : {readConnectionOptions(parser, options), readNumbers(parser, options)}) {
        if (!problem.isEmpty())
            return usageError(problem);
    }
    options.connection = options.withTimeout(options.connection);
    return {options, {}, false};
}

Connection CliOptions::withTimeout(Connection used) const
{
    if (timeout) {
        used.requestTimeout = *timeout;
        used.upgradeTimeout = *timeout;
    }
    return used;
}

bool CliOptions::signsIn(const Connection &used) const
{
    return command == Command::Lookup && !used.userName.isEmpty();
}
