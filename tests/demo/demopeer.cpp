// SPDX-License-Identifier: MIT
#include "demopeer.h"

#include <QJsonDocument>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;

QByteArray credentials(const QJsonObject &changed)
{
    QJsonObject body{{u"dataSource"_s, u"demo"_s}, {u"username"_s, u"demo"_s}, {u"password"_s, u"demo"_s}};
    for (auto field = changed.begin(); field != changed.end(); ++field)
        body[field.key()] = field.value();
    return QJsonDocument(body).toJson();
}

QJsonObject objectIn(const QByteArray &body)
{
    return QJsonDocument::fromJson(body).object();
}

DemoPeer::DemoPeer()
{
    m_network.setProxy(QNetworkProxy::NoProxy);
}

bool DemoPeer::start(const QStringList &options)
{
    QSignalSpy ready(&m_child, &DemoChild::ready);
    m_child.start(options);
    if (!ready.wait(patience))
        return false;
    m_baseUrl = ready.first().first().toUrl();
    return true;
}

std::unique_ptr<QNetworkReply> DemoPeer::send(const QByteArray &method, const QByteArray &path,
                                              const Headers &headers, const QByteArray &body)
{
    QNetworkRequest request(QUrl::fromEncoded(m_baseUrl.toEncoded() + path));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    for (const auto &[name, value] : headers)
        request.setRawHeader(name, value);
    return std::unique_ptr<QNetworkReply>(m_network.sendCustomRequest(request, method, body));
}

Answer DemoPeer::ask(const QByteArray &method, const QByteArray &path, const Headers &headers,
                     const QByteArray &body)
{
    const auto reply = send(method, path, headers, body);
    if (!reply->isFinished())
        QSignalSpy(reply.get(), &QNetworkReply::finished).wait(patience);
    return {
        .status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
        .complete = reply->error() != QNetworkReply::RemoteHostClosedError && reply->isFinished(),
        .contentType = reply->rawHeader("Content-Type"),
        .allow = reply->rawHeader("Allow"),
        .retryAfter = reply->rawHeader("Retry-After"),
        .location = reply->rawHeader("Location"),
        .body = reply->readAll(),
    };
}

Answer DemoPeer::lookUp(int id, const Headers &more)
{
    return ask("GET", notificationPath + QByteArray::number(id), goodHeaders + more);
}

QByteArray DemoPeer::signIn(const QJsonObject &changed)
{
    const Answer answer = ask("POST", loginPath, goodHeaders, credentials(changed));
    return objectIn(answer.body).value(u"token").toString().toLatin1();
}

QByteArray DemoPeer::exchange(const QByteArray &request) const
{
    QTcpSocket socket;
    socket.connectToHost(m_baseUrl.host(), static_cast<quint16>(m_baseUrl.port()));
    socket.write(request);
    QByteArray answer;
    while (!answer.contains("\r\n\r\n") && socket.waitForReadyRead(patience))
        answer += socket.readAll();
    return answer;
}
