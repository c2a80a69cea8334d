// SPDX-License-Identifier: MIT
#include "base/error.h"

using namespace Qt::StringLiterals;

QString errorKindName(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Input:
        return u"input"_s;
    case ErrorKind::Offline:
        return u"offline"_s;
    case ErrorKind::DnsFailed:
        return u"dns-failed"_s;
    case ErrorKind::Refused:
        return u"refused"_s;
    case ErrorKind::Timeout:
        return u"timeout"_s;
    case ErrorKind::Interrupted:
        return u"interrupted"_s;
    case ErrorKind::TlsUntrusted:
        return u"tls-untrusted"_s;
    case ErrorKind::TlsHostname:
        return u"tls-hostname"_s;
    case ErrorKind::TlsExpired:
        return u"tls-expired"_s;
    case ErrorKind::TlsNotYetValid:
        return u"tls-not-yet-valid"_s;
    case ErrorKind::TlsFailed:
        return u"tls-failed"_s;
    case ErrorKind::Proxy:
        return u"proxy"_s;
    case ErrorKind::Redirect:
        return u"redirect"_s;
    case ErrorKind::SignInRejected:
        return u"sign-in-rejected"_s;
    case ErrorKind::SessionExpired:
        return u"session-expired"_s;
    case ErrorKind::Forbidden:
        return u"forbidden"_s;
    case ErrorKind::NotFound:
        return u"not-found"_s;
    case ErrorKind::Conflict:
        return u"conflict"_s;
    case ErrorKind::RateLimited:
        return u"rate-limited"_s;
    case ErrorKind::RequestRejected:
        return u"request-rejected"_s;
    case ErrorKind::ServerFault:
        return u"server-fault"_s;
    case ErrorKind::Protocol:
        return u"protocol"_s;
    case ErrorKind::Data:
        return u"data"_s;
    case ErrorKind::TooLarge:
        return u"too-large"_s;
    case ErrorKind::Cancelled:
        return u"cancelled"_s;
    case ErrorKind::OutcomeUnknown:
        return u"outcome-unknown"_s;
    case ErrorKind::Keychain:
        return u"keychain"_s;
    case ErrorKind::LocalStorage:
        return u"local-storage"_s;
    }
    Q_UNREACHABLE();
}

QString deliveryName(Delivery delivery)
{
    switch (delivery) {
    case Delivery::NotSent:
        return u"not-sent"_s;
    case Delivery::MaybeSent:
        return u"maybe-sent"_s;
    case Delivery::Answered:
        return u"answered"_s;
    }
    Q_UNREACHABLE();
}

bool canTryAgain(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Data:
        // A retry would receive the same data, unless some was lost or belonged to another request.
        return error.cause == ErrorCause::CutOff || error.cause == ErrorCause::EmptyBody ||
               error.cause == ErrorCause::OtherNotification || error.cause == ErrorCause::NoNotificationId;
    case ErrorKind::Offline:
    case ErrorKind::DnsFailed:
    case ErrorKind::Refused:
    case ErrorKind::Timeout:
    case ErrorKind::Interrupted:
    case ErrorKind::TlsExpired:
    case ErrorKind::TlsNotYetValid:
    case ErrorKind::RateLimited:
    case ErrorKind::ServerFault:
    case ErrorKind::Protocol:
    case ErrorKind::Proxy:
    case ErrorKind::Cancelled:
        return true;
    case ErrorKind::Input:
    case ErrorKind::TlsUntrusted:
    case ErrorKind::TlsHostname:
    case ErrorKind::TlsFailed:
    case ErrorKind::Redirect:
    case ErrorKind::SignInRejected:
    case ErrorKind::SessionExpired:
    case ErrorKind::Forbidden:
    case ErrorKind::NotFound:
    case ErrorKind::Conflict:
    case ErrorKind::RequestRejected:
    case ErrorKind::TooLarge:
    case ErrorKind::OutcomeUnknown:
    case ErrorKind::Keychain:
    case ErrorKind::LocalStorage:
        return false;
    }
    Q_UNREACHABLE();
}

Error inputError(ErrorCause cause, const QString &detail)
{
    Error error;
    error.kind = ErrorKind::Input;
    error.cause = cause;
    error.detail = detail;
    return error;
}
