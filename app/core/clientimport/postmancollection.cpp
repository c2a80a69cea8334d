// SPDX-License-Identifier: MIT
#include "clientimport/postmancollection.h"

#include "clientimport/clientjson.h"
#include "clientimport/foundrequest.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace {

struct PostmanTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClientImport)
};

/// Returns the parts of a list, or the text, with `separator` between them.
QString joinedParts(const QJsonValue &value, QLatin1StringView separator)
{
    if (!value.isArray())
        return jsonText(value);
    QStringList parts;
    for (const QJsonValue part : value.toArray())
        parts += jsonText(part.isObject() ? part["value"_L1] : part);
    return parts.join(separator);
}

QString withoutQuery(QString address)
{
    if (const qsizetype end = address.indexOf(QRegularExpression(u"[?#]"_s)); end >= 0)
        address.truncate(end);
    while (address.endsWith(u'/'))
        address.chop(1);
    return address;
}

struct PostmanAddress
{
    QString text;
    bool isContradictory = false;
};

/// Returns the address that Postman sends to: its parts count, and its text only if there is no host.
PostmanAddress addressOf(const QJsonValue &url, const Variables &variables)
{
    if (!url.isObject())
        return {jsonText(url)};
    const QString raw = jsonText(url["raw"_L1]);
    const QString host = joinedParts(url["host"_L1], "."_L1);
    if (host.isEmpty())
        return {raw};
    QString address = host;
    if (const QString port = jsonText(url["port"_L1]); !port.isEmpty())
        address += u':' + port;
    const QString path = joinedParts(url["path"_L1], "/"_L1);
    if (!path.isEmpty())
        address += path.startsWith(u'/') ? path : u'/' + path;
    QString protocol = jsonText(url["protocol"_L1]);
    if (protocol.endsWith("://"_L1))
        protocol.chop(3);
    const QString whole = protocol.isEmpty() ? address : protocol + "://"_L1 + address;
    if (raw.isEmpty())
        return {whole};
    QString written = withoutQuery(variables.resolved(raw).text);
    QString sent = withoutQuery(variables.resolved(whole).text);
    // One of them may have no scheme.
    const qsizetype schemeSent = sent.indexOf("://"_L1);
    const qsizetype schemeWritten = written.indexOf("://"_L1);
    if (schemeSent < 0 && schemeWritten >= 0)
        written = written.sliced(schemeWritten + 3);
    else if (schemeWritten < 0 && schemeSent >= 0)
        sent = sent.sliced(schemeSent + 3);
    return {whole, written.compare(sent, Qt::CaseInsensitive) != 0};
}

/// How a request, a folder or a collection signs its requests: `nullopt` if whatever is above it decides.
std::optional<QJsonObject> authOf(const QJsonValue &auth)
{
    return auth.isObject() ? std::optional(auth.toObject()) : std::nullopt;
}

QJsonValue authParameter(const QJsonValue &parameters, QLatin1StringView key)
{
    if (!parameters.isArray())
        return parameters[key]; // in version 2.0
    for (const QJsonValue parameter : parameters.toArray()) {
        if (parameter["key"_L1] == key)
            return parameter["value"_L1];
    }
    return {};
}

class CollectionReader final
{
public:
    void addVariables(const QJsonValue &list);
    void addItem(const QJsonObject &item, const QJsonObject &auth);
    [[nodiscard]] const Variables &variables() const { return m_variables; }
    [[nodiscard]] const QList<FoundRequest> &requests() const { return m_requests; }

private:
    void addRequest(const QJsonValue &request, const QJsonObject &auth);
    static void addHeaders(const QJsonValue &header, FoundRequest &found);
    static void addAuth(const QJsonObject &auth, FoundRequest &found);

    Variables m_variables;
    QList<FoundRequest> m_requests;
};

void CollectionReader::addVariables(const QJsonValue &list)
{
    for (const QJsonValue variable : list.toArray()) {
        if (variable["disabled"_L1].toBool())
            continue;
        QString name = jsonText(variable["key"_L1]);
        if (name.isEmpty())
            name = jsonText(variable["id"_L1]); // in old collections
        m_variables.set({name.trimmed(), jsonText(variable["value"_L1]), variable["type"_L1] == "secret"_L1});
    }
}

void CollectionReader::addItem(const QJsonObject &item, const QJsonObject &auth)
{
    const QJsonObject nearest = authOf(item["auth"_L1]).value_or(auth);
    addVariables(item["variable"_L1]);
    if (item.contains("request"_L1) && m_requests.size() < kMaxFoundRequests)
        addRequest(item["request"_L1], nearest);
    for (const QJsonValue child : item["item"_L1].toArray())
        addItem(child.toObject(), nearest);
}

void CollectionReader::addRequest(const QJsonValue &request, const QJsonObject &auth)
{
    FoundRequest found;
    const auto [address, isContradictory] =
        addressOf(request.isString() ? request : request["url"_L1], m_variables);
    found.address = address;
    if (isContradictory) {
        found.address.clear();
        found.notices +=
            PostmanTexts::tr("A request has two addresses, %1 and %2.")
                .arg(shownImportText(address), shownImportText(jsonText(request["url"_L1]["raw"_L1])));
    }
    addHeaders(request["header"_L1], found);
    addAuth(authOf(request["auth"_L1]).value_or(auth), found);
    if (request["body"_L1]["mode"_L1] == "raw"_L1)
        found.body = jsonText(request["body"_L1]["raw"_L1]);
    m_requests += found;
}

void CollectionReader::addHeaders(const QJsonValue &header, FoundRequest &found)
{
    if (header.isString()) {
        for (const QString &line : header.toString().split(u'\n'))
            found.headers += {line.section(u':', 0, 0), line.section(u':', 1)};
    }
    for (const QJsonValue entry : header.toArray()) {
        if (!entry["disabled"_L1].toBool())
            found.headers += {jsonText(entry["key"_L1]), jsonText(entry["value"_L1])};
    }
}

/// Adds the header that Postman sends instead of one with the same name.
void CollectionReader::addAuth(const QJsonObject &auth, FoundRequest &found)
{
    const QString type = auth["type"_L1].toString();
    if (type.isEmpty() || type == "noauth"_L1)
        return;
    if (type == "bearer"_L1) {
        found.notices += tokenLeftOutText();
        return;
    }
    const QJsonValue parameters = auth["apikey"_L1];
    const QString place = jsonText(authParameter(parameters, "in"_L1));
    if (type != "apikey"_L1 || (!place.isEmpty() && place != "header"_L1)) {
        found.notices += leftOutText({type == "apikey"_L1 ? u"apikey in "_s + place : type});
        return;
    }
    const QString name = jsonText(authParameter(parameters, "key"_L1));
    found.headers.removeIf([&name](const FoundRequest::Header &header) {
        return header.name.trimmed().compare(name.trimmed(), Qt::CaseInsensitive) == 0;
    });
    found.headers += {name, jsonText(authParameter(parameters, "value"_L1))};
}

} // namespace

bool isPostmanCollection(const QJsonObject &object)
{
    const bool isVersion2 = object["item"_L1].isArray() && object["info"_L1].isObject();
    const bool isVersion1 = object["requests"_L1].isArray() && object["order"_L1].isArray();
    return isVersion2 || isVersion1;
}

Result<QList<ImportedConnection>> readPostmanCollection(const QJsonObject &object)
{
    if (!object["item"_L1].isArray())
        return failure(importError(PostmanTexts::tr(
            "It is a Postman collection of version 1. Export it from Postman as version 2.1.")));
    CollectionReader reader;
    reader.addVariables(object["variable"_L1]);
    QJsonObject root = object;
    root.remove("variable"_L1);
    root.remove("request"_L1);
    reader.addItem(root, {});
    return connectionsOf(reader.requests(), reader.variables(), object["info"_L1]["name"_L1].toString());
}
