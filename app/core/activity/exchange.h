// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/secret.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

/// A header of a request or an answer, as recorded: exchangecapture.h selects what may be stored.
struct ExchangeHeader
{
    QByteArray name;
    /// As sent or received. What may not be recorded is replaced: `<redacted>`, `Bearer <redacted>` or
    /// `https://host/<redacted>`.
    QByteArray value;
    /// Which secret was replaced, so that exchangeCurl() can write a variable in its place. `nullopt` if
    /// `value` contained no known secret; always `nullopt` in an answer.
    std::optional<SecretRole> secret;

    friend bool operator==(const ExchangeHeader &, const ExchangeHeader &) = default;
};

/// A body as recorded: exchangecapture.h selects what may be shown.
class ExchangeBody
{
public:
    using Redact = std::function<QByteArray(const QByteArray &)>;

    ExchangeBody() = default;
    /// Stores a text that contains no secret. `wholeSize` and `cut` are stored as `size` and `isCut`.
    ExchangeBody(const QByteArray &text, qint64 wholeSize, bool cut);
    /// Redacts the text in the first call of text(): a lookup of many ids makes more exchanges than the
    /// activity log keeps, so most are never shown. `redact` may be called in any thread.
    ExchangeBody(const QByteArray &unredacted, const Redact &redact, qint64 wholeSize, bool cut);

    /// Returns the redacted text, at most 64 KiB. Can be called in several threads.
    [[nodiscard]] QByteArray text() const;
    /// Returns the size in bytes of the text that the constructor got. text() may have another size.
    [[nodiscard]] qsizetype textSize() const { return m_textSize; }

    qint64 size = 0;    ///< bytes of the whole body, as received or sent
    bool isCut = false; ///< whether text() is only the first part

private:
    struct Text;

    std::shared_ptr<Text> m_text; ///< shared by the copies; `nullptr` if there is none
    qsizetype m_textSize = 0;
};

/// When each step happened, in steady time since the start of the exchange. `nullopt` if it did not happen or
/// Qt does not report it.
struct ExchangeTimes
{
    using Time = std::optional<std::chrono::milliseconds>;

    Time connecting; ///< a new connection was begun; `nullopt` if an open connection was used
    Time encrypted;  ///< the TLS handshake was finished
    Time sent;       ///< the request had been sent
    Time answered;   ///< status and headers were received
    Time ended;
};

/// How long each phase took, in their order. `nullopt` if a phase was not reached or its duration is unknown.
struct ExchangePhases
{
    using Time = ExchangeTimes::Time;

    Time queue;   ///< from the start until a connection was begun or, on an open one, the request was sent
    Time connect; ///< host lookup, connection and TLS, which Qt does not report separately
    Time waiting; ///< from the sent request to status and headers
    Time body;    ///< from the headers to the end
};

/// How the connection was encrypted.
struct ExchangeTls
{
    CertificateFacts certificate;
    QString protocol;
    QString cipher;
};

/// One request and its answer. All of its texts are redacted.
struct Exchange
{
    qint64 number = 0; ///< from 1, in the order of their starts
    qint64 group = 0; ///< number of the first exchange of this series of retries; `number` if it is the first
    qint64 retryOf = 0;  ///< number of the exchange that this one retries; 0 if none
    QString connection;  ///< name of the saved connection, as displayed at that time
    QString environment; ///< of that connection, as chosen by the user; may be empty
    QByteArray method;   ///< `GET` or `POST`
    QString address;     ///< the URL, encoded, without user information
    QString proxy;       ///< `host:port (who has named it)`; empty if none was used
    QDateTime started;   ///< UTC
    QList<ExchangeHeader> requestHeaders;
    ExchangeBody requestBody;
    int status = 0; ///< of the status line, even if it is no valid status; 0 if none was received
    QString reason; ///< reason phrase, limited in length
    QList<ExchangeHeader> responseHeaders;
    ExchangeBody responseBody;
    ExchangeTimes times;
    std::optional<ExchangeTls> tls;
    Delivery delivery = Delivery::NotSent;
    std::optional<ErrorKind> error; ///< why there is no final answer (net/errorclassifier.h)
    QString detail;                 ///< technical text about the error

    [[nodiscard]] bool isRunning() const { return !times.ended; }
};

/// Returns the phases of an exchange, which may still be running.
[[nodiscard]] ExchangePhases phasesOf(const ExchangeTimes &times);

/// Returns the path and query of the address: `/api/v3/login?x=y`.
[[nodiscard]] QString pathOf(const Exchange &exchange);

/// Returns the approximate memory use in bytes, which the activity log limits.
[[nodiscard]] qsizetype memoryUse(const Exchange &exchange);
