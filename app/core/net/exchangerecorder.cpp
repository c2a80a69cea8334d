// SPDX-License-Identifier: MIT
#include "net/exchangerecorder.h"

#include "activity/activitylog.h"
#include "activity/exchangecapture.h"
#include "net/proxy/proxy.h"
#include "net/tlspolicy.h"
#include "net/transportoptions.h"

#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslCipher>
#include <QSslConfiguration>

using namespace Qt::StringLiterals;

namespace {

/// Returns the values of cookies. Qt separates several Set-Cookie headers by line breaks.
QList<Secret> cookiesIn(const QByteArray &setCookies)
{
    constexpr qsizetype kShortest = 8; // shorter values are words such as “true”
    QList<Secret> cookies;
    if (setCookies.isEmpty())
        return cookies;
    for (const QByteArray &line : setCookies.split('\n')) {
        const QByteArray value = line.split(';').first().mid(line.indexOf('=') + 1).trimmed();
        if (value.size() >= kShortest)
            cookies += Secret(QString::fromLatin1(value));
    }
    return cookies;
}

/// Returns who has named a proxy. Never translated.
QString sourceName(const ProxyRoute &route)
{
    switch (route.source) {
    case ProxySource::Connection:
        return u"connection"_s;
    case ProxySource::Environment:
        return route.variable;
    case ProxySource::Desktop:
        return u"desktop"_s;
    case ProxySource::System:
        return u"system"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

ExchangeRecorder::ExchangeRecorder(const HttpRequest &request, const TransportOptions &options,
                                   std::shared_ptr<KnownSecrets> secrets, ActivityLog *log)
    : m_log(log)
    , m_isRecording(log && !log->isPaused())
    , m_headers(request.headers)
    , m_sent(request.secrets)
    , m_secrets(std::move(secrets))
    , m_answersWithSecret(request.answersWithSecret)
{
    if (!m_isRecording)
        return;
    m_start = m_log->clock().steadyNow();
    m_exchange.retryOf = request.retryOf;
    m_exchange.started = m_log->clock().utcNow();
    m_exchange.connection = options.connectionName;
    m_exchange.environment = options.environment;
    m_exchange.method = request.method == HttpRequest::Method::Post ? "POST" : "GET";
    m_exchange.address =
        m_secrets->redactor().redacted(request.url.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo));
    if (request.method == HttpRequest::Method::Post)
        m_exchange.requestBody =
            exchangecapture::body("application/json", request.body, JsonUse::Request, m_secrets->redactor());
}

void ExchangeRecorder::add(const QList<std::pair<QByteArray, QByteArray>> &headers)
{
    m_exchange.requestHeaders = exchangecapture::requestHeaders(headers, m_sent);
    m_exchange.number = m_log->add(m_exchange);
}

std::chrono::milliseconds ExchangeRecorder::now() const
{
    return m_log->clock().steadyNow() - m_start;
}

void ExchangeRecorder::setTime(ExchangeTimes::Time &time) const
{
    if (isRecording() && !time)
        time = now();
}

void ExchangeRecorder::setProxy(const ProxyRoute &route, const QString &proxy)
{
    if (isRecording())
        m_exchange.proxy = proxy.isEmpty() ? QString() : u"%1 (%2)"_s.arg(proxy, sourceName(route));
}

void ExchangeRecorder::recordStart(const QNetworkRequest &request)
{
    if (!isRecording())
        return;
    QList<exchangecapture::Header> headers;
    const QList<QByteArray> names = request.rawHeaderList();
    headers.reserve(names.size());
    for (const QByteArray &name : names)
        headers.append({name, request.rawHeader(name)});
    add(headers);
}

bool ExchangeRecorder::containsNewSecret(const QNetworkReply &reply) const
{
    const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    return m_answersWithSecret && status >= 200 && status <= 299;
}

void ExchangeRecorder::collectSecrets(const QNetworkReply &reply, const QByteArray &body)
{
    for (const Secret &cookie : cookiesIn(reply.rawHeader("Set-Cookie")))
        m_secrets->addCookie(cookie);
    if (containsNewSecret(reply))
        m_newSecrets = possibleSecretsIn(body);
}

void ExchangeRecorder::recordEnd(const ExchangeFacts &facts, const QNetworkReply *reply,
                                 const QByteArray &body, const std::optional<Error> &error)
{
    if (!isRecording())
        return;
    if (number() == 0)
        add(m_headers);
    const SecretRedactor redactor = this->redactor();
    m_exchange.delivery = deliveryOf(facts);
    m_exchange.status = facts.status.value_or(0);
    if (reply)
        recordReply(*reply, body, redactor);
    m_exchange.responseBody.size = facts.receivedLength;
    if (!facts.certificateChain.isEmpty()) {
        ExchangeTls tls;
        tls.certificate = certificateFacts(facts.certificateChain.first());
        if (reply) {
            const QSslConfiguration used = reply->sslConfiguration();
            tls.protocol = tlsProtocolName(used.sessionProtocol());
            tls.cipher = used.sessionCipher().name();
        }
        m_exchange.tls = tls;
    }
    if (error) {
        m_exchange.error = error->kind;
        m_exchange.detail = exchangecapture::line(redactor.redacted(*error).detail);
    }
    m_exchange.times.ended = now();
    m_log->update(m_exchange);
}

void ExchangeRecorder::recordReply(const QNetworkReply &reply, const QByteArray &body,
                                   const SecretRedactor &redactor)
{
    const JsonUse use = containsNewSecret(reply) ? JsonUse::SecretResponse : JsonUse::Response;
    m_exchange.reason = exchangecapture::line(
        reply.attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString(), redactor);
    m_exchange.responseHeaders = exchangecapture::responseHeaders(reply.rawHeaderPairs(), redactor);
    m_exchange.responseBody = exchangecapture::body(reply.rawHeader("Content-Type"), body, use, redactor);
}
