// SPDX-License-Identifier: MIT
#pragma once

#include "net/errorclassifier.h"
#include "net/exchangerecorder.h"
#include "net/httpmessage.h"
#include "net/job.h"
#include "net/transportoptions.h"

#include <QPointer>
#include <QSslConfiguration>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class KnownSecrets;
class NetworkChanges;
class SingleUseBody;
class ProxyRelay;
class QNetworkAccessManager;
class QNetworkProxy;
class QNetworkReply;
class TlsConfigurationProvider;
struct ProxyRoute;

/// One running request. Applies the safe request profile and the deadlines, and records why the request
/// ended.
class HttpJob final : public QObject, public Job<HttpReply>
{
    Q_OBJECT
public:
    using SharedManager = std::function<QNetworkAccessManager &()>;
    /// Uses the access manager that `shared` returns when the request is sent, together with other jobs. Ends
    /// as Cancelled when `lifetime` is destroyed.
    HttpJob(HttpRequest request, const TransportOptions &options,
            std::shared_ptr<TlsConfigurationProvider> tls, std::shared_ptr<ProxyRelay> proxyRelay,
            std::shared_ptr<KnownSecrets> secrets, ActivityLog *activity, NetworkChanges &changes,
            SharedManager shared, const QObject &lifetime);
    /// Uses and owns an access manager of its own.
    HttpJob(HttpRequest request, const TransportOptions &options,
            std::shared_ptr<TlsConfigurationProvider> tls, std::shared_ptr<ProxyRelay> proxyRelay,
            std::shared_ptr<KnownSecrets> secrets, ActivityLog *activity, NetworkChanges &changes,
            std::unique_ptr<QNetworkAccessManager> own);
    ~HttpJob() override;

    void cancel() override;

private:
    void begin();
    void prepareTls();
    void readProxyPassword();
    void findProxy();
    void takeRoute(const ProxyRoute &route);
    void openTunnel(const ProxyRoute &route);
    [[nodiscard]] Error withAddresses(Error error) const;
    void failBeforeSend(const Error &error);
    void finishWithError(Error error);
    void send(const std::optional<QNetworkProxy> &proxy);
    void watch();
    void watchTls();
    void checkHeaders();
    void drainReadBuffer();
    void readAvailable();
    void abort(Abort reason);
    void finalize();
    void releaseReply();
    [[nodiscard]] ExchangeFacts facts() const;

    HttpRequest m_request;
    TransportOptions m_options;
    std::shared_ptr<TlsConfigurationProvider> m_tlsProvider;
    std::shared_ptr<ProxyRelay> m_proxyRelay;
    ExchangeRecorder m_recorder;
    std::optional<QSslConfiguration> m_tls; ///< only for https
    std::unique_ptr<SingleUseBody> m_body;  ///< must outlive the reply that reads it
    std::unique_ptr<QNetworkAccessManager> m_ownManager;
    SharedManager m_sharedManager; ///< empty if the job has its own
    NetworkChanges &m_changes;
    QPointer<QNetworkReply> m_reply; ///< a manager that is destroyed first deletes its replies
    QTimer m_deadline;
    QTimer m_connectDeadline;
    Abort m_abort = Abort::None;
    QString m_proxy;
    bool m_isFindingProxy = false;
    bool m_usesRelay = false;
    bool m_headersSent = false;
    int m_handshakes = 0;
    QList<QSslError> m_sslErrors;
    QByteArray m_received;
};
