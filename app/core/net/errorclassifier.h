// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "net/httpmessage.h"
#include "redaction/secretredactor.h"

#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslError>

#include <optional>

// Which error an exchange ended with: exchangeError() where no final answer came, documentError() where the
// answer is not the JSON that was asked for, replyError() where what the JSON says is at fault.

/// Why we ended a request ourselves. Qt has one error code for all of these.
enum class Abort { None, Cancelled, ConnectDeadline, Deadline, TooLarge, CertificateHost };

/// Everything that is known of a request that has ended.
struct ExchangeFacts
{
    HttpRequest::Method method = HttpRequest::Method::Get;
    QUrl url;
    Abort abort = Abort::None;
    QNetworkReply::NetworkError networkError = QNetworkReply::NoError;
    QString networkErrorText;
    bool hasNetwork = true;               ///< beyond this computer; without one, no host has a name
    std::optional<int> status;            ///< of the status line, whatever number it held
    bool headersSent = false;             ///< the request line and headers left
    qint64 bodyHandedOut = 0;             ///< of a POST's body
    bool hasHeaders = true;               ///< of the answer; Qt drops all where one can't be read
    bool isChunked = false;               ///< the answer says so
    std::optional<qint64> declaredLength; ///< -1: what stands there is no length
    qint64 receivedLength = 0;
    QByteArray contentEncoding;
    QByteArray location;
    QList<QSslError> tlsObjections;
    QList<QSslCertificate> certificateChain;
    QList<QSslCertificate> trustedRoots;   ///< with objections only
    QString proxy;                         ///< host:port
    std::chrono::milliseconds deadline{0}; ///< the one that applies to `abort`
};

/// How far the request got.
[[nodiscard]] Delivery deliveryOf(const ExchangeFacts &facts);

/// Why there is no final answer to look at; nothing where there is one. A valid final status decides
/// before what Qt calls the error: a 307 to a body that can't be sent again reports a re-send error,
/// and a cut answer can report none.
[[nodiscard]] std::optional<Error> exchangeError(const ExchangeFacts &facts);

/// Whether less arrived than was declared, or the connection broke on the way.
[[nodiscard]] bool isCutOff(const ExchangeFacts &facts);

/// Whether a body without a declared length may lack its end and nothing says so: where the connection
/// ends it, and where it comes in chunks, of which Qt takes one whose size is no number for the last.
[[nodiscard]] bool isEndUncertain(const ExchangeFacts &facts);

/// Why a final answer is not the complete JSON document that an operation needs: its status, its media type
/// or its body; nothing where it is one. `redactor` is applied to what the service says about it.
[[nodiscard]] std::optional<Error> documentError(const HttpReply &reply, const SecretRedactor &redactor);

/// An error of what a reply holds, such as a parser's, with the facts of that reply.
[[nodiscard]] Error replyError(const HttpReply &reply, Error error);
[[nodiscard]] Error replyError(const HttpReply &reply, ErrorKind kind, ErrorCause cause);

/// The error with the server that `url` names.
[[nodiscard]] Error withServer(Error error, const QUrl &url);

/// `scheme://host:port` of a Location relative to `url`; empty if it is none. Never path, query or user.
[[nodiscard]] QString redirectOrigin(const QUrl &url, const QByteArray &location);
