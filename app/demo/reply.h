// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <string>
#include <utility>
#include <vector>

/// An answer of the service, independent of the HTTP library.
struct Reply
{
    int status = 200;
    QByteArray contentType;
    QByteArray body;
    std::vector<std::pair<std::string, std::string>> headers = {};
    /// If `true`, the header contains the full length, but the connection is closed in the middle of the
    /// body.
    bool cutOff = false;
};

[[nodiscard]] Reply jsonReply(const QJsonObject &body, int status = 200);

/// Returns an error in the form of RFC 9457 with the standard phrase of the status as title.
[[nodiscard]] Reply problem(int status, const QString &detail);

/// Returns the answer for an id that does not exist for the current user.
[[nodiscard]] Reply notFound(int notificationId);

/// Returns a page as sent by a proxy, a gateway or the sign-in page of a network instead of the service.
[[nodiscard]] Reply webPage(int status, const QString &title, const QString &text);
