// SPDX-License-Identifier: MIT
#include "net/proxy/proxytunnel.h"

#include "net/proxy/proxy.h"
#include "net/proxy/proxylogin.h"
#include "text/displaytext.h"

#include <QHash>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxHeadSize = 16LL * 1024;

Error proxyError(ErrorCause cause, const QString &detail)
{
    Error error;
    error.kind = ErrorKind::Proxy;
    error.cause = cause;
    error.detail = boundedText(visibleLine(detail), 500);
    return error;
}

/// Returns the schemes that an answer offers.
QList<ProxyChallenge> challengesIn(const QByteArray &head)
{
    constexpr QByteArrayView name = "proxy-authenticate:";
    QList<ProxyChallenge> challenges;
    for (const QByteArray &line : head.split('\n')) {
        if (line.left(name.size()).toLower() == name)
            challenges += proxyChallenges(line.mid(name.size()).trimmed());
    }
    return challenges;
}

QByteArray randomHex()
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), qsizetype(random.size()));
    return QByteArray(reinterpret_cast<const char *>(random.data()), sizeof random).toHex();
}

} // namespace

std::size_t RefusedLogins::digestOf(const QNetworkProxy &proxy)
{
    static const size_t seed = QRandomGenerator::system()->generate64();
    return qHashMulti(seed, proxyName(proxy), proxy.user(), proxy.password());
}

ProxyTunnelOpener::ProxyTunnelOpener(QList<QNetworkProxy> ways, QString host, quint16 port,
                                     std::chrono::milliseconds timeout, RefusedLogins &refused)
    : m_ways(std::move(ways))
    , m_host(std::move(host))
    , m_port(port)
    , m_timeout(timeout)
    , m_refused(refused)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { giveUpWay(u"no answer"_s); });
}

ProxyTunnelOpener::~ProxyTunnelOpener()
{
    if (m_socket)
        m_socket->disconnect(this);
}

void ProxyTunnelOpener::start(Handler handler)
{
    m_handler = std::move(handler);
    tryWay();
}

void ProxyTunnelOpener::tryWay()
{
    m_authorization.clear();
    // The last one ends with the request, which has a deadline of its own.
    const bool isLast = m_index + 1 == m_ways.size();
    m_timer.start(isLast ? 2 * m_timeout : m_timeout / int(m_ways.size()));
    connectToProxy();
}

void ProxyTunnelOpener::connectToProxy()
{
    m_received.clear();
    if (m_socket) {
        m_socket->disconnect(this);
        m_socket.release()->deleteLater(); // it may be what emits the signal that led here
    }
    m_socket = std::make_unique<QTcpSocket>();
    m_socket->setReadBufferSize(kMaxHeadSize);
    connect(m_socket.get(), &QTcpSocket::connected, this, &ProxyTunnelOpener::handleConnected);
    connect(m_socket.get(), &QTcpSocket::errorOccurred, this, [this] { giveUpWay(m_socket->errorString()); });
    const bool isHttp = way().type() == QNetworkProxy::HttpProxy;
    m_socket->setProxy(isHttp || proxyName(way()).isEmpty() ? QNetworkProxy(QNetworkProxy::NoProxy) : way());
    if (isHttp)
        m_socket->connectToHost(way().hostName(), way().port());
    else
        m_socket->connectToHost(m_host, m_port);
}

QByteArray ProxyTunnelOpener::authority() const
{
    QUrl server;
    server.setHost(m_host);
    server.setPort(m_port);
    return server.authority(QUrl::FullyEncoded).toLatin1();
}

void ProxyTunnelOpener::handleConnected()
{
    if (way().type() != QNetworkProxy::HttpProxy) {
        succeed();
        return;
    }
    connect(m_socket.get(), &QTcpSocket::readyRead, this, &ProxyTunnelOpener::read);
    const QByteArray server = authority();
    m_socket->write(
        "CONNECT " + server + " HTTP/1.1\r\nHost: " + server +
        "\r\nUser-Agent: svc-desktop/" SVC_VERSION "\r\n" +
        (m_authorization.isEmpty() ? QByteArray() : "Proxy-Authorization: " + m_authorization + "\r\n") +
        "\r\n");
}

void ProxyTunnelOpener::read()
{
    m_received += m_socket->readAll();
    const qsizetype headSize = m_received.indexOf("\r\n\r\n") + 4;
    if (headSize >= 4)
        handleAnswer(m_received.left(headSize));
    else if (m_received.size() >= kMaxHeadSize)
        giveUpWay(u"not HTTP"_s);
}

void ProxyTunnelOpener::handleAnswer(const QByteArray &head)
{
    static const QRegularExpression statusLine(u"^HTTP/1\\.[01] (\\d{3})\\b[^\\r\\n]*"_s);
    static const QRegularExpression length(u"\\r\\nContent-Length: *0*[1-9]"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const auto line = statusLine.match(QString::fromLatin1(head));
    const int status = line.captured(1).toInt();
    if (!line.hasMatch()) {
        giveUpWay(u"not HTTP"_s);
    } else if (status == 407) {
        answer(challengesIn(head));
    } else if (status >= 200 && status <= 299 && m_received.size() == head.size() &&
               !length.match(QString::fromLatin1(head)).hasMatch()) {
        // Through a working tunnel, no data arrives before TLS has begun.
        succeed();
    } else {
        fail(proxyError(ErrorCause::None, line.captured()));
    }
}

void ProxyTunnelOpener::answer(const QList<ProxyChallenge> &challenges)
{
    if (!m_authorization.isEmpty()) {
        m_refused.add(way());
        fail(proxyError(ErrorCause::ProxyLoginRefused, u"407"_s));
        return;
    }
    const auto authorization =
        proxyAuthorization(challenges, authority(), way().user(), way().password(), randomHex());
    if (!authorization) {
        fail(authorization.error());
        return;
    }
    if (m_refused.contains(way())) {
        fail(proxyError(ErrorCause::ProxyLoginRefused, u"not sent again"_s));
        return;
    }
    m_authorization = *authorization;
    connectToProxy();
}

/// Goes on with the next way.
void ProxyTunnelOpener::giveUpWay(const QString &reason)
{
    if (m_index + 1 == m_ways.size()) {
        fail(proxyError(ErrorCause::None, reason));
        return;
    }
    const QString name = proxyName(way());
    m_failures += (name.isEmpty() ? m_host : name) + ": "_L1 + reason;
    ++m_index;
    tryWay();
}

void ProxyTunnelOpener::fail(Error error)
{
    error.proxy = proxyName(way());
    if (!m_failures.isEmpty()) {
        // The sentence is about the first way, which is the one that is meant to work, unless a later proxy
        // has decided.
        if (error.cause == ErrorCause::None)
            error.proxy = proxyName(m_ways.first());
        const QString name = proxyName(way());
        m_failures += (name.isEmpty() ? m_host : name) + ": "_L1 + error.detail;
        if (error.cause == ErrorCause::None || error.cause == ErrorCause::ProxyLoginRefused)
            error.detail = boundedText(visibleLine(m_failures.join("; "_L1)), 500);
    }
    m_socket->disconnect(this);
    m_socket.release()->deleteLater();
    finish(failure(std::move(error)));
}

void ProxyTunnelOpener::succeed()
{
    m_socket->disconnect(this);
    m_socket->setReadBufferSize(0);
    finish(ProxyTunnel{std::move(m_socket), proxyName(way())});
}

/// Not within a signal of the socket, which the handler may destroy.
void ProxyTunnelOpener::finish(Result<ProxyTunnel> result)
{
    m_timer.stop();
    auto shared = std::make_shared<Result<ProxyTunnel>>(std::move(result));
    QMetaObject::invokeMethod(
        this, [this, shared] { std::exchange(m_handler, {})(std::move(*shared)); }, Qt::QueuedConnection);
}

#include "moc_proxytunnel.cpp"
