// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

/// What went wrong, as a person would group it. A closed set: each kind has one sentence, one next
/// step (base/errortext.h) and one stable name for support (errorKindName()).
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

/// The finer reason where one kind needs more than one sentence.
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
    LinkForeign,
    LinkTooLong,
    LinkAction,
    LinkExtra,
    LinkIncomplete,
    LinkCharacter,
    LinkIds,
    LinkConnection,
    // Tls
    IncompleteChain,
    IssuerCertificate,
    WeakCertificate,
    NotTls,
    // Proxy
    UnencryptedThroughProxy,
    ProxyCredentials,
    ProxyScheme,
    ProxyVariable,
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

/// How far a request got. For a POST that was not answered this decides whether it may be sent again.
enum class Delivery {
    NotSent,   ///< nothing of the request left this computer
    MaybeSent, ///< some of it left, and no final status came back
    Answered,  ///< a final status line came back
};

/// The certificate a server showed, as plain data for a person to compare.
struct CertificateFacts
{
    QString subject;
    QString issuer;
    QString sha256;    ///< fingerprint, lower-case hexadecimal, colon separated
    QStringList names; ///< subject alternative names
    QDateTime notBefore;
    QDateTime notAfter;
};

/// One failure of anything, with the facts a sentence about it needs. Texts from the server are
/// plain, bounded and never markup; no field ever holds a secret.
struct Error
{
    ErrorKind kind = ErrorKind::Protocol;
    ErrorCause cause = ErrorCause::None;
    Delivery delivery = Delivery::NotSent;
    int status = 0;        ///< HTTP status; 0 where no final status line came
    QString serverMessage; ///< what the service said about it, at most 500 characters
    QString detail;        ///< technical words for Details: the network stack's, the JSON type found …
    QString host;          ///< the host asked, in its ASCII form
    int port = 0;
    QString proxy;    ///< host:port of the proxy in the way, or the variable that names none that can be used
    QString jsonPath; ///< `$.notificationType.notificationTypeId`
    QString redirectOrigin; ///< scheme://host:port of a Location, never its path or query
    std::optional<qint32> notificationId;
    std::optional<std::chrono::seconds> retryAfter; ///< 1 to 300
    std::optional<std::chrono::milliseconds> deadline;
    std::optional<CertificateFacts> certificate;
    qint64 exchange = 0; ///< its number in the activity log; 0: it is in none
};

/// The stable name of a kind, for scripts and support: `tls-untrusted`. Never translated.
[[nodiscard]] QString errorKindName(ErrorKind kind);

/// `not-sent`, `maybe-sent` or `answered`. Never translated.
[[nodiscard]] QString deliveryName(Delivery delivery);

/// Whether a person who asks again may get another answer without anything here being changed first.
/// Not about an upgrade whose outcome is not known, which has a rule of its own.
[[nodiscard]] bool canTryAgain(const Error &error);

/// An Input error with nothing but its cause.
[[nodiscard]] Error inputError(ErrorCause cause, const QString &detail = {});

Q_DECLARE_METATYPE(Error)
