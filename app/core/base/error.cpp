// SPDX-License-Identifier: MIT
#include "base/error.h"

#include "base/named.h"

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kErrorKinds{
    Named<ErrorKind>{"input"_L1, ErrorKind::Input},
    Named<ErrorKind>{"offline"_L1, ErrorKind::Offline},
    Named<ErrorKind>{"dns-failed"_L1, ErrorKind::DnsFailed},
    Named<ErrorKind>{"refused"_L1, ErrorKind::Refused},
    Named<ErrorKind>{"timeout"_L1, ErrorKind::Timeout},
    Named<ErrorKind>{"interrupted"_L1, ErrorKind::Interrupted},
    Named<ErrorKind>{"tls-untrusted"_L1, ErrorKind::TlsUntrusted},
    Named<ErrorKind>{"tls-hostname"_L1, ErrorKind::TlsHostname},
    Named<ErrorKind>{"tls-expired"_L1, ErrorKind::TlsExpired},
    Named<ErrorKind>{"tls-not-yet-valid"_L1, ErrorKind::TlsNotYetValid},
    Named<ErrorKind>{"tls-failed"_L1, ErrorKind::TlsFailed},
    Named<ErrorKind>{"proxy"_L1, ErrorKind::Proxy},
    Named<ErrorKind>{"redirect"_L1, ErrorKind::Redirect},
    Named<ErrorKind>{"sign-in-rejected"_L1, ErrorKind::SignInRejected},
    Named<ErrorKind>{"session-expired"_L1, ErrorKind::SessionExpired},
    Named<ErrorKind>{"forbidden"_L1, ErrorKind::Forbidden},
    Named<ErrorKind>{"not-found"_L1, ErrorKind::NotFound},
    Named<ErrorKind>{"conflict"_L1, ErrorKind::Conflict},
    Named<ErrorKind>{"rate-limited"_L1, ErrorKind::RateLimited},
    Named<ErrorKind>{"request-rejected"_L1, ErrorKind::RequestRejected},
    Named<ErrorKind>{"server-fault"_L1, ErrorKind::ServerFault},
    Named<ErrorKind>{"protocol"_L1, ErrorKind::Protocol},
    Named<ErrorKind>{"data"_L1, ErrorKind::Data},
    Named<ErrorKind>{"too-large"_L1, ErrorKind::TooLarge},
    Named<ErrorKind>{"cancelled"_L1, ErrorKind::Cancelled},
    Named<ErrorKind>{"outcome-unknown"_L1, ErrorKind::OutcomeUnknown},
    Named<ErrorKind>{"keychain"_L1, ErrorKind::Keychain},
    Named<ErrorKind>{"local-storage"_L1, ErrorKind::LocalStorage},
};
static_assert(namesAll(kErrorKinds, ErrorKind::LocalStorage));

constexpr std::array kDeliveries{
    Named<Delivery>{"not-sent"_L1, Delivery::NotSent},
    Named<Delivery>{"maybe-sent"_L1, Delivery::MaybeSent},
    Named<Delivery>{"answered"_L1, Delivery::Answered},
};
static_assert(namesAll(kDeliveries, Delivery::Answered));

} // namespace

QString errorKindName(ErrorKind kind)
{
    return nameOf(kErrorKinds, kind);
}

QString deliveryName(Delivery delivery)
{
    return nameOf(kDeliveries, delivery);
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
    case ErrorKind::Cancelled:
        return true;
    case ErrorKind::Proxy:
        return error.cause != ErrorCause::ProxyLoginRefused;
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

bool isAboutClientCertificate(ErrorCause cause)
{
    return cause == ErrorCause::ClientCertificate || cause == ErrorCause::ClientCertificateRefused;
}

Error inputError(ErrorCause cause, const QString &detail)
{
    Error error;
    error.kind = ErrorKind::Input;
    error.cause = cause;
    error.detail = detail;
    return error;
}
