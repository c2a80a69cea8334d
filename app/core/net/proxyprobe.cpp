// SPDX-License-Identifier: MIT
#include "net/proxyprobe.h"

#include "net/proxy.h"
#include "text/displaytext.h"

#include <QPointer>
#include <QRegularExpression>
#include <QTcpSocket>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxHeadSize = 16LL * 1024;

/// Sends one CONNECT and reads the head of the answer. Deletes itself.
class Connect final : public QObject
{
public:
    Connect(const QNetworkProxy &proxy, QByteArray server, QObject *context, ProxyProbe::Handler handler)
        : QObject(context)
        , m_server(std::move(server))
        , m_handler(std::move(handler))
    {
        m_socket.setProxy(QNetworkProxy(QNetworkProxy::NoProxy));
        m_socket.setReadBufferSize(kMaxHeadSize);
        connect(&m_socket, &QTcpSocket::connected, this, [this] {
            m_socket.write("CONNECT " + m_server + " HTTP/1.1\r\nHost: " + m_server +
                           "\r\nUser-Agent: svc-desktop/" SVC_VERSION "\r\n\r\n");
        });
        connect(&m_socket, &QTcpSocket::readyRead, this, &Connect::read);
        connect(&m_socket, &QTcpSocket::errorOccurred, this,
                [this] { end(ErrorCause::None, m_socket.errorString()); });
        m_socket.connectToHost(proxy.hostName(), proxy.port());
    }

private:
    void read()
    {
        m_answer += m_socket.readAll();
        const qsizetype headSize = m_answer.indexOf("\r\n\r\n") + 4;
        if (headSize < 4) {
            if (m_answer.size() >= kMaxHeadSize)
                end(ErrorCause::None, u"not HTTP"_s);
            return;
        }
        static const QRegularExpression statusLine(u"^HTTP/1\\.[01] (\\d{3})\\b[^\\r\\n]*"_s);
        static const QRegularExpression length(u"\\r\\nContent-Length: *0*[1-9]"_s,
                                               QRegularExpression::CaseInsensitiveOption);
        const QString head = QString::fromLatin1(m_answer.left(headSize));
        const auto line = statusLine.match(head);
        const int status = line.captured(1).toInt();
        // Through a working tunnel, no data arrives before TLS has begun.
        if (status >= 200 && status <= 299 && m_answer.size() == headSize && !length.match(head).hasMatch())
            end({});
        else
            end(status == 407 ? ErrorCause::ProxyCredentials : ErrorCause::None,
                line.hasMatch() ? line.captured() : u"not HTTP"_s);
    }

    void end(ErrorCause cause, const QString &detail)
    {
        Error error;
        error.kind = ErrorKind::Proxy;
        error.cause = cause;
        error.detail = boundedText(visibleLine(detail), 500);
        end(error);
    }
    void end(const std::optional<Error> &error)
    {
        const auto handler = std::exchange(m_handler, {});
        if (!handler)
            return;
        m_socket.disconnect(this);
        deleteLater();
        handler(error); // may destroy this; nothing may follow
    }

    const QByteArray m_server;
    QByteArray m_answer;
    ProxyProbe::Handler m_handler;
    QTcpSocket m_socket;
};

} // namespace

void ProxyProbe::probe(const QNetworkProxy &proxy, const QUrl &url, QObject *context, const Handler &handler)
{
    QUrl server;
    server.setHost(url.host());
    server.setPort(url.port(443));
    const QByteArray authority = server.authority(QUrl::FullyEncoded).toLatin1();
    const QString tunnel = proxyName(proxy) + u' ' + QString::fromLatin1(authority);
    if (proxy.type() != QNetworkProxy::HttpProxy || !proxy.user().isEmpty() || tunnel == m_workingTunnel) {
        handler({});
        return;
    }
    new Connect(proxy, authority, context,
                [self = QPointer(this), tunnel, handler](const std::optional<Error> &error) {
                    if (self && !error)
                        self->m_workingTunnel = tunnel;
                    handler(error);
                });
}

#include "moc_proxyprobe.cpp"
