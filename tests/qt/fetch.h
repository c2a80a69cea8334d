// SPDX-License-Identifier: MIT
#pragma once

#include <QEventLoop>
#include <QLibraryInfo>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTimer>
#include <QVersionNumber>

#include <chrono>
#include <memory>

/// Plain Qt requests, without this program's safe request profile, except that HTTP/2 is off.
namespace fetch {

inline QNetworkRequest request(const QUrl &url)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArray("application/json"));
    return request;
}

/// Runs the event loop until the reply has finished. Returns false if it has not finished within `limit`.
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

/// At run time; from 6.8 on.
inline bool isQt68()
{
    return QLibraryInfo::version() >= QVersionNumber(6, 8);
}

inline int status(const QNetworkReply &reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

} // namespace fetch
