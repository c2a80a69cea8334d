// SPDX-License-Identifier: MIT
#include "net/httpjob.h"

#include "base/headervalue.h"
#include "base/logging.h"
#include "base/loopback.h"
#include "net/oncebody.h"
#include "net/proxy.h"
#include "net/retire.h"
#include "net/retryafter.h"
#include "net/tlspolicy.h"
#include "net/tlssource.h"

#include <QDateTime>
#include <QNetworkAccessManager>
#include <QNetworkInterface>
#include <QNetworkReply>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kReadBufferSize = 64LL * 1024;
constexpr qint64 kMaxBodySize = 4LL * 1024 * 1024;
constexpr qint64 kUnreadableLength = -1;

QNetworkRequest profiled(const HttpRequest &request, const TransportOptions &options,
                         const QSslConfiguration &tls)
{
    QNetworkRequest profiled(request.url);
    profiled.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    profiled.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    profiled.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    profiled.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    profiled.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    profiled.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    profiled.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    if (request.url.scheme() == "https"_L1)
        profiled.setSslConfiguration(tls);
    if (!request.accept.isEmpty())
        profiled.setRawHeader("Accept", request.accept);
    profiled.setRawHeader("Accept-Encoding", "identity");
    profiled.setRawHeader("User-Agent", "svc-desktop/" SVC_VERSION);
    if (!options.acceptLanguage.isEmpty())
        profiled.setRawHeader("Accept-Language", options.acceptLanguage);
    for (const auto &[name, value] : request.headers)
        profiled.setRawHeader(name, value);
    if (request.method == HttpRequest::Method::Post) {
        profiled.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
        profiled.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
    }
    return profiled;
}

/// A length may be told more than once, but not differently. Qt joins such headers with a comma.
qint64 declaredLength(const QByteArray &header)
{
    std::optional<qint64> length;
    for (const QByteArray &value : header.split(',')) {
        bool isNumber = false;
        const qint64 number = value.trimmed().toLongLong(&isNumber);
        if (!isNumber || number < 0 || (length && *length != number))
            return kUnreadableLength;
        length = number;
    }
    return *length;
}

/// Whether anything but this computer can be reached at all.
bool hasNetwork()
{
    const auto interfaces = QNetworkInterface::allInterfaces();
    return std::any_of(interfaces.begin(), interfaces.end(), [](const QNetworkInterface &interface) {
        const auto flags = interface.flags();
        return flags.testFlag(QNetworkInterface::IsRunning) &&
               !flags.testFlag(QNetworkInterface::IsLoopBack) && !interface.addressEntries().isEmpty();
    });
}

} // namespace

HttpJob::HttpJob(HttpRequest request, const TransportOptions &options, std::shared_ptr<TlsSource> tls,
                 const SecretScrubber &scrubber, ActivityLog *activity, QNetworkAccessManager &shared,
                 const QObject &lifetime)
    : m_request(std::move(request))
    , m_options(options)
    , m_tlsSource(std::move(tls))
    , m_recorder(m_request, m_options, scrubber, activity)
    , m_manager(&shared)
{
    connect(&lifetime, &QObject::destroyed, this, [this] { abort(Abort::Cancelled); });
    begin();
}

HttpJob::HttpJob(HttpRequest request, const TransportOptions &options, std::shared_ptr<TlsSource> tls,
                 const SecretScrubber &scrubber, ActivityLog *activity,
                 std::unique_ptr<QNetworkAccessManager> own)
    : m_request(std::move(request))
    , m_options(options)
    , m_tlsSource(std::move(tls))
    , m_recorder(m_request, m_options, scrubber, activity)
    , m_own(std::move(own))
    , m_manager(m_own.get())
{
    begin();
}

HttpJob::~HttpJob()
{
    if (!isFinished()) {
        m_abort = Abort::Cancelled;
        const ExchangeFacts ended = facts();
        m_recorder.ended(ended, m_reply, m_recorder.scrubber().scrubbed(m_received, TextEnd::MayBeCut),
                         exchangeError(ended));
    }
    releaseReply();
    retire(std::move(m_own), std::move(m_body));
}

void HttpJob::cancel()
{
    abort(Abort::Cancelled);
}

void HttpJob::begin()
{
    if (const auto error = refusal()) {
        giveUp(*error);
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
        findProxy();
        return;
    }
    m_tlsSource->get(this, [this](const Result<QSslConfiguration> &made) {
        if (m_abort != Abort::None)
            return;
        if (!made) {
            giveUp(made.error());
            return;
        }
        m_tls = *made;
        findProxy();
    });
}

void HttpJob::findProxy()
{
    resolveProxy(m_options.proxy, m_request.url, this, [this](const QNetworkProxy &proxy) { send(proxy); });
}

/// Nothing has been sent, and nothing will be.
void HttpJob::giveUp(const Error &error)
{
    m_deadline.stop();
    m_connectDeadline.stop();
    m_recorder.ended(facts(), nullptr, {}, error);
    fail(error);
}

void HttpJob::fail(Error error)
{
    error.exchange = m_recorder.number();
    finish(failure(m_recorder.scrubber().scrubbed(std::move(error))));
}

/// What must not be sent at all.
std::optional<Error> HttpJob::refusal() const
{
    const QUrl &url = m_request.url;
    const bool unencryptedAllowed = m_options.allowUnencrypted || isLoopback(url);
    if (!url.isValid() || url.host().isEmpty() || !url.userInfo().isEmpty())
        return inputError(ErrorCause::AddressHost);
    if (url.scheme() == "http"_L1 && !unencryptedAllowed)
        return inputError(ErrorCause::AddressUnencrypted);
    if (url.scheme() != "https"_L1 && url.scheme() != "http"_L1)
        return inputError(ErrorCause::AddressScheme);
    for (const auto &[name, value] : m_request.headers) {
        for (const char c : name + value) {
            if (c < 0x20 || c > 0x7E)
                return inputError(ErrorCause::HeaderValueCharacter,
                                  u"U+%1"_s.arg(uint(uchar(c)), 4, 16, QLatin1Char('0')).toUpper());
        }
    }
    return {};
}

void HttpJob::send(const QNetworkProxy &proxy)
{
    if (m_abort != Abort::None)
        return;
    m_proxy = proxyName(proxy);
    if (!m_proxy.isEmpty() && m_request.url.scheme() == "http"_L1) {
        Error error;
        error.kind = ErrorKind::Proxy;
        error.cause = ErrorCause::UnencryptedThroughProxy;
        error.host = m_request.url.host();
        error.port = m_request.url.port(80);
        error.proxy = m_proxy;
        giveUp(error);
        return;
    }
    m_manager->setProxy(proxy);
    const QNetworkRequest request = profiled(m_request, m_options, m_tls);
    if (m_request.method == HttpRequest::Method::Post) {
        m_body = std::make_unique<OnceBody>(m_request.body);
        m_reply = m_manager->post(request, m_body.get());
    } else {
        m_reply = m_manager->get(request);
    }
    m_reply->setReadBufferSize(kReadBufferSize);
    m_recorder.began(request);
    watch();
    if (m_request.url.scheme() == "https"_L1)
        watchTls();
}

void HttpJob::watch()
{
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this, [this] { m_recorder.isConnecting(); });
    connect(m_reply, &QNetworkReply::requestSent, this, [this] {
        m_headersSent = true;
        m_recorder.isSent();
    });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, [this] {
        m_recorder.isAnswered();
        judgeHeaders();
    });
    connect(m_reply, &QNetworkReply::readyRead, this, &HttpJob::readAvailable);
    connect(m_reply, &QNetworkReply::finished, this, &HttpJob::conclude);
}

void HttpJob::watchTls()
{
    connect(m_reply, &QNetworkReply::encrypted, this, [this] {
        m_recorder.isEncrypted();
        if (!certificateCovers(m_reply->sslConfiguration().peerCertificate(),
                               m_request.url.host(QUrl::FullyEncoded)))
            abort(Abort::CertificateHost);
    });
    connect(m_reply, &QNetworkReply::sslErrors, this,
            [this](const QList<QSslError> &objections) { m_tlsObjections = objections; });
}

/// No body is waited for where the headers say already that it will not be looked at.
void HttpJob::judgeHeaders()
{
    const ExchangeFacts arrived = facts();
    if (deliveryOf(arrived) == Delivery::Answered && exchangeError(arrived))
        conclude();
}

void HttpJob::readAvailable()
{
    // QIODevice::read() keeps room for all that is asked for, and rows keep their bodies for long.
    m_received += m_reply->read(std::min(m_reply->bytesAvailable(), kMaxBodySize + 1 - m_received.size()));
    if (m_received.size() > kMaxBodySize)
        abort(Abort::TooLarge);
}

void HttpJob::abort(Abort reason)
{
    if (m_abort != Abort::None || isFinished())
        return;
    m_abort = reason;
    conclude();
}

void HttpJob::conclude()
{
    if (isFinished())
        return;
    if (m_abort == Abort::None) {
        readAvailable();
        if (isFinished())
            return;
    }
    m_deadline.stop();
    m_connectDeadline.stop();
    if (m_reply)
        m_recorder.learnFrom(*m_reply, m_received);
    const ExchangeFacts ended = facts();
    const std::optional<Error> error = exchangeError(ended);
    const bool isCut = error || isCutOff(ended);
    const QByteArray scrubbed =
        m_recorder.scrubber().scrubbed(m_received, isCut ? TextEnd::MayBeCut : TextEnd::Whole);
    m_recorder.ended(ended, m_reply, scrubbed, error);
    HttpReply reply;
    if (m_reply) {
        reply.contentType = m_recorder.scrubber().scrubbed(m_reply->rawHeader("Content-Type"));
        reply.retryAfter =
            parseRetryAfter(m_reply->rawHeader("Retry-After"), QDateTime::currentDateTimeUtc());
    }
    releaseReply();

    qCDebug(logNet) << m_request.url.path() << "status" << ended.status.value_or(0) << "network error"
                    << ended.networkError << "delivery" << deliveryName(deliveryOf(ended));
    if (error) {
        fail(*error);
        return;
    }
    reply.status = *ended.status;
    reply.cutOff = isCutOff(ended);
    reply.untilClosed = isUntilClosed(ended);
    // Only the one answer that hands out a secret has to stay exact.
    reply.body =
        m_request.answersWithSecret && reply.status <= 299 ? std::exchange(m_received, {}) : scrubbed;
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
    facts.headersSent = m_headersSent;
    facts.bodyHandedOut = m_body ? m_body->handedOut() : 0;
    facts.receivedLength = m_received.size();
    facts.tlsObjections = m_tlsObjections;
    facts.proxy = m_proxy;
    facts.deadline = m_abort == Abort::ConnectDeadline ? m_options.connectDeadline : m_request.deadline;
    if (!m_reply)
        return facts;
    facts.networkError = m_reply->error();
    facts.networkErrorText = m_reply->errorString();
    if (facts.networkError == QNetworkReply::HostNotFoundError)
        facts.hasNetwork = hasNetwork();
    facts.contentEncoding = m_reply->rawHeader("Content-Encoding");
    facts.location = m_recorder.scrubber().scrubbed(m_reply->rawHeader("Location"));
    if (m_request.url.scheme() == "https"_L1)
        facts.certificateChain = m_reply->sslConfiguration().peerCertificateChain();
    const QVariant status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute);
    if (status.isValid())
        facts.status = status.toInt();
    facts.hasHeaders = !m_reply->rawHeaderList().isEmpty();
    facts.isChunked = m_reply->rawHeader("Transfer-Encoding").toLower().contains("chunked");
    if (m_reply->hasRawHeader("Content-Length"))
        facts.declaredLength = declaredLength(m_reply->rawHeader("Content-Length"));
    return facts;
}
