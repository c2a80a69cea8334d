// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "net/httpmessage.h"
#include "redaction/secretredactor.h"

#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslError>

#include <optional>

// The error with which an exchange ended: exchangeError() if no final answer was received, documentError() if
// the answer is not the expected JSON, replyError() if the content of the JSON is wrong.

/// Why this program ended a request. Qt has a single error code for all of these.
enum class Abort { None, Cancelled, ConnectDeadline, Deadline, TooLarge, CertificateHost };

/// Everything that is known about a request that has ended.
struct ExchangeFacts
{
    HttpRequest::Method method = HttpRequest::Method::Get;
    QUrl url;
    Abort abort = Abort::None;
    QNetworkReply::NetworkError networkError = QNetworkReply::NoError;
    QString networkErrorText;
    /// Whether any network but this computer's own can be reached; without one, no host name can be resolved.
    bool hasNetwork = true;
    std::optional<int> status; ///< any number of a status line, even an invalid one
    bool headersSent = false;  ///< the request line and headers were sent
    qint64 bodyHandedOut = 0;  ///< bytes of a POST's body that Qt has read
    bool hasHeaders = true;    ///< whether the answer has headers; Qt drops all if one is malformed
    bool isChunked = false;    ///< the answer has a chunked body
    std::optional<qint64> declaredLength; ///< -1 if the header is not a valid length
    qint64 receivedLength = 0;
    QByteArray contentEncoding;
    QByteArray location;
    QList<QSslError> tlsObjections;
    QList<QSslCertificate> certificateChain;
    QList<QSslCertificate> trustedRoots;   ///< only if there are objections
    QString proxy;                         ///< host:port
    std::chrono::milliseconds deadline{0}; ///< the deadline that belongs to `abort`
};

/// Returns how far the request got.
[[nodiscard]] Delivery deliveryOf(const ExchangeFacts &facts);

/// Returns why there is no final answer; `nullopt` if there is one. A valid final status takes precedence
/// over Qt's error: a 307 for a body that cannot be re-sent is reported as a re-send error, and a truncated
/// answer may be reported without an error.
[[nodiscard]] std::optional<Error> exchangeError(const ExchangeFacts &facts);

/// Returns whether less was received than declared, or the connection was interrupted.
[[nodiscard]] bool isCutOff(const ExchangeFacts &facts);

/// Returns whether a body without a declared length may be truncated without any sign of it: if the body
/// lasts until the connection closes, or if it is chunked, since Qt takes an invalid chunk size for the last
/// chunk.
[[nodiscard]] bool isEndUncertain(const ExchangeFacts &facts);

/// Returns why a final answer is not the complete JSON document that an operation needs: its status, media
/// type or body. `nullopt` if it is. `redactor` removes secrets from the service's message.
[[nodiscard]] std::optional<Error> documentError(const HttpReply &reply, const SecretRedactor &redactor);

/// Adds the facts of a reply to an error about its content, such as a parser's error.
[[nodiscard]] Error replyError(const HttpReply &reply, Error error);
[[nodiscard]] Error replyError(const HttpReply &reply, ErrorKind kind, ErrorCause cause);

/// Returns the error with the host and port of `url`.
[[nodiscard]] Error withServer(Error error, const QUrl &url);

/// Returns `scheme://host:port` of a Location relative to `url`, without path, query and user. Empty if it is
/// not a URL.
[[nodiscard]] QString redirectOrigin(const QUrl &url, const QByteArray &location);
