// SPDX-License-Identifier: MIT
#include "support/scriptedpeer.h"

#include <QRegularExpression>
#include <QSslServer>
#include <QTcpServer>
#include <QTimer>

#include <algorithm>

#ifdef Q_OS_WIN
#include <winsock2.h>
using SocketHandle = SOCKET;
#else
#include <sys/socket.h>
using SocketHandle = int;
#endif

using namespace Qt::StringLiterals;

namespace {

/// Returns the length of the complete request at the start of the buffer, or 0 if it is incomplete.
qsizetype completeRequest(const QByteArray &buffer)
{
    const qsizetype headerEnd = buffer.indexOf("\r\n\r\n");
    if (headerEnd < 0)
        return 0;
    static const QRegularExpression length(u"\r\ncontent-length: *(\\d+)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const auto match = length.match(QString::fromLatin1(buffer.left(headerEnd + 2)));
    const qsizetype size = headerEnd + 4 + (match.hasMatch() ? match.captured(1).toLongLong() : 0);
    return buffer.size() >= size ? size : 0;
}

} // namespace

qsizetype ScriptedPeer::countHeaders(const QByteArray &header) const
{
    const qsizetype nameLength = header.contains(':') ? header.indexOf(':') : header.size();
    const QList<QByteArray> lines = m_bytes.split('\n');
    return std::count_if(lines.begin(), lines.end(), [&](const QByteArray &line) {
        return line.indexOf(':') == nameLength &&
               line.left(nameLength).compare(header.left(nameLength), Qt::CaseInsensitive) == 0 &&
               (nameLength == header.size() || line.trimmed().mid(nameLength) == header.mid(nameLength));
    });
}

void ScriptedPeer::Exchange::send(const QByteArray &bytes) const
{
    if (!m_socket)
        return;
    m_socket->write(bytes);
    m_socket->flush();
}

void ScriptedPeer::Exchange::reply(int status, const QByteArray &body, const QByteArray &contentType,
                                   const QByteArray &moreHeaders) const
{
    send("HTTP/1.1 " + QByteArray::number(status) + " Status\r\nContent-Type: " + contentType +
         "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + moreHeaders + "\r\n" + body);
}

void ScriptedPeer::Exchange::finish() const
{
    if (m_socket)
        m_socket->disconnectFromHost();
}

void ScriptedPeer::Exchange::sendForever(const QByteArray &piece, std::chrono::milliseconds pause) const
{
    if (!m_socket)
        return;
    const auto sendPiece = [exchange = *this, piece] {
        if (exchange.socket() && exchange.socket()->bytesToWrite() < 256 * 1024)
            exchange.send(piece);
    };
    if (pause.count() == 0) {
        m_socket->setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, 256 * 1024);
        connect(m_socket, &QTcpSocket::bytesWritten, m_socket, sendPiece, Qt::QueuedConnection);
        sendPiece();
        return;
    }
    auto *timer = new QTimer(m_socket);
    connect(timer, &QTimer::timeout, m_socket, sendPiece);
    timer->start(pause);
}

void ScriptedPeer::Exchange::sendSliced(const QByteArray &bytes) const
{
    if (!m_socket)
        return;
    auto *timer = new QTimer(m_socket);
    connect(timer, &QTimer::timeout, m_socket,
            [exchange = *this, timer, bytes, at = qsizetype(0), size = qsizetype(0)]() mutable {
                size = size % 3 + 1;
                exchange.send(bytes.mid(at, size));
                at += size;
                if (at >= bytes.size())
                    timer->stop();
            });
    timer->start(1);
}

void ScriptedPeer::Exchange::reset() const
{
    if (m_socket)
        ScriptedPeer::reset(m_socket);
}

void ScriptedPeer::reset(QTcpSocket *socket)
{
    const linger hard{1, 0};
    ::setsockopt(static_cast<SocketHandle>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER,
                 reinterpret_cast<const char *>(&hard), sizeof hard);
    socket->abort();
}

ScriptedPeer::ScriptedPeer(OnRequest onRequest, const QHostAddress &address)
    : m_onRequest(std::move(onRequest))
{
    listen(std::make_unique<QTcpServer>(), address);
}

ScriptedPeer::ScriptedPeer(const QSslConfiguration &tls, OnRequest onRequest)
    : m_tls(true)
    , m_onRequest(std::move(onRequest))
{
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(tls);
    listen(std::move(server), QHostAddress::LocalHost);
}

ScriptedPeer::~ScriptedPeer()
{
    for (QTcpSocket *socket : m_buffers.keys())
        socket->disconnect(this);
}

void ScriptedPeer::setTls(const QSslConfiguration &tls)
{
    static_cast<QSslServer *>(m_server.get())->setSslConfiguration(tls);
}

void ScriptedPeer::listen(std::unique_ptr<QTcpServer> server, const QHostAddress &address)
{
    m_server = std::move(server);
    m_address = address;
    connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, &ScriptedPeer::accept);
    if (!m_server->listen(address))
        qFatal("The peer can't listen on %s.", qPrintable(address.toString()));
    m_port = m_server->serverPort();
}

void ScriptedPeer::stopListening()
{
    m_server->close();
}

QUrl ScriptedPeer::url(const QString &path) const
{
    QUrl url(u"%1://host%2"_s.arg(m_tls ? u"https"_s : u"http"_s, path));
    url.setHost(m_address.toString());
    url.setPort(m_port);
    return url;
}

void ScriptedPeer::accept()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        const int connection = m_connections++;
        m_buffers.insert(socket, {});
        connect(socket, &QTcpSocket::readyRead, this,
                [this, socket, connection] { read(socket, connection); });
        connect(socket, &QTcpSocket::bytesWritten, this, [this](qint64 size) { m_bytesSent += size; });
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QObject::destroyed, this, [this, socket] { m_buffers.remove(socket); });
        if (m_onConnect)
            m_onConnect(socket);
        else
            read(socket, connection);
    }
}

void ScriptedPeer::read(QTcpSocket *socket, int connection)
{
    const QByteArray arrived = socket->readAll();
    m_bytes += arrived;
    m_buffers[socket] += arrived;
    if (m_onConnect)
        return;
    if (m_onFirstBytes) {
        if (!arrived.isEmpty() && m_buffers.value(socket).size() == arrived.size())
            m_onFirstBytes(socket);
        return;
    }
    while (const qsizetype size = completeRequest(m_buffers.value(socket))) {
        const QByteArray raw = m_buffers.value(socket).left(size);
        m_buffers[socket].remove(0, size);
        m_requests += raw;
        m_onRequest(Exchange(socket, raw, connection));
        if (!m_buffers.contains(socket))
            return;
    }
}

#include "moc_scriptedpeer.cpp"
