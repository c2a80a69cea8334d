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

/// A raw-socket HTTP peer on this computer's own address that records every byte and answers byte for byte as
/// told.
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
        [[nodiscard]] int connection() const { return m_connection; } ///< counted from 0

        void send(const QByteArray &bytes) const;
        /// A whole answer with Content-Length.
        void reply(int status, const QByteArray &body, const QByteArray &contentType = "application/json",
                   const QByteArray &moreHeaders = {}) const;
        /// The same piece again and again, as long as somebody reads or, with a pause, at that pace.
        void sendForever(const QByteArray &piece, std::chrono::milliseconds pause = {}) const;
        /// In slices of one to three bytes, one a millisecond.
        void sendSliced(const QByteArray &bytes) const;
        void finish() const; ///< FIN after what was sent
        void reset() const;  ///< RST
        [[nodiscard]] QTcpSocket *socket() const { return m_socket; }

    private:
        QPointer<QTcpSocket> m_socket;
        QByteArray m_raw;
        int m_connection;
    };
    using OnRequest = std::function<void(const Exchange &)>;
    using OnConnect = std::function<void(QTcpSocket *)>;

    explicit ScriptedPeer(OnRequest onRequest, const QHostAddress &address = QHostAddress::LocalHost);
    /// The same over TLS.
    ScriptedPeer(const QSslConfiguration &tls, OnRequest onRequest);
    ~ScriptedPeer() override;

    /// Takes the place of waiting for a request: for peers that speak first, stall or hang up.
    void onConnect(OnConnect handler) { m_onConnect = std::move(handler); }
    /// Takes the place of answering a request: called when the first bytes of a connection have come.
    void onFirstBytes(OnConnect handler) { m_onFirstBytes = std::move(handler); }
    /// What connections from now on are shown.
    void setTls(const QSslConfiguration &tls);
    void stopListening();
    static void reset(QTcpSocket *socket); ///< RST

    /// Known after stopListening() too.
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QUrl url(const QString &path = {}) const;
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; }
    [[nodiscard]] int connections() const { return m_connections; }
    /// All bytes of all connections, complete requests or not.
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] qsizetype count(const QByteArray &text) const { return m_bytes.count(text); }
    /// What the kernel took of all answers so far; over TLS before it is encrypted.
    [[nodiscard]] qint64 bytesSent() const { return m_bytesSent; }
    /// How many headers of that name came; with “name: value”, of that value too. Case does not count in
    /// a name: Qt 6.8 sends them in lower case.
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
