// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "net/proxy/proxy.h"
#include "net/proxy/proxytunnel.h"

#include <QHash>
#include <QTcpServer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

/// A proxy for Qt, on the loopback address, that never asks a question: it opens the tunnels (proxytunnel.h)
/// and passes their bytes on, which are encrypted.
///
/// Qt itself must not speak to a proxy that may want a login. It retries one that demands NTLM thousands of
/// times a second, with each password that it has been given, and nothing ends that but the end of the
/// request; it does not know Digest with SHA-256; and it reports a proxy's answer about the server in the
/// same words as the server's own (tests/qt).
///
/// Listens only after a tunnel has been opened, and serves only those who know its random key: the access
/// managers of its client. Connections of others are closed.
class ProxyRelay final : public QObject
{
    Q_OBJECT
public:
    /// What a request needs to use a tunnel.
    struct Use
    {
        QNetworkProxy relay; ///< for Qt
        QString proxy; ///< `host:port` of the proxy through which the last tunnel was opened; empty if none
    };
    /// Called with the reason if there is no tunnel.
    using Handler = std::function<void(const Result<Use> &)>;

    ProxyRelay();
    ~ProxyRelay() override;

    /// Passes the password of the connection's proxy to `handler`, now or later, unless `context` has been
    /// destroyed by then. Empty if none is needed. Reads it once, and again after the proxy has refused it.
    void readPassword(const TransportOptions &options, QObject *context,
                      const std::function<void(const Result<Secret> &)> &handler);

    /// Opens a tunnel to the server of `url`, of which nothing is sent, and then calls `handler`, unless
    /// `context` has been destroyed by then. The last tunnel that worked is assumed to work until forget().
    /// Errors: as for ProxyTunnelOpener.
    void open(const ProxyRoute &route, const QUrl &url, std::chrono::milliseconds timeout, QObject *context,
              const Handler &handler);
    /// Makes the next call of open() open a tunnel, and closes one that has not been used.
    void forget();
    /// Returns why the last tunnel to the server of `url` that Qt asked for was not opened; `nullopt` if it
    /// was.
    [[nodiscard]] std::optional<Error> failureOf(const QUrl &url) const;

private:
    struct Server;

    [[nodiscard]] Result<Use> use(const Server &server);
    void accept();
    void readHead(QTcpSocket *front);
    void serve(QTcpSocket *front, const std::shared_ptr<Server> &server);
    void openTunnel(const std::shared_ptr<Server> &server, ProxyTunnelOpener::Handler handler);
    void pipe(QTcpSocket *front, ProxyTunnel tunnel);
    void keep(const std::shared_ptr<Server> &server, ProxyTunnel tunnel);

    QTcpServer m_listener;
    QHash<QString, std::shared_ptr<Server>> m_servers; ///< by `host:port`
    RefusedLogins m_refused;
    std::optional<Secret> m_password; ///< as it was read
};
