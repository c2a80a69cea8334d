// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSslConfiguration>
#include <QTcpSocket>
#include <QUrl>

#include <functional>
#include <memory>

class QTcpServer;

/// A raw-socket HTTP peer on 127.0.0.1 that records every byte and answers byte for byte as told.
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

    explicit ScriptedPeer(OnRequest onRequest);
    /// The same over TLS.
    ScriptedPeer(const QSslConfiguration &tls, OnRequest onRequest);
    ~ScriptedPeer() override;

    /// Takes the place of waiting for a request: for peers that speak first, stall or hang up.
    void onConnect(OnConnect handler) { m_onConnect = std::move(handler); }
    void stopListening();

    [[nodiscard]] quint16 port() const;
    [[nodiscard]] QUrl url(const QString &path = {}) const;
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; }
    [[nodiscard]] int connections() const { return m_connections; }
    /// All bytes of all connections, complete requests or not.
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] qsizetype count(const QByteArray &text) const { return m_bytes.count(text); }
    /// How many headers of that name came; with “name: value”, of that value too. Case does not count in
    /// a name: Qt 6.8 sends them in lower case.
    [[nodiscard]] qsizetype countHeaders(const QByteArray &header) const;

private:
    void listen(std::unique_ptr<QTcpServer> server);
    void accept();
    void read(QTcpSocket *socket, int connection);

    std::unique_ptr<QTcpServer> m_server;
    bool m_tls = false;
    OnRequest m_onRequest;
    OnConnect m_onConnect;
    QList<QByteArray> m_requests;
    QByteArray m_bytes;
    QHash<QTcpSocket *, QByteArray> m_buffers;
    int m_connections = 0;
};
