// SPDX-License-Identifier: MIT
#include "keepalivepeer.h"

#include <QSemaphore>
#include <QTcpServer>
#include <QTcpSocket>

namespace {

QByteArray answer()
{
    const QByteArray body =
        R"({"notificationId":1001,"subject":"Bill import failed: 3 accounts were skipped",)"
        R"("messagePreview":"The import of 14 March skipped three accounts that have no address.",)"
        R"("createdDate":"2026-03-14T09:12:00Z","read":false,"archived":false,)"
        R"("notificationType":{"notificationTypeId":14,"notificationTypeInfo":"Import automation",)"
        R"("notificationTypeDescription":"Sent when an automatic import ends",)"
        R"("notificationCategory":{"notificationCategoryId":2,"notificationCategoryInfo":"Alerts",)"
        R"("notificationCategoryDescription":"What needs attention"}}})";
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " +
           QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

void serve(QTcpSocket *socket)
{
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    QObject::connect(socket, &QIODevice::readyRead, socket, [socket, request = QByteArray()]() mutable {
        static const QByteArray reply = answer();
        request += socket->readAll();
        if (!request.endsWith("\r\n\r\n"))
            return;
        request.clear();
        socket->write(reply);
    });
}

} // namespace

KeepAlivePeer::KeepAlivePeer()
{
    start();
    while (m_port == 0)
        msleep(1);
}

KeepAlivePeer::~KeepAlivePeer()
{
    quit();
    wait();
}

QUrl KeepAlivePeer::baseUrl() const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(m_port));
}

void KeepAlivePeer::run()
{
    QTcpServer server;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&server] {
        while (QTcpSocket *socket = server.nextPendingConnection())
            serve(socket);
    });
    if (!server.listen(QHostAddress::LocalHost))
        qFatal("no free port");
    m_port = server.serverPort();
    exec();
}
