// SPDX-License-Identifier: MIT
#include "net/connectiontestjob.h"

#include "base/logging.h"
#include "net/networkchanges.h"
#include "net/proxy/proxyrelay.h"
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
    , m_proxyRelay(std::make_unique<ProxyRelay>())
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
        readProxyPassword();
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
        readProxyPassword();
    });
}

void ConnectionTestJob::readProxyPassword()
{
    m_proxyRelay->readPassword(m_options, this, [this](const Result<Secret> &password) {
        if (isFinished())
            return;
        if (!password) {
            failBeforeConnecting(password.error());
            return;
        }
        m_options.proxyPassword = *password;
        findProxy();
    });
}

void ConnectionTestJob::findProxy()
{
    m_isFindingProxy = true;
    resolveProxy(m_options, m_url, this, [this](const Result<ProxyRoute> &route) {
        if (isFinished())
            return;
        m_isFindingProxy = false;
        if (route)
            takeRoute(*route);
        else
            failBeforeConnecting(route.error());
    });
}

void ConnectionTestJob::takeRoute(const ProxyRoute &route)
{
    m_result.proxySource = route.source;
    m_result.proxyVariable = route.variable;
    m_proxy = proxyName(route.ways.first());
    if (const auto error = proxyRefusal(m_url, route)) {
        failBeforeConnecting(*error);
        return;
    }
    NetworkChanges::system().renewNames(namesOn(route, m_url), this, [this, route] {
        if (isFinished())
            return;
        if (isDirect(route, m_url))
            connectBy(QNetworkProxy(QNetworkProxy::NoProxy));
        else
            openTunnel(route);
    });
}

void ConnectionTestJob::openTunnel(const ProxyRoute &route)
{
    m_proxyRelay->open(route, m_url, m_options.connectDeadline, this,
                       [this](const Result<ProxyRelay::Use> &opened) {
                           if (isFinished())
                               return;
                           if (!opened) {
                               failBeforeConnecting(opened.error());
                               return;
                           }
                           m_proxy = opened->proxy;
                           connectBy(opened->relay);
                       });
}

void ConnectionTestJob::connectBy(const QNetworkProxy &proxy)
{
    m_socket.setProxy(proxy);
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
    m_result.tlsProtocol = tlsProtocolName(m_socket.sessionProtocol());
    m_result.certificate = certificateFacts(certificate);
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
    m_result.proxy = m_proxy;
    finish(std::move(m_result));
}

/// Ends the test before a connection is opened.
void ConnectionTestJob::failBeforeConnecting(const Error &error)
{
    m_deadline.stop();
    Error located = withServer(error, m_url);
    if (located.proxy.isEmpty())
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
    facts.isFindingProxy = m_isFindingProxy;
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
