// SPDX-License-Identifier: MIT
#include "connections/connectionjson.h"

#include "base/errortext.h"
#include "base/named.h"
#include "connections/address.h"
#include "json/jsondocument.h"
#include "net/headervalidation.h"
#include "text/displaytext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct ConnectionJsonTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionJson)
};

/// Leaves out the parts of an address that could contain a secret.
constexpr auto kAddressForm = QUrl::FormattingOptions(QUrl::FullyEncoded) | QUrl::RemoveUserInfo |
                              QUrl::RemoveQuery | QUrl::RemoveFragment;

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

JsonDocumentFormat connectionsFormat()
{
    return {.name = "svc-desktop-connections"_L1,
            .notJson = ConnectionJsonTexts::tr("It is not the JSON of a list of connections: %1."),
            .otherFormat = ConnectionJsonTexts::tr("not a list of connections", "completes: $.field is …")};
}

/// Returns the value with the name in the field, or the fallback if the field is absent. Rejects any other
/// name.
template <typename Value, size_t Size>
Value readNamed(const JsonReader &json, QLatin1StringView key, const std::array<Named<Value>, Size> &names,
                Value fallback)
{
    const std::optional<QString> text = json.string(key);
    if (!text)
        return fallback;
    const std::optional<Value> value = valueNamed(names, *text);
    if (!value)
        json.reject(key,
                    ConnectionJsonTexts::tr("a word this program does not know", "completes: $.field is …"));
    return value.value_or(fallback);
}

enum class Lines { One, Several };

/// Returns a text that is displayed exactly as it is. Hidden or reordered characters could make one
/// connection look like another.
QString readText(const JsonReader &json, QLatin1StringView key, qsizetype maxLength = kMaxConnectionText,
                 Lines lines = Lines::One)
{
    QString text = readName(json, key, maxLength);
    const bool isOneLine = !text.contains(u'\n') && !text.contains(u'\t');
    if (visibleText(text) != text || (lines == Lines::One && !isOneLine))
        json.reject(key,
                    ConnectionJsonTexts::tr("a text with invisible characters", "completes: $.field is …"));
    return text;
}

std::chrono::seconds secondsIn(std::chrono::milliseconds time)
{
    return std::chrono::ceil<std::chrono::seconds>(time);
}

std::chrono::milliseconds readSeconds(const JsonReader &json, QLatin1StringView key,
                                      std::chrono::milliseconds fallback)
{
    return std::chrono::seconds(
        readNumber(json, key, 1, kMaxConnectionTime.count(), secondsIn(fallback).count()));
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
        if (const auto error = checkHeaderName(*header, HeaderSecret::ApiKey))
            rejectBecause(json, "apiKeyHeader"_L1, *error);
    }
    connection.token.kind = readNamed(json, "token"_L1, kTokens, TokenPresentation::Kind::Bearer);
    if (connection.token.kind != TokenPresentation::Kind::Header)
        return;
    connection.token.header = readText(json, "tokenHeader"_L1);
    if (const auto error = checkHeaderName(connection.token.header, HeaderSecret::Token))
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
    if (connection.proxy.host.isEmpty())
        json.rejectMissing("proxyHost"_L1);
    else if (!isHost(connection.proxy.host))
        json.reject("proxyHost"_L1, ConnectionJsonTexts::tr("not a host name", "completes: $.field is …"));
    connection.proxy.port = static_cast<quint16>(readNumber(json, "proxyPort"_L1, 1, 65535));
    connection.proxy.user = readText(json, "proxyUser"_L1);
}

Connection readConnection(const JsonReader &json, ConnectionFile kind)
{
    Connection connection;
    if (kind == ConnectionFile::Own) {
        connection.id = readText(json, "id"_L1);
        connection.secretsLocked = json.boolean("secretsLocked"_L1).value_or(false);
    }
    connection.name = readText(json, "name"_L1).simplified(); // normalized as when saved
    readAddress(json, connection);
    readHeaders(json, connection);
    connection.dataSource = readText(json, "dataSource"_L1);
    connection.partition = readText(json, "partition"_L1);
    connection.userName = readText(json, "userName"_L1);
    connection.environment = readText(json, "environment"_L1).simplified();
    connection.environmentColor =
        readNamed(json, "environmentColor"_L1, kEnvironmentColors, usualColor(connection.environment));
    const bool isUsual = isUsuallyProduction(connection.environment, connection.environmentColor);
    const bool isGiven = json.boolean("production"_L1).value_or(isUsual);
    connection.isProduction = isGiven || (kind == ConnectionFile::Exchange && isUsual);
    readProxy(json, connection);
    connection.caFile = readText(json, "caFile"_L1);
    connection.clientCertificate = readText(json, "clientCertificate"_L1);
    if (!connection.clientCertificate.isEmpty())
        connection.clientKey = readText(json, "clientKey"_L1);
    connection.connectTimeout = readSeconds(json, "connectTimeoutSeconds"_L1, connection.connectTimeout);
    connection.requestTimeout = readSeconds(json, "requestTimeoutSeconds"_L1, connection.requestTimeout);
    connection.upgradeTimeout = readSeconds(json, "upgradeTimeoutSeconds"_L1, connection.upgradeTimeout);
    connection.notes = readText(json, "notes"_L1, kMaxConnectionNotes, Lines::Several);
    return connection;
}

JsonWriter writeConnection(const Connection &connection, ConnectionFile kind)
{
    JsonWriter json;
    if (kind == ConnectionFile::Own) {
        json.add("id"_L1, connection.id);
        json.add("secretsLocked"_L1, connection.secretsLocked);
    }
    json.addGiven("name"_L1, connection.name.simplified());
    json.add("serviceAddress"_L1, connection.baseUrl.toString(kAddressForm));
    json.add("allowUnencrypted"_L1, connection.allowUnencrypted);
    json.add("apiKeyHeader"_L1, connection.apiKeyHeader);
    json.add("token"_L1, nameOf(kTokens, connection.token.kind));
    if (connection.token.kind == TokenPresentation::Kind::Header)
        json.addGiven("tokenHeader"_L1, connection.token.header);
    json.addGiven("dataSource"_L1, connection.dataSource);
    json.addGiven("partition"_L1, connection.partition);
    json.addGiven("userName"_L1, connection.userName);
    json.addGiven("environment"_L1, connection.environment.simplified());
    json.add("environmentColor"_L1, nameOf(kEnvironmentColors, connection.environmentColor));
    if (kind == ConnectionFile::Own || connection.isProduction)
        json.add("production"_L1, connection.isProduction);
    json.add("proxy"_L1, nameOf(kProxies, connection.proxy.mode));
    if (connection.proxy.mode == ProxyChoice::Mode::Manual) {
        json.add("proxyHost"_L1, connection.proxy.host);
        json.add("proxyPort"_L1, connection.proxy.port);
        if (kind == ConnectionFile::Own)
            json.addGiven("proxyUser"_L1, connection.proxy.user);
    }
    json.addGiven("caFile"_L1, connection.caFile);
    if (kind == ConnectionFile::Own) { // they are of one person
        json.addGiven("clientCertificate"_L1, connection.clientCertificate);
        if (!connection.clientCertificate.isEmpty())
            json.addGiven("clientKey"_L1, connection.clientKey);
    }
    json.add("connectTimeoutSeconds"_L1, secondsIn(connection.connectTimeout).count());
    json.add("requestTimeoutSeconds"_L1, secondsIn(connection.requestTimeout).count());
    json.add("upgradeTimeoutSeconds"_L1, secondsIn(connection.upgradeTimeout).count());
    json.addGiven("notes"_L1, connection.notes);
    return json;
}

} // namespace

QByteArray connectionsJson(const QList<Connection> &connections, ConnectionFile kind)
{
    QList<JsonWriter> list;
    for (const Connection &connection : connections)
        list += writeConnection(connection, kind);
    JsonWriter json = beginDocument(connectionsFormat());
    json.add("connections"_L1, list);
    return json.json() + '\n';
}

Result<QList<Connection>> parseConnections(const QByteArray &json, ConnectionFile kind)
{
    if (json.size() > kMaxConnectionsFileSize)
        return failure(localStorageError(ErrorCause::FileDamaged, fileTooLargeText()));
    return parseDocument(json, connectionsFormat(), [kind](const JsonReader &root) {
        QList<Connection> connections;
        for (const JsonReader &entry : readEntries(root, "connections"_L1, kMaxConnections))
            connections += readConnection(entry, kind);
        return connections;
    });
}

Result<Connection> storableConnection(const Connection &connection)
{
    const auto stored =
        parseConnections(connectionsJson({connection}, ConnectionFile::Own), ConnectionFile::Own);
    if (!stored)
        return failure(stored.error());
    return stored->first();
}
