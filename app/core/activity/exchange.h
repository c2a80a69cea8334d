// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/secret.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>

/// A header as it was captured: what may be kept of its value.
struct ExchangeHeader
{
    QByteArray name;
    QByteArray value;                 ///< `<redacted>`, alone or behind a scheme, in place of what may not
    std::optional<SecretRole> secret; ///< that stood there: a copy can name a variable in its place

    friend bool operator==(const ExchangeHeader &, const ExchangeHeader &) = default;
};

/// A body as it was captured: what may be kept of it, at most 64 KiB.
struct ExchangeBody
{
    QByteArray text;
    qint64 size = 0;    ///< bytes on the wire
    bool isCut = false; ///< `text` is the beginning only
};

/// When something happened, since the exchange started. Not set: it did not, or Qt does not tell.
struct ExchangeTimes
{
    using Time = std::optional<std::chrono::milliseconds>;

    Time connecting; ///< a connection of its own began; not set on one that was open
    Time encrypted;  ///< TLS stood
    Time sent;       ///< the request had left
    Time answered;   ///< status and headers were there
    Time ended;
};

/// How long each part took, in order. Not set: it never came to it, or it is not known.
struct ExchangePhases
{
    using Time = ExchangeTimes::Time;

    Time queue;   ///< until a connection was begun, or one that was open had taken the request
    Time connect; ///< looking up the host's name and TLS included: Qt tells neither apart
    Time waiting; ///< for status and headers
    Time body;
};

/// How the connection was protected.
struct ExchangeTls
{
    CertificateFacts certificate;
    QString protocol;
    QString cipher;
};

/// One request and what became of it, redacted as it was captured: no secret is ever in it.
struct Exchange
{
    qint64 number = 0;  ///< from 1, in the order they started
    qint64 group = 0;   ///< number of the first of those that repeat one another
    qint64 repeats = 0; ///< number of the exchange that the program repeats with this one; 0: none
    QString connection;
    QString environment;
    QByteArray method;
    QString address;   ///< without user information, in its encoded form
    QDateTime started; ///< UTC
    QList<ExchangeHeader> requestHeaders;
    ExchangeBody requestBody;
    int status = 0; ///< of the status line, whatever number it held; 0: none came
    QString reason; ///< the words behind it, bounded
    QList<ExchangeHeader> responseHeaders;
    ExchangeBody responseBody;
    ExchangeTimes times;
    std::optional<ExchangeTls> tls;
    Delivery delivery = Delivery::NotSent;
    std::optional<ErrorKind> error; ///< why there is no final answer
    QString detail;                 ///< technical words about that

    [[nodiscard]] bool isRunning() const { return !times.ended; }
};

[[nodiscard]] ExchangePhases phasesOf(const ExchangeTimes &times);

/// `/api/v3/login?x=y`: the address without scheme and host.
[[nodiscard]] QString pathOf(const Exchange &exchange);

/// Roughly what it takes in memory, in bytes.
[[nodiscard]] qsizetype weightOf(const Exchange &exchange);
