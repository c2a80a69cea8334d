// SPDX-License-Identifier: MIT
#include "cli/connectionoptions.h"

#include "base/errortext.h"
#include "cli/options.h"
#include "connections/address.h"
#include "connections/cafile.h"
#include "net/headervalidation.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct ConnectionTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr int kMaxTimeoutSeconds = 24 * 60 * 60;

QString firstSet(const QCommandLineParser &parser, const QStringList &names)
{
    for (const QString &name : names) {
        if (parser.isSet(name))
            return name;
    }
    return {};
}

QStringList describingOptions()
{
    QStringList names;
    for (const OptionSpec &option : connectionOptions().options) {
        if (option.describesConnection)
            names += option.name;
    }
    return names;
}

QString readClientCertificate(const QCommandLineParser &parser, Connection &connection)
{
    connection.clientCertificate = parser.value(u"client-certificate"_s);
    connection.clientKey = parser.value(u"client-key"_s);
    if (connection.clientCertificate.isEmpty() && !connection.clientKey.isEmpty())
        return ConnectionTexts::tr("--client-key goes together with --client-certificate.");
    return {};
}

QString readProxy(const QCommandLineParser &parser, ProxyChoice &proxy)
{
    const QString text = parser.value(u"proxy"_s);
    proxy.user = parser.value(u"proxy-user"_s).trimmed();
    if (text == "none"_L1)
        proxy.mode = ProxyChoice::Mode::None;
    else if (!text.isEmpty()) {
        const QUrl address(u"//"_s + text);
        if (!isHost(address.host()) || address.port() < 1 || address.authority() != text)
            return ConnectionTexts::tr("--proxy is HOST:PORT, for example proxy.example.com:3128, or none.");
        proxy.mode = ProxyChoice::Mode::Manual;
        proxy.host = address.host();
        proxy.port = static_cast<quint16>(address.port());
    }
    if (!proxy.user.isEmpty() && proxy.mode != ProxyChoice::Mode::Manual)
        return ConnectionTexts::tr("--proxy-user goes together with --proxy HOST:PORT.");
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
        return ConnectionTexts::tr("--data-source and --user go together.");
    if (parser.isSet(u"ca-file"_s)) {
        connection.caFile = parser.value(u"ca-file"_s);
        if (const auto certificates = readCaFile(connection.caFile); !certificates)
            return u"--ca-file: "_s + errorSentences(certificates.error());
    }
    if (QString problem = readClientCertificate(parser, connection); !problem.isEmpty())
        return problem;
    return readProxy(parser, connection.proxy);
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
            return ConnectionTexts::tr("--token: the API key has this header already.");
    } else if (!how.isEmpty() && how != "bearer"_L1) {
        return ConnectionTexts::tr("--token is bearer, none or header:NAME.");
    }
    return {};
}

QString readSavedNames(const QCommandLineParser &parser, CliOptions &options)
{
    for (const QString &name : parser.values(u"connection"_s))
        options.savedNames += name.trimmed();
    if (options.savedNames.contains(QString()))
        return ConnectionTexts::tr("--connection needs the name of a saved connection.");
    for (const QString &name : std::as_const(options.savedNames)) {
        const auto isName = [&name](const QString &other) {
            return other.compare(name, Qt::CaseInsensitive) == 0;
        };
        if (std::count_if(options.savedNames.cbegin(), options.savedNames.cend(), isName) > 1)
            return ConnectionTexts::tr("--connection %1 was given more than once.").arg(name);
    }
    if (options.savedNames.size() > 1 && !options.command->takesSeveralConnections)
        return ConnectionTexts::tr("%1 takes only one --connection.").arg(options.command->name);
    const QString extra = firstSet(parser, describingOptions());
    if (!extra.isEmpty())
        return ConnectionTexts::tr("--connection brings its own server and user; leave --%1 out.").arg(extra);
    return {};
}

} // namespace

OptionGroup connectionOptions()
{
    return {
        ConnectionTexts::tr("Which service"),
        {
            {.name = u"connection"_s,
             .value = u"NAME"_s,
             .text = ConnectionTexts::tr("Use the saved connection of that name, with its server and user."),
             .completion = OptionSpec::Completion::Connections,
             .isRepeatable = true},
            {.name = u"demo"_s,
             .text = ConnectionTexts::tr("Start the demo service and use it. Its connections are production "
                                         "and test.")},
            {.name = u"server"_s,
             .value = u"URL"_s,
             .text = ConnectionTexts::tr("Service address, for example https://api.example.com."),
             .describesConnection = true},
            {.name = u"data-source"_s,
             .value = u"NAME"_s,
             .text = ConnectionTexts::tr("Data source to sign in to. Goes together with --user."),
             .describesConnection = true},
            {.name = u"partition"_s,
             .value = u"NAME"_s,
             .text = ConnectionTexts::tr("Partition to sign in to. Without it, all partitions are searched."),
             .describesConnection = true},
            {.name = u"user"_s,
             .value = u"NAME"_s,
             .text = ConnectionTexts::tr("User name to sign in as. Without it, the API key is sent alone."),
             .describesConnection = true},
            {.name = u"api-key-header"_s,
             .value = u"NAME"_s,
             .text = ConnectionTexts::tr("Header of the API key. Default: Svc-ApiKey."),
             .describesConnection = true},
            {.name = u"token"_s,
             .value = u"HOW"_s,
             .text =
                 ConnectionTexts::tr("How the token is sent: bearer, none or header:NAME. Default: bearer."),
             .values = {u"bearer"_s, u"none"_s, u"header:"_s},
             .areExamples = true,
             .describesConnection = true},
            {.name = u"ca-file"_s,
             .value = u"FILE"_s,
             .text = ConnectionTexts::tr("File with certificates to trust besides the system's: PEM, DER or "
                                         "PKCS #7."),
             .completion = OptionSpec::Completion::Files,
             .describesConnection = true},
            {.name = u"client-certificate"_s,
             .value = u"FILE"_s,
             .text =
                 ConnectionTexts::tr("Certificate for a service that asks its clients for one: PKCS #12, or "
                                     "PEM with its key."),
             .completion = OptionSpec::Completion::Files,
             .describesConnection = true},
            {.name = u"client-key"_s,
             .value = u"FILE"_s,
             .text = ConnectionTexts::tr("Key of the client certificate, if it is not in the same file."),
             .completion = OptionSpec::Completion::Files,
             .describesConnection = true},
            {.name = u"proxy"_s,
             .value = u"HOST:PORT"_s,
             .text = ConnectionTexts::tr("HTTP proxy, or none. Default: that of the system."),
             .values = {u"none"_s},
             .areExamples = true,
             .describesConnection = true},
            {.name = u"proxy-user"_s,
             .value = u"NAME"_s,
             .text = ConnectionTexts::tr("User name for the proxy. Goes together with --proxy."),
             .describesConnection = true},
            {.name = u"allow-unencrypted"_s,
             .text = ConnectionTexts::tr("Allow http:// to other computers."),
             .describesConnection = true},
            {.name = u"timeout"_s,
             .value = u"SECONDS"_s,
             .text = ConnectionTexts::tr("Time for a whole request. Default: 30, for an upgrade 3600."),
             .range = OptionSpec::Range{1, kMaxTimeoutSeconds}},
            {.name = u"secrets-stdin"_s,
             .text = ConnectionTexts::tr("Read the API key and the password from the first two lines of "
                                         "standard input, then one for the client certificate and one for "
                                         "the proxy if there are such options; with several connections, one "
                                         "line of JSON for each.")},
        }};
}

QString readConnectionOptions(const QCommandLineParser &parser, CliOptions &options)
{
    options.demo = parser.isSet(u"demo"_s);
    options.secretsFromStdin = parser.isSet(u"secrets-stdin"_s);
    if (parser.isSet(u"timeout"_s))
        options.timeout = std::chrono::seconds(parser.value(u"timeout"_s).toInt());
    if (parser.isSet(u"connection"_s)) {
        QString problem = readSavedNames(parser, options);
        if (!problem.isEmpty() || !options.demo)
            return problem;
    }
    if (options.demo) {
        const QString extra =
            firstSet(parser, {u"server"_s, u"data-source"_s, u"partition"_s, u"user"_s, u"secrets-stdin"_s});
        if (!extra.isEmpty())
            return ConnectionTexts::tr("--demo brings its own server, user and secrets; leave --%1 out.")
                .arg(extra);
    } else if (!parser.isSet(u"server"_s)) {
        return ConnectionTexts::tr("Name a server with --server URL or --connection NAME, or use --demo.");
    } else if (QString problem = readServer(parser, options); !problem.isEmpty()) {
        return problem;
    }
    return readHeaders(parser, options.connection);
}
