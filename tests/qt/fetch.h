// SPDX-License-Identifier: MIT
#pragma once

#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTimer>

#include <chrono>
#include <memory>

/// Plain Qt, without anything of this program's safe request profile but that HTTP/2 is off.
namespace fetch {

inline QNetworkRequest request(const QUrl &url)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArray("application/json"));
    return request;
}

/// Runs the event loop until it has finished; false if it has not after so long.
inline bool finished(QNetworkReply &reply, std::chrono::milliseconds limit = std::chrono::seconds(20))
{
    if (reply.isFinished())
        return true;
    QEventLoop loop;
    QObject::connect(&reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(limit, &loop, &QEventLoop::quit);
    loop.exec();
    return reply.isFinished();
}

inline int status(const QNetworkReply &reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

} // namespace fetch
