// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "net/httpmessage.h"

#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslError>

#include <optional>

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

/// The error of a final answer that is not a complete 200; nothing where it is one.
[[nodiscard]] std::optional<Error> statusError(const HttpReply &reply);

/// `scheme://host:port` of a Location relative to `url`; empty if it is none. Never path, query or user.
[[nodiscard]] QString redirectOrigin(const QUrl &url, const QByteArray &location);
