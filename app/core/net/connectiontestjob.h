// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "net/errorclassifier.h"
#include "net/job.h"
#include "net/proxy/proxy.h"
#include "net/transportoptions.h"

#include <QSslConfiguration>
#include <QSslError>
#include <QSslSocket>
#include <QTimer>
#include <QUrl>

#include <memory>
#include <optional>

class ProxyRelay;
class TlsConfigurationProvider;

/// What a test of a connection has found out.
struct ConnectionTestResult
{
    QString proxy;                                     ///< host:port; empty if none was used
    ProxySource proxySource = ProxySource::Connection; ///< of `proxy`
    QString proxyVariable;                             ///< see ProxyRoute
    QString tlsProtocol; ///< for example “TLS 1.3”; empty if the connection is not encrypted
    std::optional<CertificateFacts> certificate; ///< trusted, and issued for the host
    QList<CertificateFacts> chain;               ///< as the server sent it, that certificate first
};

/// Tests the connection to a service without sending a request: finds the proxy, looks up the host, connects
/// and, for https, checks the certificate, as a request would (see *Without a request* in net/README.md).
/// With TLS 1.3, a server that wants a certificate refuses this computer only after that, so the test waits
/// for the server's first word, at most a second. Then it closes the connection. Sends no byte of HTTP to the
/// service: all of the service's known operations need the API key, and an upgrade cannot be undone.
///
/// Errors: those of an HttpClient before a request is sent.
class ConnectionTestJob final : public QObject, public Job<ConnectionTestResult>
{
    Q_OBJECT
public:
    ConnectionTestJob(const QUrl &baseUrl, const TransportOptions &options);
    ~ConnectionTestJob() override;

    void cancel() override;

private:
    void prepareTls();
    void readProxyPassword();
    void findProxy();
    void takeRoute(const ProxyRoute &route);
    void openTunnel(const ProxyRoute &route);
    void connectBy(const QNetworkProxy &proxy);
    void handleEncrypted();
    void succeed();
    void failBeforeConnecting(const Error &error);
    void abort(Abort reason);
    void failWithFacts();
    [[nodiscard]] ExchangeFacts facts() const;

    const QUrl m_url;
    TransportOptions m_options;
    const std::unique_ptr<TlsConfigurationProvider> m_tlsProvider;
    const std::unique_ptr<ProxyRelay> m_proxyRelay;
    std::optional<QSslConfiguration> m_tls;
    QString m_proxy;
    bool m_isFindingProxy = false;
    QSslSocket m_socket;
    QList<QSslError> m_sslErrors;
    QTimer m_deadline;
    QTimer m_firstWord; ///< how long the server may be silent after the handshake
    bool m_isEncrypted = false;
    ConnectionTestResult m_result;
    Abort m_abort = Abort::None;
};
