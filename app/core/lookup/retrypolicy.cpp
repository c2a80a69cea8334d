// SPDX-License-Identifier: MIT
#include "lookup/retrypolicy.h"

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::seconds kDefaultBackoff = 5s;

bool isGateway(int status)
{
    return status == 502 || status == 503 || status == 504;
}

} // namespace

std::optional<Retry> retryAfterFailure(const Error &error, double jitter)
{
    // Servers send a 408 on a connection that was idle for too long, so it is not about this request.
    const bool stale = error.cause == ErrorCause::OtherNotification ||
                       error.cause == ErrorCause::NoNotificationId || error.status == 408;
    const bool repeatable = error.kind == ErrorKind::Interrupted ||
                            (error.kind == ErrorKind::Data && error.cause == ErrorCause::CutOff) || stale ||
                            (error.kind == ErrorKind::ServerFault && isGateway(error.status));
    if (!repeatable)
        return {};
    return Retry{500ms + std::chrono::milliseconds(static_cast<int>(1500.0 * jitter)), stale};
}

std::optional<std::chrono::seconds> backoffAfter(const Error &error)
{
    if (error.kind == ErrorKind::RateLimited)
        return error.retryAfter.value_or(kDefaultBackoff);
    if (error.kind == ErrorKind::ServerFault && error.status == 503)
        return error.retryAfter;
    return {};
}

bool isFatalForLookup(const Error &error)
{
    if (isAboutClientCertificate(error.cause) && error.kind != ErrorKind::Interrupted)
        return true;
    switch (error.kind) {
    case ErrorKind::Input:
    case ErrorKind::Offline:
    case ErrorKind::DnsFailed:
    case ErrorKind::Refused:
    case ErrorKind::TlsUntrusted:
    case ErrorKind::TlsHostname:
    case ErrorKind::TlsExpired:
    case ErrorKind::TlsNotYetValid:
    case ErrorKind::TlsFailed:
    case ErrorKind::Proxy:
    case ErrorKind::SessionExpired:
        return true;
    default:
        return false;
    }
}
