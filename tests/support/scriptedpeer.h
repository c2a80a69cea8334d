// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSslConfiguration>
#include <QTcpSocket>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>

class QTcpServer;

/// An HTTP peer with raw sockets on the loopback address. Records every byte, and sends the bytes that a
/// script gives.
class ScriptedPeer final : public QObject
{
    Q_OBJECT
public:
    /// One complete request on one connection.
    class Exchange
    {
    public:
        Exchange(QTcpSocket *socket, QByteArray raw, int connection)
            : m_socket(socket)
            , m_raw(std::move(raw))
            , m_connection(connection)
        {
        }
        [[nodiscard]] const QByteArray &raw() const { return m_raw; }
        [[nodiscard]] QByteArray requestLine() const { return m_raw.left(m_raw.indexOf("\r\n")); }
        [[nodiscard]] QByteArray body() const { return m_raw.mid(m_raw.indexOf("\r\n\r\n") + 4); }
        [[nodiscard]] int connection() const { return m_connection; } ///< starts at 0

        void send(const QByteArray &bytes) const;
        /// Sends a complete answer with Content-Length.
        void reply(int status, const QByteArray &body, const QByteArray &contentType = "application/json",
                   const QByteArray &moreHeaders = {}) const;
        /// Sends the same piece over and over, as fast as it is read or with `pause` in between.
        void sendForever(const QByteArray &piece, std::chrono::milliseconds pause = {}) const;
        /// Sends slices of one to three bytes, one per millisecond.
        void sendSliced(const QByteArray &bytes) const;
        void finish() const; ///< sends a FIN after the data
        void reset() const;  ///< sends an RST
        [[nodiscard]] QTcpSocket *socket() const { return m_socket; }

    private:
        QPointer<QTcpSocket> m_socket;
        QByteArray m_raw;
        int m_connection;
    };
    using OnRequest = std::function<void(const Exchange &)>;
    using OnConnect = std::function<void(QTcpSocket *)>;

    explicit ScriptedPeer(OnRequest onRequest, const QHostAddress &address = QHostAddress::LocalHost);
    /// Serves over TLS.
    ScriptedPeer(const QSslConfiguration &tls, OnRequest onRequest);
    ~ScriptedPeer() override;

    /// Replaces waiting for a request: for peers that speak first, stall or hang up.
    void onConnect(OnConnect handler) { m_onConnect = std::move(handler); }
    /// Replaces answering a request: called when the first bytes of a connection arrive.
    void onFirstBytes(OnConnect handler) { m_onFirstBytes = std::move(handler); }
    /// Applies to new connections.
    void setTls(const QSslConfiguration &tls);
    void stopListening();
    static void reset(QTcpSocket *socket); ///< sends an RST

    /// Stays valid after stopListening().
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QUrl url(const QString &path = {}) const;
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; }
    [[nodiscard]] int connections() const { return m_connections; }
    /// Returns all bytes received on all connections, whether requests were complete or not.
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] qsizetype count(const QByteArray &text) const { return m_bytes.count(text); }
    /// Returns how many bytes of all answers the kernel has accepted; for TLS, before encryption.
    [[nodiscard]] qint64 bytesSent() const { return m_bytesSent; }
    /// Returns how many headers of that name were received; for “name: value”, only those with that value.
    /// The name is case-insensitive: Qt 6.8 sends names in lower case.
    [[nodiscard]] qsizetype countHeaders(const QByteArray &header) const;

private:
    void listen(std::unique_ptr<QTcpServer> server, const QHostAddress &address);
    void accept();
    void read(QTcpSocket *socket, int connection);

    std::unique_ptr<QTcpServer> m_server;
    QHostAddress m_address;
    quint16 m_port = 0;
    bool m_tls = false;
    OnRequest m_onRequest;
    OnConnect m_onConnect;
    OnConnect m_onFirstBytes;
    QList<QByteArray> m_requests;
    QByteArray m_bytes;
    QHash<QTcpSocket *, QByteArray> m_buffers;
    int m_connections = 0;
    qint64 m_bytesSent = 0;
};
