// SPDX-License-Identifier: MIT
#include "net/httpjob.h"

#include "base/logging.h"
#include "net/httpdate.h"
#include "net/networkchanges.h"
#include "net/networkteardown.h"
#include "net/proxy/proxy.h"
#include "net/proxy/proxyrelay.h"
#include "net/requestpolicy.h"
#include "net/responsefacts.h"
#include "net/retryafter.h"
#include "net/singleusebody.h"
#include "net/tlsconfigurationprovider.h"
#include "net/tlspolicy.h"

#include <QDateTime>
#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <array>

using namespace Qt::StringLiterals;

namespace {

// A chunked body with one byte per chunk costs hundreds of bytes for each.
constexpr qint64 kReadBufferSize = 16LL * 1024;
constexpr qint64 kSmallBodySize = 64LL * 1024;
constexpr qint64 kMaxBodySize = 4LL * 1024 * 1024;

} // namespace

HttpJob::HttpJob(HttpRequest request, const TransportOptions &options,
                 std::shared_ptr<TlsConfigurationProvider> tls, std::shared_ptr<ProxyRelay> proxyRelay,
                 std::shared_ptr<KnownSecrets> secrets, ActivityLog *activity, NetworkChanges &changes,
                 SharedManager shared, const QObject &lifetime)
    : m_request(std::move(request))
    , m_options(options)
    , m_tlsProvider(std::move(tls))
    , m_proxyRelay(std::move(proxyRelay))
    , m_recorder(m_request, m_options, std::move(secrets), activity)
    , m_sharedManager(std::move(shared))
    , m_changes(changes)
{
    connect(&lifetime, &QObject::destroyed, this, [this] { abort(Abort::Cancelled); });
    begin();
}

HttpJob::HttpJob(HttpRequest request, const TransportOptions &options,
                 std::shared_ptr<TlsConfigurationProvider> tls, std::shared_ptr<ProxyRelay> proxyRelay,
                 std::shared_ptr<KnownSecrets> secrets, ActivityLog *activity, NetworkChanges &changes,
                 std::unique_ptr<QNetworkAccessManager> own)
    : m_request(std::move(request))
    , m_options(options)
    , m_tlsProvider(std::move(tls))
    , m_proxyRelay(std::move(proxyRelay))
    , m_recorder(m_request, m_options, std::move(secrets), activity)
    , m_ownManager(std::move(own))
    , m_changes(changes)
{
    begin();
}

HttpJob::~HttpJob()
{
    if (!isFinished()) {
        m_abort = Abort::Cancelled;
        const ExchangeFacts ended = facts();
        m_recorder.recordEnd(ended, m_reply, m_received, exchangeError(ended));
    }
    releaseReply();
    destroyInBackground(std::move(m_ownManager));
}

void HttpJob::cancel()
{
    abort(Abort::Cancelled);
}

void HttpJob::begin()
{
    if (const auto error = refusal(m_request, m_options)) {
        failBeforeSend(*error);
        return;
    }
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer);
    connect(&m_deadline, &QTimer::timeout, this, [this] { abort(Abort::Deadline); });
    m_deadline.start(m_request.deadline);
    m_connectDeadline.setSingleShot(true);
    connect(&m_connectDeadline, &QTimer::timeout, this, [this] {
        if (deliveryOf(facts()) == Delivery::NotSent)
            abort(Abort::ConnectDeadline);
    });
    m_connectDeadline.start(m_options.connectDeadline);

    prepareTls();
}

void HttpJob::prepareTls()
{
    if (m_request.url.scheme() != "https"_L1) {
        readProxyPassword();
        return;
    }
    m_tlsProvider->get(this, [this](const Result<QSslConfiguration> &made) {
        if (m_abort != Abort::None)
            return;
        if (!made) {
            failBeforeSend(made.error());
            return;
        }
        m_tls = *made;
        readProxyPassword();
    });
}

void HttpJob::readProxyPassword()
{
    m_proxyRelay->readPassword(m_options, this, [this](const Result<Secret> &password) {
        if (m_abort != Abort::None)
            return;
        if (!password) {
            failBeforeSend(withAddresses(password.error()));
            return;
        }
        m_options.proxyPassword = *password;
        findProxy();
    });
}

void HttpJob::findProxy()
{
    m_isFindingProxy = true;
    resolveProxy(m_options, m_request.url, this, [this](const Result<ProxyRoute> &route) {
        if (m_abort != Abort::None)
            return;
        m_isFindingProxy = false;
        if (route)
            takeRoute(*route);
        else
            failBeforeSend(withAddresses(route.error()));
    });
}

void HttpJob::takeRoute(const ProxyRoute &route)
{
    m_proxy = proxyName(route.ways.first());
    m_recorder.setProxy(route, m_proxy);
    qCDebug(logNet) << "sending" << m_request.url.path() << "by" << wayNames(route);
    if (const auto error = proxyRefusal(m_request.url, route)) {
        failBeforeSend(withAddresses(*error));
        return;
    }
    for (const QNetworkProxy &way : route.ways)
        m_recorder.addSecret(Secret(way.password()));
    m_changes.renewNames(namesOn(route, m_request.url), this, [this, route] {
        if (m_abort != Abort::None)
            return;
        if (isDirect(route, m_request.url))
            send({});
        else
            openTunnel(route);
    });
}

void HttpJob::openTunnel(const ProxyRoute &route)
{
    m_proxyRelay->open(route, m_request.url, m_options.connectDeadline, this,
                       [this, route](const Result<ProxyRelay::Use> &opened) {
                           if (m_abort != Abort::None)
                               return;
                           if (opened) {
                               m_proxy = opened->proxy;
                               m_recorder.setProxy(route, m_proxy);
                               send(opened->relay);
                           } else {
                               failBeforeSend(withAddresses(opened.error()));
                           }
                       });
}

/// Adds the proxy and the server to an error about the proxy.
Error HttpJob::withAddresses(Error error) const
{
    if (error.proxy.isEmpty())
        error.proxy = m_proxy;
    return withServer(std::move(error), m_request.url);
}

/// Ends the job before anything has been sent.
void HttpJob::failBeforeSend(const Error &error)
{
    qCDebug(logNet) << m_request.url.path() << "not sent:" << errorKindName(error.kind);
    m_deadline.stop();
    m_connectDeadline.stop();
    m_recorder.recordEnd(facts(), nullptr, {}, error);
    finishWithError(error);
}

void HttpJob::finishWithError(Error error)
{
    error.exchange = m_recorder.number();
    finish(failure(m_recorder.redactor().redacted(std::move(error))));
}

void HttpJob::send(const std::optional<QNetworkProxy> &proxy)
{
    m_usesRelay = proxy.has_value();
    QNetworkAccessManager &manager = m_sharedManager ? m_sharedManager() : *m_ownManager;
    if (proxy)
        manager.setProxy(*proxy);
    else
        setNoProxy(manager);
    QNetworkRequest request = safeRequest(m_request, m_options);
    if (m_tls)
        request.setSslConfiguration(*m_tls);
    if (m_request.method == HttpRequest::Method::Post) {
        m_body = std::make_unique<SingleUseBody>(m_request.body);
        m_reply = manager.post(request, m_body.get());
    } else {
        m_reply = manager.get(request);
    }
    // Qt starts a POST in the next iteration of the event loop, and ignores a size that was set before.
    QMetaObject::invokeMethod(
        m_reply, [reply = m_reply.data()] { reply->setReadBufferSize(kReadBufferSize); },
        Qt::QueuedConnection);
    m_recorder.recordStart(request);
    watch();
    if (m_request.url.scheme() == "https"_L1)
        watchTls();
}

void HttpJob::watch()
{
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this, [this] { m_recorder.markConnecting(); });
    connect(m_reply, &QNetworkReply::requestSent, this, [this] {
        m_headersSent = true;
        m_recorder.markSent();
    });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, [this] {
        m_recorder.markAnswered();
        checkHeaders();
    });
    connect(m_reply, &QNetworkReply::readyRead, this, &HttpJob::drainReadBuffer);
    connect(m_reply, &QNetworkReply::finished, this, &HttpJob::finalize);
}

void HttpJob::watchTls()
{
    connect(m_reply, &QNetworkReply::encrypted, this, [this] {
        ++m_handshakes;
        m_recorder.markEncrypted();
        if (!certificateCovers(m_reply->sslConfiguration().peerCertificate(),
                               m_request.url.host(QUrl::FullyEncoded)))
            abort(Abort::CertificateHost);
    });
    connect(m_reply, &QNetworkReply::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_sslErrors = errors; });
}

/// Does not wait for the body if the headers already make it an error.
void HttpJob::checkHeaders()
{
    const ExchangeFacts arrived = facts();
    if (deliveryOf(arrived) == Delivery::Answered && exchangeError(arrived))
        finalize();
}

/// Reads only when the buffer is half full, since each read notifies Qt's network thread. finalize() reads
/// the rest.
void HttpJob::drainReadBuffer()
{
    if (m_reply->bytesAvailable() < kReadBufferSize / 2)
        return;
    readAvailable();
    if (m_received.size() > kMaxBodySize)
        abort(Abort::TooLarge);
}

void HttpJob::readAvailable()
{
    // With a size smaller than its own chunk, QIODevice would allocate a buffer for each reply.
    std::array<char, kReadBufferSize> chunk;
    while (m_received.size() <= kMaxBodySize) {
        const qint64 size = m_reply->read(chunk.data(), qint64(chunk.size()));
        if (size <= 0)
            return;
        if (m_received.size() + size > kSmallBodySize) // avoids doubling the buffer each time it is full
            m_received.reserve(kMaxBodySize + qsizetype(chunk.size()));
        m_received.append(chunk.data(), size);
    }
}

void HttpJob::abort(Abort reason)
{
    if (m_abort != Abort::None || isFinished())
        return;
    m_abort = reason;
    finalize();
}

void HttpJob::finalize()
{
    if (isFinished())
        return;
    if (m_reply)
        readAvailable();
    if (m_abort == Abort::None && m_received.size() > kMaxBodySize)
        m_abort = Abort::TooLarge;
    m_deadline.stop();
    m_connectDeadline.stop();
    m_received.squeeze(); // rows keep their bodies for a long time
    if (m_reply)
        m_recorder.collectSecrets(*m_reply, m_received);
    const ExchangeFacts ended = facts();
    std::optional<Error> error = exchangeError(ended);
    if (error && error->delivery == Delivery::NotSent) {
        // Qt has asked for one more tunnel.
        if (m_usesRelay && m_abort == Abort::None && m_handshakes == 0) {
            if (const auto reason = m_proxyRelay->failureOf(m_request.url))
                error = withAddresses(*reason);
        }
        m_proxyRelay->forget();
    }
    m_recorder.recordEnd(ended, m_reply, m_received, error);
    HttpReply reply;
    if (m_reply) {
        reply.contentType = m_reply->rawHeader("Content-Type");
        reply.setCookies = m_reply->rawHeader("Set-Cookie");
        reply.serverTime = parseHttpDate(m_reply->rawHeader("Date"));
        reply.retryAfter =
            parseRetryAfter(m_reply->rawHeader("Retry-After"), QDateTime::currentDateTimeUtc());
    }
    releaseReply();

    qCDebug(logNet) << m_request.url.path() << "finished: status" << ended.status.value_or(0)
                    << "network error" << ended.networkError << "delivery" << deliveryName(deliveryOf(ended));
    if (error) {
        finishWithError(*error);
        return;
    }
    reply.status = *ended.status;
    reply.cutOff = isCutOff(ended);
    reply.endIsUncertain = isEndUncertain(ended);
    reply.body = std::exchange(m_received, {});
    reply.url = m_request.url;
    reply.exchange = m_recorder.number();
    finish(std::move(reply));
}

void HttpJob::releaseReply()
{
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    if (m_reply->isRunning())
        m_reply->abort();
    m_reply->deleteLater();
    m_reply.clear();
}

ExchangeFacts HttpJob::facts() const
{
    ExchangeFacts facts;
    facts.method = m_request.method;
    facts.url = m_request.url;
    facts.abort = m_abort;
    facts.isFindingProxy = m_isFindingProxy;
    facts.headersSent = m_headersSent;
    facts.handshakes = m_handshakes;
    facts.hasClientCertificate = m_tls && !m_tls->localCertificate().isNull();
    facts.asksForCertificate = m_options.asksForCertificate && m_options.asksForCertificate();
    facts.bodyHandedOut = m_body ? m_body->handedOut() : 0;
    facts.receivedLength = m_received.size();
    facts.sslErrors = m_sslErrors;
    facts.proxy = m_proxy;
    facts.deadline = m_abort == Abort::ConnectDeadline ? m_options.connectDeadline : m_request.deadline;
    if (m_reply)
        addResponseFacts(facts, *m_reply);
    return facts;
}

#include "moc_httpjob.cpp"
