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

/// A header as recorded, without what must not be stored.
struct ExchangeHeader
{
    QByteArray name;
    QByteArray value; ///< `<redacted>`, alone or after a scheme, replaces a secret
    /// The secret that was replaced, so that a copy can refer to a variable.
    std::optional<SecretRole> secret;

    friend bool operator==(const ExchangeHeader &, const ExchangeHeader &) = default;
};

/// A body as recorded, without what must not be stored; at most 64 KiB.
struct ExchangeBody
{
    QByteArray text;
    qint64 size = 0;    ///< bytes received or sent
    bool isCut = false; ///< whether `text` is only the first part
};

/// When each step happened, since the start of the exchange. `nullopt` if it did not happen or Qt does not
/// report it.
struct ExchangeTimes
{
    using Time = std::optional<std::chrono::milliseconds>;

    Time connecting; ///< a new connection was begun; `nullopt` if an open connection was used
    Time encrypted;  ///< the TLS handshake was finished
    Time sent;       ///< the request had been sent
    Time answered;   ///< status and headers were received
    Time ended;
};

/// Durations of the phases, in order. `nullopt` if a phase was not reached or its duration is unknown.
struct ExchangePhases
{
    using Time = ExchangeTimes::Time;

    Time queue;   ///< until a connection was begun, or an open connection sent the request
    Time connect; ///< including the host lookup and TLS, which Qt does not report separately
    Time waiting; ///< for status and headers
    Time body;
};

/// How the connection was encrypted.
struct ExchangeTls
{
    CertificateFacts certificate;
    QString protocol;
    QString cipher;
};

/// One request and its answer. Redacted when it was recorded, so it never contains a secret.
struct Exchange
{
    qint64 number = 0;  ///< from 1, in the order of their starts
    qint64 group = 0;   ///< number of the first exchange of a series of retries
    qint64 repeats = 0; ///< number of the exchange that this one retries; 0 if none
    QString connection;
    QString environment;
    QByteArray method;
    QString address;   ///< encoded, without user information
    QDateTime started; ///< UTC
    QList<ExchangeHeader> requestHeaders;
    ExchangeBody requestBody;
    int status = 0; ///< any number of a status line, even an invalid one; 0 if none was received
    QString reason; ///< reason phrase, limited in length
    QList<ExchangeHeader> responseHeaders;
    ExchangeBody responseBody;
    ExchangeTimes times;
    std::optional<ExchangeTls> tls;
    Delivery delivery = Delivery::NotSent;
    std::optional<ErrorKind> error; ///< why there is no final answer
    QString detail;                 ///< technical text about the error

    [[nodiscard]] bool isRunning() const { return !times.ended; }
};

[[nodiscard]] ExchangePhases phasesOf(const ExchangeTimes &times);

/// Returns the address without scheme and host: `/api/v3/login?x=y`.
[[nodiscard]] QString pathOf(const Exchange &exchange);

/// Returns the approximate memory use in bytes.
[[nodiscard]] qsizetype weightOf(const Exchange &exchange);
