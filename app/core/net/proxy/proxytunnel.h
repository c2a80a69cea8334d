// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QList>
#include <QNetworkProxy>
#include <QObject>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_set>

struct ProxyChallenge;

/// A connection to a server that a proxy has made.
struct ProxyTunnel
{
    std::unique_ptr<QTcpSocket> socket; ///< what is written to it goes to the server
    QString proxy;                      ///< `host:port`; empty if this way uses no proxy
};

/// The logins that proxies have refused, so that none is sent a second time.
class RefusedLogins final
{
public:
    void add(const QNetworkProxy &proxy) { m_digests.insert(digestOf(proxy)); }
    [[nodiscard]] bool contains(const QNetworkProxy &proxy) const
    {
        return m_digests.contains(digestOf(proxy));
    }

private:
    static std::size_t digestOf(const QNetworkProxy &proxy);

    std::unordered_set<std::size_t> m_digests;
};

/// Opens a tunnel to a server by the first of several ways that can be used. Sends a CONNECT without a login.
/// If the proxy answers 407, sends one more, on a new connection, with the answer to the best of its schemes.
/// Never sends anything else, and never a third.
///
/// The next way is tried only if a proxy can't be reached, does not answer within its share of the time, or
/// does not speak HTTP. What a proxy answers is its decision.
class ProxyTunnelOpener final : public QObject
{
    Q_OBJECT
public:
    using Handler = std::function<void(Result<ProxyTunnel>)>;

    /// `refused` must outlive it.
    ProxyTunnelOpener(QList<QNetworkProxy> ways, QString host, quint16 port,
                      std::chrono::milliseconds timeout, RefusedLogins &refused);
    ~ProxyTunnelOpener() override;

    /// Calls `handler` once, from the event loop, unless the opener is destroyed before.
    ///
    /// Errors, of the kind Proxy and with the name of a proxy: ProxyLoginRefused, those of
    /// proxyAuthorization(), and without a cause if a proxy answers no or can't be reached. Its detail tells
    /// what became of each way.
    void start(Handler handler);

private:
    void tryWay();
    void connectToProxy();
    void handleConnected();
    void read();
    void handleAnswer(const QByteArray &head);
    void answer(const QList<ProxyChallenge> &challenges);
    void giveUpWay(const QString &reason);
    void fail(Error error);
    void succeed();
    void finish(Result<ProxyTunnel> result);
    [[nodiscard]] const QNetworkProxy &way() const { return m_ways[m_index]; }
    [[nodiscard]] QByteArray authority() const;

    const QList<QNetworkProxy> m_ways;
    const QString m_host;
    const quint16 m_port;
    const std::chrono::milliseconds m_timeout;
    RefusedLogins &m_refused;
    Handler m_handler;
    qsizetype m_index = 0;
    QByteArray m_authorization; ///< of the second CONNECT
    QByteArray m_received;
    QStringList m_failures; ///< of the ways that were tried before
    std::unique_ptr<QTcpSocket> m_socket;
    QTimer m_timer; ///< of one way
};
