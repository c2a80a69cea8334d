// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <chrono>
#include <cstddef>
#include <optional>

/// What went wrong, grouped as a user would group it. The set is closed: each kind has one sentence and one
/// next step (base/errortext.h) and one stable name for support (errorKindName()).
enum class ErrorKind {
    Input,
    Offline,
    DnsFailed,
    Refused,
    Timeout,
    Interrupted,
    TlsUntrusted,
    TlsHostname,
    TlsExpired,
    TlsNotYetValid,
    TlsFailed,
    Proxy,
    Redirect,
    SignInRejected,
    SessionExpired,
    Forbidden,
    NotFound,
    Conflict,
    RateLimited,
    RequestRejected,
    ServerFault,
    Protocol,
    Data,
    TooLarge,
    Cancelled,
    OutcomeUnknown,
    Keychain,
    LocalStorage,
};

/// The specific reason, for kinds that need more than one sentence.
enum class ErrorCause {
    None,
    // Input
    Required,
    AddressNoScheme,
    AddressScheme,
    AddressUnencrypted,
    AddressUserInfo,
    AddressQuery,
    AddressPort,
    AddressHost,
    HeaderName,
    HeaderNameReserved,
    HeaderValueCharacter,
    HeaderValueLength,
    IdNotANumber,
    IdOutOfRange,
    TooManyIds,
    IdTextTooLong,
    IdFileNotText,
    CaFile,
    ClientCertificateFile,
    CertificatePasswordNeeded,
    CertificatePasswordWrong,
    LinkForeign,
    LinkTooLong,
    LinkAction,
    LinkExtra,
    LinkIncomplete,
    LinkCharacter,
    LinkIds,
    // Tls
    IncompleteChain,
    IssuerCertificate,
    WeakCertificate,
    NotTls,
    ClientCertificate, ///< the server wants one; also of Interrupted, as a possible cause, and of web pages
    ClientCertificateRefused, ///< the server does not accept the one it got
    ServerName,
    // Proxy
    UnencryptedThroughProxy,
    ProxyLoginNeeded,
    ProxyLoginRefused,
    ProxyWindowsLogin, ///< only NTLM or Kerberos
    ProxyLoginUnknown,
    ProxyScheme,
    ProxyVariable,
    ProxyLookupSilent, ///< automatic configuration does not answer
    ProxyLookupFailed,
    ProxyLookupAnswer, ///< the answer names no proxy
    ProxyLookupKind,
    // Protocol
    WebPage,
    NotHttp,
    UnexpectedStatus,
    ContentType,
    ContentEncoding,
    // TooLarge
    ResultsFull,
    // Data
    CutOff,
    EmptyBody,
    NotJson,
    WrongType,
    NoToken,
    TokenLength,
    TokenLineBreak,
    TokenBlank,
    TokenCharacter,
    OtherNotification,
    NoNotificationId,
    // Keychain
    NotReadable,
    NotForgotten,
    // LocalStorage
    FileNotRead,
    FileDamaged,
    FileChangedOnDisk,
    FileNotDeleted,
    RunNotRecorded,
    RunEndNotRecorded,
    RunNotKnown,
    // Conflict
    PreviousRun,
};

/// How much of a request was sent. Decides whether a POST without an answer may be sent again.
enum class Delivery {
    NotSent,   ///< nothing of the request left this computer, or the server has proven that it read nothing
    MaybeSent, ///< some of it was sent, and no final status was received
    Answered,  ///< a final status line was received
};

/// The certificate that a server presented, as plain data for the user to compare.
struct CertificateFacts
{
    QString subject;
    QString issuer;
    QString sha256;    ///< fingerprint in lower-case hexadecimal, separated by colons
    QStringList names; ///< subject alternative names
    QDateTime notBefore;
    QDateTime notAfter;

    friend bool operator==(const CertificateFacts &, const CertificateFacts &) = default;
};

/// A failure of any kind, with the facts that its sentence needs. Texts from the server are plain, limited in
/// length and never markup. No field ever contains a secret.
struct Error
{
    ErrorKind kind = ErrorKind::Protocol;
    ErrorCause cause = ErrorCause::None;
    Delivery delivery = Delivery::NotSent;
    int status = 0;        ///< HTTP status; 0 if no final status line was received
    int interimStatus = 0; ///< status of an interim answer that Qt took for the answer; 0 if it did not
    QString serverMessage; ///< the service's own message, at most 500 characters
    QString detail; ///< technical reason, shown under “Details”, such as a text of the network stack
    QString host;   ///< host of the request, in its ASCII form
    int port = 0;
    /// `host:port` of the proxy that was used or has refused, or the name of an environment variable whose
    /// value is not a usable proxy.
    QString proxy;
    QString jsonPath;       ///< `$.notificationType.notificationTypeId`
    QString redirectOrigin; ///< scheme://host:port of a Location header, never its path or query
    std::optional<qint32> notificationId;
    qsizetype tokenLength = 0; ///< of the token that was sent, if that may be why; otherwise 0
    /// Whether a cookie of the session was sent, of a SessionExpired after a lookup.
    std::optional<bool> wasCookieSent;
    std::size_t answerDigest = 0; ///< of a NotFound, see contract/answerdigest.h; otherwise 0
    std::optional<std::chrono::seconds> retryAfter; ///< from 1 to 300
    std::optional<std::chrono::milliseconds> deadline;
    std::optional<CertificateFacts> certificate;
    qint64 exchange = 0; ///< number in the activity log; 0 if it is not there

    friend bool operator==(const Error &, const Error &) = default;
};

/// Returns the stable name of a kind, such as `tls-untrusted`, for scripts and support. Never translated.
[[nodiscard]] QString errorKindName(ErrorKind kind);

/// Returns `not-sent`, `maybe-sent` or `answered`. Never translated.
[[nodiscard]] QString deliveryName(Delivery delivery);

/// Returns whether a retry may succeed without any change on this computer. Does not apply to an upgrade
/// whose outcome is unknown, which has its own rule.
[[nodiscard]] bool canTryAgain(const Error &error);

/// Returns whether the server wants a certificate of its clients, or does not accept the one it got.
[[nodiscard]] bool isAboutClientCertificate(ErrorCause cause);

/// Returns an error of the kind Input with only a cause and a detail.
[[nodiscard]] Error inputError(ErrorCause cause, const QString &detail = {});

Q_DECLARE_METATYPE(Error)
