// SPDX-License-Identifier: MIT
#include "connections/connectionjson.h"

#include "base/errortext.h"
#include "connections/address.h"
#include "json/jsonreader.h"
#include "json/jsonwriter.h"
#include "net/headervalue.h"
#include "text/displaytext.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace {

struct ConnectionJsonTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionJson)
};

constexpr auto kFormat = "svc-desktop-connections"_L1;
constexpr int kVersion = 1;
/// What could carry a secret has no place in the file.
constexpr auto kAddressForm = QUrl::FormattingOptions(QUrl::FullyEncoded) | QUrl::RemoveUserInfo |
                              QUrl::RemoveQuery | QUrl::RemoveFragment;

template <typename Value>
struct Named
{
    QLatin1StringView name;
    Value value;
};

constexpr std::array kTokens{
    Named<TokenPresentation::Kind>{"bearer"_L1, TokenPresentation::Kind::Bearer},
    Named<TokenPresentation::Kind>{"header"_L1, TokenPresentation::Kind::Header},
    Named<TokenPresentation::Kind>{"none"_L1, TokenPresentation::Kind::None},
};
constexpr std::array kProxies{
    Named<ProxyChoice::Mode>{"system"_L1, ProxyChoice::Mode::System},
    Named<ProxyChoice::Mode>{"none"_L1, ProxyChoice::Mode::None},
    Named<ProxyChoice::Mode>{"manual"_L1, ProxyChoice::Mode::Manual},
};
constexpr std::array kColors{
    Named<EnvironmentColor>{"danger"_L1, EnvironmentColor::Danger},
    Named<EnvironmentColor>{"good"_L1, EnvironmentColor::Good},
    Named<EnvironmentColor>{"warn"_L1, EnvironmentColor::Warn},
    Named<EnvironmentColor>{"info"_L1, EnvironmentColor::Info},
    Named<EnvironmentColor>{"mute"_L1, EnvironmentColor::Mute},
};

template <typename Value, size_t Size>
QString nameOf(const std::array<Named<Value>, Size> &names, Value value)
{
    for (const auto &named : names) {
        if (named.value == value)
            return named.name;
    }
    Q_UNREACHABLE();
}

/// One of the names, or the fallback where none is given; any other word is rejected.
template <typename Value, size_t Size>
Value readNamed(const JsonReader &json, QLatin1StringView key, const std::array<Named<Value>, Size> &names,
                Value fallback)
{
    const std::optional<QString> text = json.string(key);
    if (!text)
        return fallback;
    for (const auto &named : names) {
        if (*text == named.name)
            return named.value;
    }
    json.reject(key, ConnectionJsonTexts::tr("a word that is not known here", "completes: $.field is …"));
    return fallback;
}

enum class Lines { One, Several };

/// Text that shows all that is in it: what hides or reorders could make one connection look like another.
QString readText(const JsonReader &json, QLatin1StringView key, qsizetype maxLength = kMaxConnectionText,
                 Lines lines = Lines::One)
{
    QString text = json.string(key).value_or(QString());
    const bool isOneLine = !text.contains(u'\n') && !text.contains(u'\t');
    if (text.size() > maxLength)
        json.reject(key, ConnectionJsonTexts::tr("too long", "completes: $.field is …"));
    else if (visibleText(text) != text || (lines == Lines::One && !isOneLine))
        json.reject(key, ConnectionJsonTexts::tr("a text with characters that can't be seen",
                                                 "completes: $.field is …"));
    return text;
}

std::chrono::milliseconds readSeconds(const JsonReader &json, QLatin1StringView key,
                                      std::chrono::milliseconds fallback)
{
    const std::optional<qint64> seconds = json.int64(key);
    if (!seconds)
        return fallback;
    if (*seconds < 1 || *seconds > kMaxConnectionTime.count()) {
        json.reject(key, ConnectionJsonTexts::tr("out of range", "completes: $.field is …"));
        return fallback;
    }
    return std::chrono::seconds(*seconds);
}

void rejectBecause(const JsonReader &json, QLatin1StringView key, const Error &error)
{
    json.reject(key, ConnectionJsonTexts::tr("not usable (%1)", "completes: $.field is …")
                         .arg(describeError(error).title));
}

void readAddress(const JsonReader &json, Connection &connection)
{
    connection.allowUnencrypted = json.boolean("allowUnencrypted"_L1).value_or(false);
    const auto address =
        parseAddress(readText(json, "serviceAddress"_L1, 2048),
                     connection.allowUnencrypted ? Unencrypted::Allowed : Unencrypted::LoopbackOnly);
    if (address)
        connection.baseUrl = *address;
    else
        rejectBecause(json, "serviceAddress"_L1, address.error());
}

void readHeaders(const JsonReader &json, Connection &connection)
{
    if (const auto header = json.string("apiKeyHeader"_L1)) {
        connection.apiKeyHeader = *header;
        if (const auto error = checkHeaderName(*header, HeaderUse::ApiKey))
            rejectBecause(json, "apiKeyHeader"_L1, *error);
    }
    connection.token.kind = readNamed(json, "token"_L1, kTokens, TokenPresentation::Kind::Bearer);
    if (connection.token.kind != TokenPresentation::Kind::Header)
        return;
    connection.token.header = readText(json, "tokenHeader"_L1);
    if (const auto error = checkHeaderName(connection.token.header, HeaderUse::Token))
        rejectBecause(json, "tokenHeader"_L1, *error);
    else if (connection.token.header.compare(connection.apiKeyHeader, Qt::CaseInsensitive) == 0)
        json.reject("tokenHeader"_L1,
                    ConnectionJsonTexts::tr("the API key's header already", "completes: $.field is …"));
}

void readProxy(const JsonReader &json, Connection &connection)
{
    connection.proxy.mode = readNamed(json, "proxy"_L1, kProxies, ProxyChoice::Mode::System);
    if (connection.proxy.mode != ProxyChoice::Mode::Manual)
        return;
    connection.proxy.host = readText(json, "proxyHost"_L1);
    const qint64 port = json.int64("proxyPort"_L1).value_or(0);
    if (connection.proxy.host.isEmpty())
        json.reject("proxyHost"_L1, ConnectionJsonTexts::tr("missing", "completes: $.field is …"));
    else if (!isHost(connection.proxy.host))
        json.reject("proxyHost"_L1, ConnectionJsonTexts::tr("no name of a host", "completes: $.field is …"));
    if (port < 1 || port > 65535)
        json.reject("proxyPort"_L1, ConnectionJsonTexts::tr("out of range", "completes: $.field is …"));
    else
        connection.proxy.port = static_cast<quint16>(port);
}

Connection readConnection(const JsonReader &json, ConnectionFile kind)
{
    Connection connection;
    if (kind == ConnectionFile::Own) {
        connection.id = readText(json, "id"_L1);
        connection.secretsLocked = json.boolean("secretsLocked"_L1).value_or(false);
    }
    connection.name = readText(json, "name"_L1).simplified(); // as they are written
    readAddress(json, connection);
    readHeaders(json, connection);
    connection.dataSource = readText(json, "dataSource"_L1);
    connection.partition = readText(json, "partition"_L1);
    connection.userName = readText(json, "userName"_L1);
    connection.environment = readText(json, "environment"_L1).simplified();
    connection.environmentColor =
        readNamed(json, "environmentColor"_L1, kColors, usualColor(connection.environment));
    readProxy(json, connection);
    connection.caFile = readText(json, "caFile"_L1);
    connection.connectTimeout = readSeconds(json, "connectTimeoutSeconds"_L1, connection.connectTimeout);
    connection.requestTimeout = readSeconds(json, "requestTimeoutSeconds"_L1, connection.requestTimeout);
    connection.upgradeTimeout = readSeconds(json, "upgradeTimeoutSeconds"_L1, connection.upgradeTimeout);
    connection.notes = readText(json, "notes"_L1, kMaxConnectionNotes, Lines::Several);
    return connection;
}

Error damaged(const QString &detail, const QString &jsonPath = {})
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::FileDamaged;
    error.detail = detail;
    error.jsonPath = jsonPath;
    return error;
}

/// Left out where there is nothing to say.
std::optional<QString> given(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

qint64 seconds(std::chrono::milliseconds time)
{
    return std::chrono::ceil<std::chrono::seconds>(time).count();
}

JsonWriter writeConnection(const Connection &connection, ConnectionFile kind)
{
    JsonWriter json;
    if (kind == ConnectionFile::Own) {
        json.add("id"_L1, connection.id);
        json.add("secretsLocked"_L1, connection.secretsLocked);
    }
    json.add("name"_L1, given(connection.name.simplified()));
    json.add("serviceAddress"_L1, connection.baseUrl.toString(kAddressForm));
    json.add("allowUnencrypted"_L1, connection.allowUnencrypted);
    json.add("apiKeyHeader"_L1, connection.apiKeyHeader);
    json.add("token"_L1, nameOf(kTokens, connection.token.kind));
    if (connection.token.kind == TokenPresentation::Kind::Header)
        json.add("tokenHeader"_L1, given(connection.token.header));
    json.add("dataSource"_L1, given(connection.dataSource));
    json.add("partition"_L1, given(connection.partition));
    json.add("userName"_L1, given(connection.userName));
    json.add("environment"_L1, given(connection.environment.simplified()));
    json.add("environmentColor"_L1, nameOf(kColors, connection.environmentColor));
    json.add("proxy"_L1, nameOf(kProxies, connection.proxy.mode));
    if (connection.proxy.mode == ProxyChoice::Mode::Manual) {
        json.add("proxyHost"_L1, connection.proxy.host);
        json.add("proxyPort"_L1, connection.proxy.port);
    }
    json.add("caFile"_L1, given(connection.caFile));
    json.add("connectTimeoutSeconds"_L1, seconds(connection.connectTimeout));
    json.add("requestTimeoutSeconds"_L1, seconds(connection.requestTimeout));
    json.add("upgradeTimeoutSeconds"_L1, seconds(connection.upgradeTimeout));
    json.add("notes"_L1, given(connection.notes));
    return json;
}

} // namespace

QByteArray connectionsJson(const QList<Connection> &connections, ConnectionFile kind)
{
    QList<JsonWriter> list;
    for (const Connection &connection : connections)
        list += writeConnection(connection, kind);
    JsonWriter json;
    json.add("format"_L1, kFormat);
    json.add("version"_L1, kVersion);
    json.add("connections"_L1, list);
    return json.json() + '\n';
}

Result<QList<Connection>> parseConnections(const QByteArray &json, ConnectionFile kind)
{
    if (json.size() > kMaxConnectionsFileSize)
        return failure(damaged(ConnectionJsonTexts::tr("It is too large.")));
    const auto root = JsonReader::open(json);
    if (!root)
        return failure(damaged(ConnectionJsonTexts::tr("It is not the JSON of a list of connections. %1")
                                   .arg(root.error().detail)));
    if (root->string("format"_L1) != kFormat)
        root->reject("format"_L1,
                     ConnectionJsonTexts::tr("not a list of connections", "completes: $.field is …"));
    if (root->int64("version"_L1) != kVersion)
        root->reject("version"_L1,
                     ConnectionJsonTexts::tr("a version that is not known here", "completes: $.field is …"));
    const auto entries = root->objects("connections"_L1);
    if (!root->error() && (!entries || entries->size() > kMaxConnections))
        root->reject("connections"_L1,
                     ConnectionJsonTexts::tr("missing or too long", "completes: $.field is …"));

    QList<Connection> connections;
    if (!root->error()) {
        for (const JsonReader &entry : *entries)
            connections += readConnection(entry, kind);
    }
    if (root->error())
        return failure(damaged(root->error()->detail, root->error()->jsonPath));
    return connections;
}

Result<Connection> keptConnection(const Connection &connection)
{
    const auto kept =
        parseConnections(connectionsJson({connection}, ConnectionFile::Own), ConnectionFile::Own);
    if (!kept)
        return failure(kept.error());
    return kept->first();
}

Error namingFile(const QString &path, Error error)
{
    if (!error.jsonPath.isEmpty())
        error.detail = ConnectionJsonTexts::tr("%1 is %2.", "$.path.in.json is a string")
                           .arg(error.jsonPath, error.detail);
    error.detail = fileProblem(path, error.detail);
    error.jsonPath.clear();
    return error;
}
