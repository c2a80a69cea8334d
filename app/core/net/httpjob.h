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

#include <memory>
#include <optional>

class KnownSecrets;
class SingleUseBody;
class ProxyProbe;
class QNetworkAccessManager;
class QNetworkReply;
class TlsConfigurationProvider;

/// One running request. Applies the safe request profile and the deadlines, and records why the request
/// ended.
class HttpJob final : public QObject, public Job<HttpReply>
{
    Q_OBJECT
public:
    /// Uses an access manager that is shared with other jobs. Ends as Cancelled when `lifetime` is destroyed.
    HttpJob(HttpRequest request, const TransportOptions &options,
            std::shared_ptr<TlsConfigurationProvider> tls, std::shared_ptr<ProxyProbe> proxyProbe,
            std::shared_ptr<KnownSecrets> secrets, ActivityLog *activity, QNetworkAccessManager &shared,
            const QObject &lifetime);
    /// Uses and owns an access manager of its own.
    HttpJob(HttpRequest request, const TransportOptions &options,
            std::shared_ptr<TlsConfigurationProvider> tls, std::shared_ptr<ProxyProbe> proxyProbe,
            std::shared_ptr<KnownSecrets> secrets, ActivityLog *activity,
            std::unique_ptr<QNetworkAccessManager> own);
    ~HttpJob() override;

    void cancel() override;

private:
    void begin();
    void prepareTls();
    void findProxy();
    void probeProxy(const QNetworkProxy &proxy);
    [[nodiscard]] Error withAddresses(Error error) const;
    void failBeforeSend(const Error &error);
    void finishWithError(Error error);
    void send(const QNetworkProxy &proxy);
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
    std::shared_ptr<ProxyProbe> m_proxyProbe;
    ExchangeRecorder m_recorder;
    std::optional<QSslConfiguration> m_tls; ///< only for https
    std::unique_ptr<SingleUseBody> m_body;  ///< must outlive the reply that reads it
    std::unique_ptr<QNetworkAccessManager> m_ownManager;
    QPointer<QNetworkAccessManager> m_manager;
    QPointer<QNetworkReply> m_reply; ///< a manager that is destroyed first deletes its replies
    QTimer m_deadline;
    QTimer m_connectDeadline;
    Abort m_abort = Abort::None;
    QString m_proxy;
    bool m_headersSent = false;
    int m_handshakes = 0;
    QList<QSslError> m_sslErrors;
    QByteArray m_received;
};
