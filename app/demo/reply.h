// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <string>
#include <utility>
#include <vector>

/// An answer of the service, apart from the library that sends it.
struct Reply
{
    int status = 200;
    QByteArray contentType;
    QByteArray body;
    std::vector<std::pair<std::string, std::string>> headers = {};
    /// The header is sent with the full length, and the connection ends in the middle of the body.
    bool cutOff = false;
};

[[nodiscard]] Reply jsonReply(const QJsonObject &body, int status = 200);

/// An error in the form of RFC 9457; the title is the status's usual phrase.
[[nodiscard]] Reply problem(int status, const QString &detail);

/// There is no notification of that id for the user who asks.
[[nodiscard]] Reply notFound(int notificationId);

/// What a proxy, gateway or network sign-in page answers in the service's place.
[[nodiscard]] Reply webPage(int status, const QString &title, const QString &text);
