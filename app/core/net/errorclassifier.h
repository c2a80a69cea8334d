// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "contract/errorbody.h"
#include "net/httpmessage.h"
#include "redaction/secretredactor.h"

#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslError>

#include <optional>

// The error with which an exchange ended.
//
// A final status is a status from 200 to 599. A final answer is one that is passed on as an HttpReply: it has
// a final status, and exchangeError() finds nothing wrong with it. It may still be an error of the service,
// such as a 404, or cut off.
//
// exchangeError() returns why there is no final answer; documentError() returns why a final answer is not a
// complete 200 with a JSON type; replyError() completes the error of a parser that rejects its body.

/// Why this program ended a request. Qt has a single error code for all of these.
enum class Abort { None, Cancelled, ConnectDeadline, Deadline, TooLarge, CertificateHost };

/// Everything that is known about a request that has ended.
struct ExchangeFacts
{
    HttpRequest::Method method = HttpRequest::Method::Get;
    QUrl url;
    Abort abort = Abort::None;
    bool isFindingProxy = false; ///< this computer has not said yet which proxy to use
    QNetworkReply::NetworkError networkError = QNetworkReply::NoError;
    QString networkErrorText;
    /// Whether this computer has a network other than its loopback. `false` only if the host was not found:
    /// that is then reported as Offline instead of DnsFailed.
    bool hasActiveNetworkInterface = true;
    std::optional<int> status; ///< of the status line, even if it is no valid status; `nullopt` if none came
    bool headersSent = false;  ///< the request line and headers were sent
    /// TLS handshakes that were completed for this request; 0 if it uses a connection that was open before.
    int handshakes = 0;
    /// The protocol of the TLS connection, or the newest one offered if the server has not chosen one yet.
    QSsl::SslProtocol tlsProtocol = QSsl::UnknownProtocol;
    /// A test of the connection has found that the server asks for a certificate of its clients.
    bool asksForCertificate = false;
    bool hasClientCertificate = false;    ///< there was one for a server that asks for it
    qint64 bodyHandedOut = 0;             ///< bytes of a POST's body that Qt has read
    bool hasHeaders = true;               ///< of the answer; Qt drops all of them if one is malformed
    bool isChunked = false;               ///< of the answer: Transfer-Encoding is chunked
    std::optional<qint64> declaredLength; ///< Content-Length in bytes; -1 if invalid; `nullopt` if absent
    qint64 receivedLength = 0;            ///< bytes of the body
    QByteArray contentEncoding;
    QByteArray location;
    QList<QSslError> sslErrors; ///< the SSL errors that Qt reported
    QList<QSslCertificate> certificateChain;
    QList<QSslCertificate> trustedRoots;   ///< only if there are SSL errors
    QString proxy;                         ///< host:port; empty if none is used
    std::chrono::milliseconds deadline{0}; ///< the deadline that belongs to `abort`
};

/// Returns how far the request got: Answered if there is a final status. Otherwise MaybeSent if anything of a
/// POST's body, or the headers of a GET, may have been sent, unless the server has proven that it read
/// nothing of it.
///
/// That is so if it ends the first connection of a request with a tlsAlertIn() that belongs to the handshake.
/// With TLS 1.3 this computer has completed the handshake, and sent the request, before the server has
/// looked at what it got; until then, the server passes nothing on. Qt does not tell whether bytes of an
/// answer came before the alert, but with an answer there is no handshake left to refuse.
[[nodiscard]] Delivery deliveryOf(const ExchangeFacts &facts);

/// Returns why there is no final answer; `nullopt` if there is one. A final status takes precedence over Qt's
/// error, which is not reliable: Qt reports a 307 as a re-send error if the body cannot be re-sent, and may
/// report no error for a truncated answer.
[[nodiscard]] std::optional<Error> exchangeError(const ExchangeFacts &facts);

/// Returns whether the body of a final answer is known to be incomplete: less was received than declared, or
/// the connection was interrupted. An empty chunked body counts as incomplete.
[[nodiscard]] bool isCutOff(const ExchangeFacts &facts);

/// Returns whether the body has no declared length, so that it may be truncated without any sign of it: a
/// body that lasts until the connection closes, or a chunked one, since Qt takes an invalid chunk size for
/// the last chunk. Never for a 204, which has no body.
[[nodiscard]] bool isEndUncertain(const ExchangeFacts &facts);

struct AnswerMeaning
{
    ErrorKind kind;
    ErrorCause cause;
};

/// Returns what the status of a final answer other than 200 means with this body.
///
/// The service answers with JSON, so something else has written a web page: a gateway, a proxy, a firewall,
/// or the web server at a wrong path. That one's 401, 403 or 404 says nothing about a session, a permission
/// or a notification. Therefore a page is Protocol/WebPage, or ServerFault/WebPage from 500 on, since waiting
/// helps whoever has failed. The exceptions are 408, 429, 502, 503 and 504, with which gateways speak of
/// themselves. A page that asks for a client certificate is RequestRejected/ClientCertificate.
[[nodiscard]] AnswerMeaning answerMeaning(int status, const ErrorBody &body);

/// Returns why a final answer cannot contain the JSON document that an operation needs: its status is not
/// 200, its body is cut off, empty or a web page, or its media type is not JSON. `nullopt` otherwise. Does
/// not parse a 200 with JSON. `redactor` removes secrets from the service's own message about an error.
[[nodiscard]] std::optional<Error> documentError(const HttpReply &reply, const SecretRedactor &redactor);

/// Returns an error about the content of a reply, such as a parser's error, with the facts of that reply:
/// delivery, status, number in the activity log, host and port.
[[nodiscard]] Error replyError(const HttpReply &reply, Error error);
[[nodiscard]] Error replyError(const HttpReply &reply, ErrorKind kind, ErrorCause cause);

/// Returns the error with the host and port of `url`; the port is 80 or 443 if `url` has none.
[[nodiscard]] Error withServer(Error error, const QUrl &url);

/// Returns the origin to which a redirect of `url` leads: `scheme://host:port`, or without the port if
/// `location` has none. Never contains a path, query or user. Empty if `location` is not a valid URL. A
/// relative `location` is resolved against `url`.
[[nodiscard]] QString redirectOrigin(const QUrl &url, const QByteArray &location);
