// SPDX-License-Identifier: MIT
#include "reply.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

QString reasonPhrase(int status)
{
    switch (status) {
    case 400:
        return u"Bad Request"_s;
    case 401:
        return u"Unauthorized"_s;
    case 403:
        return u"Forbidden"_s;
    case 404:
        return u"Not Found"_s;
    case 405:
        return u"Method Not Allowed"_s;
    case 409:
        return u"Conflict"_s;
    case 411:
        return u"Length Required"_s;
    case 413:
        return u"Content Too Large"_s;
    case 414:
        return u"URI Too Long"_s;
    case 415:
        return u"Unsupported Media Type"_s;
    case 421:
        return u"Misdirected Request"_s;
    case 429:
        return u"Too Many Requests"_s;
    case 500:
        return u"Internal Server Error"_s;
    case 503:
        return u"Service Unavailable"_s;
    default:
        return u"Error"_s;
    }
}

} // namespace

Reply jsonReply(const QJsonObject &body, int status)
{
    return {status, "application/json", QJsonDocument(body).toJson(QJsonDocument::Compact)};
}

Reply problem(int status, const QString &detail)
{
    Reply reply =
        jsonReply({{u"title"_s, reasonPhrase(status)}, {u"status"_s, status}, {u"detail"_s, detail}}, status);
    reply.contentType = "application/problem+json";
    return reply;
}

Reply notFound(int notificationId)
{
    return problem(404, u"The current user has no notification %1."_s.arg(notificationId));
}

Reply webPage(int status, const QString &title, const QString &text)
{
    const QString page = u"<!DOCTYPE html>\n<html lang=\"en\">\n<head><title>%1</title></head>\n"
                         "<body><h1>%1</h1><p>%2</p></body>\n</html>\n"_s.arg(title, text);
    return {status, "text/html; charset=utf-8", page.toUtf8()};
}
