// SPDX-License-Identifier: MIT
#include "activity/exchangehar.h"

#include "json/jsonwriter.h"

#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kUnknown = -1;

JsonWriter pair(const QString &name, const QString &value)
{
    JsonWriter json;
    json.add("name"_L1, name);
    json.add("value"_L1, value);
    return json;
}

QList<JsonWriter> headersJson(const QList<ExchangeHeader> &headers)
{
    QList<JsonWriter> list;
    for (const ExchangeHeader &header : headers)
        list += pair(QString::fromLatin1(header.name), QString::fromLatin1(header.value));
    return list;
}

QString valueOf(const QList<ExchangeHeader> &headers, const char *name)
{
    for (const ExchangeHeader &header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return QString::fromLatin1(header.value);
    }
    return {};
}

JsonWriter requestJson(const Exchange &exchange)
{
    JsonWriter json;
    json.add("method"_L1, QString::fromLatin1(exchange.method));
    json.add("url"_L1, exchange.address);
    json.add("httpVersion"_L1, u"HTTP/1.1"_s);
    json.add("cookies"_L1, QList<JsonWriter>());
    json.add("headers"_L1, headersJson(exchange.requestHeaders));
    QList<JsonWriter> query;
    const auto items = QUrlQuery(QUrl(exchange.address)).queryItems(QUrl::FullyDecoded);
    for (const auto &[name, value] : items)
        query += pair(name, value);
    json.add("queryString"_L1, query);
    if (!exchange.requestBody.text().isEmpty()) {
        JsonWriter data;
        data.add("mimeType"_L1, valueOf(exchange.requestHeaders, "content-type"));
        data.add("params"_L1, QList<JsonWriter>());
        data.add("text"_L1, QString::fromUtf8(exchange.requestBody.text()));
        json.add("postData"_L1, data);
    }
    json.add("headersSize"_L1, kUnknown);
    json.add("bodySize"_L1, exchange.requestBody.size);
    return json;
}

JsonWriter responseJson(const Exchange &exchange)
{
    JsonWriter content;
    content.add("size"_L1, exchange.responseBody.size);
    content.add("mimeType"_L1, valueOf(exchange.responseHeaders, "content-type"));
    content.add("text"_L1, QString::fromUtf8(exchange.responseBody.text()));
    if (exchange.responseBody.isCut)
        content.add("comment"_L1, u"The beginning only."_s);

    JsonWriter json;
    json.add("status"_L1, exchange.status);
    json.add("statusText"_L1, exchange.reason);
    json.add("httpVersion"_L1, u"HTTP/1.1"_s);
    json.add("cookies"_L1, QList<JsonWriter>());
    json.add("headers"_L1, headersJson(exchange.responseHeaders));
    json.add("content"_L1, content);
    json.add("redirectURL"_L1, valueOf(exchange.responseHeaders, "location"));
    json.add("headersSize"_L1, kUnknown);
    json.add("bodySize"_L1, exchange.responseBody.size);
    return json;
}

JsonWriter timingsJson(const Exchange &exchange)
{
    const ExchangePhases phases = phasesOf(exchange.times);
    const auto orElse = [](const ExchangePhases::Time &time, qint64 otherwise) {
        return std::optional<qint64>(time ? time->count() : otherwise);
    };
    JsonWriter json;
    json.add("blocked"_L1, orElse(phases.queue, kUnknown));
    json.add("dns"_L1, kUnknown);
    json.add("connect"_L1, orElse(phases.connect, kUnknown));
    json.add("ssl"_L1, kUnknown);
    json.add("send"_L1, 0); // send, wait and receive are required and cannot be unknown
    json.add("wait"_L1, orElse(phases.waiting, 0));
    json.add("receive"_L1, orElse(phases.body, 0));
    return json;
}

JsonWriter tlsJson(const ExchangeTls &tls)
{
    JsonWriter json;
    json.addGiven("subject"_L1, tls.certificate.subject);
    json.addGiven("issuer"_L1, tls.certificate.issuer);
    json.addGiven("names"_L1, tls.certificate.names.join(u", "_s));
    json.addGiven("validFrom"_L1, tls.certificate.notBefore.toUTC().toString(Qt::ISODate));
    json.addGiven("validTo"_L1, tls.certificate.notAfter.toUTC().toString(Qt::ISODate));
    json.addGiven("sha256"_L1, tls.certificate.sha256);
    json.addGiven("protocol"_L1, tls.protocol);
    json.addGiven("cipher"_L1, tls.cipher);
    return json;
}

JsonWriter entryJson(const Exchange &exchange)
{
    JsonWriter json;
    json.add("startedDateTime"_L1, exchange.started);
    json.add("time"_L1, exchange.times.ended->count());
    json.add("request"_L1, requestJson(exchange));
    json.add("response"_L1, responseJson(exchange));
    json.add("cache"_L1, JsonWriter());
    json.add("timings"_L1, timingsJson(exchange));
    json.addGiven("_connection"_L1, exchange.connection);
    json.addGiven("_environment"_L1, exchange.environment);
    json.addGiven("_proxy"_L1, exchange.proxy);
    json.add("_delivery"_L1, deliveryName(exchange.delivery));
    if (exchange.error)
        json.add("_error"_L1, errorKindName(*exchange.error));
    json.addGiven("_detail"_L1, exchange.detail);
    if (exchange.tls)
        json.add("_certificate"_L1, tlsJson(*exchange.tls));
    return json;
}

} // namespace

QByteArray exchangesHar(const QList<Exchange> &exchanges)
{
    QList<JsonWriter> entries;
    for (const Exchange &exchange : exchanges) {
        if (!exchange.isRunning())
            entries += entryJson(exchange);
    }
    JsonWriter creator;
    creator.add("name"_L1, u"Svc Desktop"_s);
    creator.add("version"_L1, QStringLiteral(SVC_VERSION));
    JsonWriter log;
    log.add("version"_L1, u"1.2"_s);
    log.add("creator"_L1, creator);
    log.add("entries"_L1, entries);
    JsonWriter har;
    har.add("log"_L1, log);
    return har.json() + '\n';
}
