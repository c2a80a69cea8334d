// SPDX-License-Identifier: MIT
#include "cli/connectionoptions.h"

#include "base/errorsentences.h"
#include "connections/address.h"
#include "connections/cafile.h"
#include "net/headervalue.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// What describes a connection; a saved one has all of it.
const QStringList kDescribing{u"server"_s,  u"data-source"_s,       u"partition"_s,      u"user"_s,
                              u"ca-file"_s, u"allow-unencrypted"_s, u"api-key-header"_s, u"token"_s};

QString firstSet(const QCommandLineParser &parser, const QStringList &names)
{
    for (const QString &name : names) {
        if (parser.isSet(name))
            return name;
    }
    return {};
}

QString readServer(const QCommandLineParser &parser, Connection &connection)
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

} // namespace

QString readConnectionOptions(const QCommandLineParser &parser, CliOptions &options)
{
    if (parser.isSet(u"connection"_s)) {
        options.savedName = parser.value(u"connection"_s).trimmed();
        if (options.savedName.isEmpty())
            return Texts::tr("--connection needs the name of a saved connection.");
        const QString extra = firstSet(parser, QStringList{u"demo"_s} + kDescribing);
        return extra.isEmpty()
                   ? QString()
                   : Texts::tr("--connection brings its own server and user; leave --%1 out.").arg(extra);
    }
    if (options.demo) {
        const QString extra =
            firstSet(parser, {u"server"_s, u"data-source"_s, u"partition"_s, u"user"_s, u"secrets-stdin"_s});
        if (!extra.isEmpty())
            return Texts::tr("--demo brings its own server, user and secrets; leave --%1 out.").arg(extra);
    } else if (!parser.isSet(u"server"_s)) {
        return Texts::tr("Name a server with --server URL or --connection NAME, or use --demo.");
    } else if (QString problem = readServer(parser, options.connection); !problem.isEmpty()) {
        return problem;
    }
    return readHeaders(parser, options.connection);
}

QString refuseConnectionOptions(const QCommandLineParser &parser)
{
    const QString extra =
        firstSet(parser, QStringList{u"connection"_s, u"demo"_s, u"secrets-stdin"_s, u"timeout"_s,
                                     u"parallel"_s, u"upgrades-only"_s, u"previous-run-may-be-active"_s} +
                             kDescribing);
    return extra.isEmpty() ? QString() : Texts::tr("connections takes no --%1.").arg(extra);
}
