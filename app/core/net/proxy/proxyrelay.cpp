// SPDX-License-Identifier: MIT
#include "net/proxy/proxyrelay.h"

#include "net/transportoptions.h"

#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype kMaxRequestHead = 16LL * 1024;
/// What is read from one side before the other has taken it.
constexpr qint64 kPipeSize = 64LL * 1024;
constexpr quint16 kHttpsTunnelPort = 443;
/// Qt connects and asks at once after open(), unless it has a connection that it can use again.
constexpr auto kSpareLifetime = 5s;

QByteArray randomKey()
{
    std::array<quint32, 8> random{};
    QRandomGenerator::system()->fillRange(random.data(), qsizetype(random.size()));
    return QByteArray(reinterpret_cast<const char *>(random.data()), sizeof random).toBase64();
}

QString nameOfServer(const QUrl &url)
{
    return u"%1:%2"_s.arg(url.host(QUrl::FullyEncoded)).arg(url.port(kHttpsTunnelPort));
}

/// Passes bytes on, as fast as they are taken. A side that has ended ends the other once that has got the
/// rest.
void passOn(QTcpSocket *from, QTcpSocket *to)
{
    while (from->bytesAvailable() > 0 && to->bytesToWrite() < kPipeSize)
        to->write(from->read(kPipeSize));
    const auto hasEnded = [](const QTcpSocket *side) {
        return side->state() == QAbstractSocket::UnconnectedState;
    };
    const bool isDrained = hasEnded(from) && from->bytesAvailable() == 0;
    if (isDrained)
        to->disconnectFromHost();
    if (isDrained || hasEnded(to))
        from->deleteLater();
}

void connectSides(QTcpSocket *from, QTcpSocket *to)
{
    from->setReadBufferSize(kPipeSize);
    const auto pass = [from, to] { passOn(from, to); };
    QObject::connect(from, &QTcpSocket::readyRead, to, pass);
    QObject::connect(to, &QTcpSocket::bytesWritten, from, pass);
    for (QTcpSocket *side : {from, to})
        QObject::connect(side, &QTcpSocket::disconnected, side == from ? to : from, pass);
}

} // namespace

/// A server to which tunnels lead.
struct ProxyRelay::Server
{
    QString host;
    quint16 port = kHttpsTunnelPort;
    QByteArray key; ///< Qt gives it with each CONNECT
    ProxyRoute route;
    std::chrono::milliseconds timeout{};
    bool works = false; ///< whether the last tunnel by this route was opened
    QString proxy;      ///< through which it was
    std::optional<Error> failure;
    std::unique_ptr<QTcpSocket> spare; ///< a tunnel that Qt has not asked for yet
};

ProxyRelay::ProxyRelay()
{
    m_listener.setProxy(QNetworkProxy(QNetworkProxy::NoProxy));
    connect(&m_listener, &QTcpServer::newConnection, this, &ProxyRelay::accept);
}

ProxyRelay::~ProxyRelay() = default;

void ProxyRelay::readPassword(const TransportOptions &options, QObject *context,
                              const std::function<void(const Result<Secret> &)> &handler)
{
    const bool isNeeded = options.proxy.mode == ProxyChoice::Mode::Manual && !options.proxy.user.isEmpty();
    if (!isNeeded || !options.proxyPassword.isEmpty() || !options.readProxyPassword) {
        handler(options.proxyPassword);
        return;
    }
    if (m_password) {
        handler(*m_password);
        return;
    }
    options.readProxyPassword(context, [self = QPointer(this), handler](const Result<Secret> &password) {
        if (self && password)
            self->m_password = *password;
        handler(password);
    });
}

void ProxyRelay::open(const ProxyRoute &route, const QUrl &url, std::chrono::milliseconds timeout,
                      QObject *context, const Handler &handler)
{
    std::shared_ptr<Server> &server = m_servers[nameOfServer(url)];
    if (!server) {
        server = std::make_shared<Server>();
        server->host = url.host(QUrl::FullyEncoded);
        server->port = quint16(url.port(kHttpsTunnelPort));
        server->key = randomKey();
    }
    server->works = server->works && server->route.ways == route.ways;
    server->route = route;
    server->timeout = timeout;
    if (server->works) {
        handler(use(*server));
        return;
    }
    openTunnel(server, [this, server, handler, context = QPointer(context)](Result<ProxyTunnel> tunnel) {
        if (tunnel)
            keep(server, std::move(*tunnel));
        if (context)
            handler(tunnel ? use(*server) : Result<Use>(failure(tunnel.error())));
    });
}

void ProxyRelay::forget()
{
    for (const auto &server : std::as_const(m_servers)) {
        server->works = false;
        server->spare.reset();
    }
}

std::optional<Error> ProxyRelay::failureOf(const QUrl &url) const
{
    const auto server = m_servers.value(nameOfServer(url));
    return server ? server->failure : std::nullopt;
}

Result<ProxyRelay::Use> ProxyRelay::use(const Server &server)
{
    if (!m_listener.isListening() && !m_listener.listen(QHostAddress::LocalHost)) {
        Error error;
        error.kind = ErrorKind::Proxy;
        error.proxy = server.proxy;
        error.detail = m_listener.errorString();
        return failure(error);
    }
    QNetworkProxy relay(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, m_listener.serverPort());
    relay.setRawHeader("Proxy-Authorization", "Bearer " + server.key);
    return Use{relay, server.proxy};
}

void ProxyRelay::openTunnel(const std::shared_ptr<Server> &server, ProxyTunnelOpener::Handler handler)
{
    auto *opener =
        new ProxyTunnelOpener(server->route.ways, server->host, server->port, server->timeout, m_refused);
    opener->setParent(this);
    opener->start([this, opener, server, handler = std::move(handler)](Result<ProxyTunnel> tunnel) {
        opener->deleteLater();
        server->works = tunnel.has_value();
        if (tunnel) {
            server->proxy = tunnel->proxy;
            server->failure.reset();
        } else {
            server->failure = tunnel.error();
            if (tunnel.error().cause == ErrorCause::ProxyLoginRefused)
                m_password.reset();
        }
        handler(std::move(tunnel)); // may destroy the relay; nothing may follow
    });
}

void ProxyRelay::keep(const std::shared_ptr<Server> &server, ProxyTunnel tunnel)
{
    server->spare = std::move(tunnel.socket);
    QTimer::singleShot(kSpareLifetime, this, [server, kept = QPointer(server->spare.get())] {
        if (kept && kept == server->spare.get())
            server->spare.reset();
    });
}

void ProxyRelay::accept()
{
    while (QTcpSocket *front = m_listener.nextPendingConnection()) {
        front->setReadBufferSize(kMaxRequestHead);
        connect(front, &QTcpSocket::readyRead, this, [this, front] { readHead(front); });
        connect(front, &QTcpSocket::disconnected, front, &QObject::deleteLater);
        auto *patience = new QTimer(front);
        connect(patience, &QTimer::timeout, front, [front] { front->abort(); });
        patience->start(kSpareLifetime);
    }
}

void ProxyRelay::readHead(QTcpSocket *front)
{
    const QByteArray head = front->peek(kMaxRequestHead);
    const qsizetype headSize = head.indexOf("\r\n\r\n") + 4;
    if (headSize < 4) {
        if (head.size() >= kMaxRequestHead)
            front->abort();
        return;
    }
    const auto asked = std::find_if(m_servers.cbegin(), m_servers.cend(), [&](const auto &server) {
        // Qt 6.8 writes the name of the header in lower case.
        return head.left(headSize).contains(": Bearer " + server->key + "\r\n");
    });
    if (!head.startsWith("CONNECT ") || asked == m_servers.cend()) {
        front->abort();
        return;
    }
    front->skip(headSize);
    front->disconnect(this);
    delete front->findChild<QTimer *>();
    serve(front, *asked);
}

void ProxyRelay::serve(QTcpSocket *front, const std::shared_ptr<Server> &server)
{
    if (server->spare && server->spare->state() == QAbstractSocket::ConnectedState) {
        pipe(front, ProxyTunnel{std::move(server->spare), server->proxy});
        return;
    }
    server->spare.reset();
    openTunnel(server, [this, front = QPointer(front)](Result<ProxyTunnel> tunnel) {
        if (!front)
            return;
        if (tunnel) {
            pipe(front, std::move(*tunnel));
            return;
        }
        front->write("HTTP/1.1 502 No tunnel\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        front->disconnectFromHost();
    });
}

void ProxyRelay::pipe(QTcpSocket *front, ProxyTunnel tunnel)
{
    QTcpSocket *back = tunnel.socket.release();
    back->setParent(this);
    front->write("HTTP/1.1 200 OK\r\n\r\n");
    front->disconnect();
    connectSides(front, back);
    connectSides(back, front);
    passOn(front, back);
    passOn(back, front);
}

#include "moc_proxyrelay.cpp"
