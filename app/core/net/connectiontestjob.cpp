// SPDX-License-Identifier: MIT
#include "net/connectiontestjob.h"

#include "base/logging.h"
#include "net/proxy.h"
#include "net/proxyprobe.h"
#include "net/requestpolicy.h"
#include "net/responsefacts.h"
#include "net/tlsconfigurationprovider.h"
#include "net/tlspolicy.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr quint16 kHttpPort = 80;
constexpr quint16 kHttpsPort = 443;
/// A server that accepts this computer may say nothing until a request comes.
constexpr auto kLongestSilence = 1s;

/// Returns the code with which Qt reports the error of a request's socket.
QNetworkReply::NetworkError networkError(QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
        return QNetworkReply::ConnectionRefusedError;
    case QAbstractSocket::RemoteHostClosedError:
        return QNetworkReply::RemoteHostClosedError;
    case QAbstractSocket::HostNotFoundError:
        return QNetworkReply::HostNotFoundError;
    case QAbstractSocket::SocketTimeoutError:
        return QNetworkReply::TimeoutError;
    case QAbstractSocket::ProxyAuthenticationRequiredError:
        return QNetworkReply::ProxyAuthenticationRequiredError;
    case QAbstractSocket::SslHandshakeFailedError:
        return QNetworkReply::SslHandshakeFailedError;
    case QAbstractSocket::ProxyConnectionRefusedError:
        return QNetworkReply::ProxyConnectionRefusedError;
    case QAbstractSocket::ProxyConnectionClosedError:
        return QNetworkReply::ProxyConnectionClosedError;
    case QAbstractSocket::ProxyConnectionTimeoutError:
        return QNetworkReply::ProxyTimeoutError;
    case QAbstractSocket::ProxyNotFoundError:
        return QNetworkReply::ProxyNotFoundError;
    case QAbstractSocket::ProxyProtocolError:
        return QNetworkReply::UnknownProxyError;
    default:
        return QNetworkReply::UnknownNetworkError;
    }
}

} // namespace

ConnectionTestJob::ConnectionTestJob(const QUrl &baseUrl, const TransportOptions &options)
    : m_url(baseUrl)
    , m_options(options)
    , m_tlsProvider(std::make_unique<TlsConfigurationProvider>(options))
    , m_proxyProbe(std::make_unique<ProxyProbe>())
{
    HttpRequest like; // a request to which the same rules apply
    like.url = m_url;
    if (const auto error = refusal(like, m_options)) {
        failBeforeConnecting(*error);
        return;
    }
    connect(&m_socket, &QSslSocket::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_sslErrors = errors; });
    connect(&m_socket, &QSslSocket::errorOccurred, this, &ConnectionTestJob::failWithFacts);
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { abort(Abort::ConnectDeadline); });
    m_deadline.start(m_options.connectDeadline);
    prepareTls();
}

ConnectionTestJob::~ConnectionTestJob()
{
    m_socket.disconnect(this);
}

void ConnectionTestJob::cancel()
{
    abort(Abort::Cancelled);
}

void ConnectionTestJob::prepareTls()
{
    if (m_url.scheme() != "https"_L1) {
        findProxy();
        return;
    }
    m_tlsProvider->get(this, [this](const Result<QSslConfiguration> &made) {
        if (isFinished())
            return;
        if (!made) {
            failBeforeConnecting(made.error());
            return;
        }
        m_tls = *made;
        // Qt reports session tickets only to those who keep their sessions.
        m_tls->setSslOption(QSsl::SslOptionDisableSessionPersistence, false);
        findProxy();
    });
}

void ConnectionTestJob::findProxy()
{
    resolveProxy(m_options.proxy, m_url, this, [this](const Result<QNetworkProxy> &found) {
        if (isFinished())
            return;
        if (!found) {
            failBeforeConnecting(found.error());
            return;
        }
        const QNetworkProxy &proxy = *found;
        m_proxy = proxyName(proxy);
        if (const auto error = proxyRefusal(m_url, proxy)) {
            failBeforeConnecting(*error);
            return;
        }
        m_proxyProbe->probe(proxy, m_url, this, [this, proxy](const std::optional<Error> &error) {
            if (isFinished())
                return;
            if (error)
                failBeforeConnecting(*error);
            else
                connectBy(proxy);
        });
    });
}

void ConnectionTestJob::connectBy(const QNetworkProxy &proxy)
{
    m_socket.setProxy(m_proxy.isEmpty() ? QNetworkProxy(QNetworkProxy::NoProxy) : proxy);
    const QString host = m_url.host(QUrl::FullyEncoded);
    if (!m_tls) {
        connect(&m_socket, &QSslSocket::connected, this, &ConnectionTestJob::succeed);
        m_socket.connectToHost(host, static_cast<quint16>(m_url.port(kHttpPort)));
        return;
    }
    connect(&m_socket, &QSslSocket::encrypted, this, &ConnectionTestJob::handleEncrypted);
    m_socket.setSslConfiguration(*m_tls);
    m_socket.connectToHostEncrypted(host, static_cast<quint16>(m_url.port(kHttpsPort)));
}

void ConnectionTestJob::handleEncrypted()
{
    const QSslCertificate certificate = m_socket.peerCertificate();
    if (!certificateCovers(certificate, m_url.host(QUrl::FullyEncoded))) {
        abort(Abort::CertificateHost);
        return;
    }
    m_isEncrypted = true;
    m_result = {.proxy = m_proxy,
                .tlsProtocol = tlsProtocolName(m_socket.sessionProtocol()),
                .certificate = certificateFacts(certificate),
                .chain = {}};
    for (const QSslCertificate &sent : m_socket.peerCertificateChain())
        m_result.chain += certificateFacts(sent);
    if (m_socket.sessionProtocol() != QSsl::TlsV1_3) {
        succeed();
        return;
    }
    m_deadline.stop();
    // Emitted from within OpenSSL, which must not be ended there.
    connect(&m_socket, &QSslSocket::newSessionTicketReceived, this, &ConnectionTestJob::succeed,
            Qt::QueuedConnection);
    connect(&m_socket, &QSslSocket::readyRead, this, &ConnectionTestJob::succeed);
    m_firstWord.setSingleShot(true);
    connect(&m_firstWord, &QTimer::timeout, this, &ConnectionTestJob::succeed);
    m_firstWord.start(kLongestSilence);
}

void ConnectionTestJob::succeed()
{
    if (isFinished())
        return;
    m_deadline.stop();
    m_firstWord.stop();
    m_socket.disconnect(this);
    m_socket.abort();
    finish(std::move(m_result));
}

/// Ends the test before a connection is opened.
void ConnectionTestJob::failBeforeConnecting(const Error &error)
{
    m_deadline.stop();
    Error located = withServer(error, m_url);
    if (!m_proxy.isEmpty())
        located.proxy = m_proxy;
    finish(failure(located));
}

void ConnectionTestJob::abort(Abort reason)
{
    if (m_abort != Abort::None || isFinished())
        return;
    m_abort = reason;
    failWithFacts();
}

void ConnectionTestJob::failWithFacts()
{
    if (isFinished())
        return;
    m_deadline.stop();
    m_firstWord.stop();
    const std::optional<Error> error = exchangeError(facts());
    m_socket.disconnect(this);
    m_socket.abort();
    qCDebug(logNet) << "connection tested:" << errorKindName(error->kind);
    finish(failure(*error));
}

/// Returns the facts of an exchange of which nothing was sent, so that the error is that of a request.
ExchangeFacts ConnectionTestJob::facts() const
{
    ExchangeFacts facts;
    facts.url = m_url;
    facts.abort = m_abort;
    facts.networkError = networkError(m_socket.error());
    facts.networkErrorText = m_socket.errorString();
    facts.hasActiveNetworkInterface =
        facts.networkError != QNetworkReply::HostNotFoundError || hasActiveNetworkInterface();
    facts.handshakes = m_isEncrypted ? 1 : 0;
    facts.tlsProtocol = m_socket.sessionProtocol();
    facts.sslErrors = m_sslErrors;
    facts.certificateChain = m_socket.peerCertificateChain();
    if (!m_sslErrors.isEmpty())
        facts.trustedRoots = m_socket.sslConfiguration().caCertificates();
    facts.hasClientCertificate = m_tls && !m_tls->localCertificate().isNull();
    facts.proxy = m_proxy;
    facts.deadline = m_options.connectDeadline;
    return facts;
}

#include "moc_connectiontestjob.cpp"
