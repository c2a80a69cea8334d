// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <chrono>
#include <optional>
#include <utility>

/// A request as an operation asks for it. HttpClient adds the safe request profile.
struct HttpRequest
{
    enum class Method {
        Get,
        Post, ///< always on a fresh connection; its body can be read once only, so that it leaves at most
              ///< once
    };
    enum class Connection {
        Shared, ///< one of the client's
        Fresh,  ///< of an access manager that the job owns and nothing else uses
    };

    Method method = Method::Get;
    QUrl url;
    QList<std::pair<QByteArray, QByteArray>> headers;              ///< checked before anything is sent
    QByteArray accept;                                             ///< media types
    QByteArray body;                                               ///< with Post only
    Connection connection = Connection::Shared;                    ///< of a Get
    std::chrono::milliseconds deadline = std::chrono::seconds(30); ///< for all of it, on a steady clock
    QList<NamedSecret> secrets;     ///< that it carries: known from then on, see KnownSecrets
    bool answersWithSecret = false; ///< a 2xx hands one out
    qint64 repeats = 0; ///< number in the activity log of the exchange that the program repeats; 0: none
};

/// A final answer: 200 to 299 or 400 to 599. Redirects and impossible statuses are errors.
struct HttpReply
{
    int status = 0;
    QByteArray contentType;
    QByteArray accept;           ///< media types
    QByteArray body;             ///< at most 4 MiB
    bool cutOff = false;         ///< the connection ended before all that was declared had arrived
    bool endIsUncertain = false; ///< isEndUncertain(): the body may lack its end without `cutOff`
    std::optional<std::chrono::seconds> retryAfter; ///< clamped to 1 to 300
    QUrl url;
    qint64 exchange = 0; ///< its number in the activity log; 0: it is in none
};
