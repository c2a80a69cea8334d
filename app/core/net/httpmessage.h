// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QUrl>

#include <chrono>
#include <optional>
#include <utility>

/// A request of an operation. HttpClient adds the safe request profile.
struct HttpRequest
{
    enum class Method {
        Get,
        /// Always on a fresh connection. Its body can be read only once, so it is sent at most once.
        Post,
    };
    enum class Connection {
        Shared, ///< the client's shared access manager
        Fresh,  ///< an access manager that the job owns and nothing else uses
    };

    /// What becomes of cookies; see net/sessioncookies.h.
    enum class Cookies {
        None,
        Store, ///< those of the answer are stored
        Use,   ///< those that are stored are sent, too
    };

    Method method = Method::Get;
    QUrl url;
    QList<std::pair<QByteArray, QByteArray>> headers; ///< checked before anything is sent
    QByteArray accept;                                ///< media types
    QByteArray body;                                  ///< only for Post
    Connection connection = Connection::Shared;       ///< only for Get
    Cookies cookies = Cookies::None;
    /// For the whole exchange, on a steady clock.
    std::chrono::milliseconds deadline = std::chrono::seconds(30);
    QList<NamedSecret> secrets;     ///< secrets in the request; they are known from then on, see KnownSecrets
    bool answersWithSecret = false; ///< whether a 2xx answer contains a new secret
    qint64 retryOf = 0; ///< number in the activity log of the exchange that this one retries; 0 if none
};

/// A final answer (net/errorclassifier.h): its status is from 200 to 299 or from 400 to 599. Redirects, a 407
/// and invalid statuses are errors instead.
struct HttpReply
{
    int status = 0;
    QByteArray contentType;
    QByteArray accept;   ///< media types that the request accepted
    QByteArray body;     ///< at most 4 MiB
    bool cutOff = false; ///< the connection ended before the declared length was received
    /// See isEndUncertain(): the body may be truncated although `cutOff` is false.
    bool endIsUncertain = false;
    std::optional<std::chrono::seconds> retryAfter; ///< clamped to 1 to 300
    std::optional<QDateTime> serverTime;            ///< of the Date header
    QUrl url;
    QByteArray setCookies; ///< the Set-Cookie headers, separated by line feeds
    bool wasCookieSent = false;
    qint64 exchange = 0; ///< number in the activity log; 0 if it is not there
};
