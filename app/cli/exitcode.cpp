// SPDX-License-Identifier: MIT
#include "cli/exitcode.h"

ExitCode exitCodeFor(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Input:
        return ExitCode::Usage;
    case ErrorKind::NotFound:
        return error.notificationId ? ExitCode::NotFound : ExitCode::Service;
    case ErrorKind::SignInRejected:
    case ErrorKind::SessionExpired:
        return ExitCode::SignIn;
    case ErrorKind::Offline:
    case ErrorKind::DnsFailed:
    case ErrorKind::Refused:
    case ErrorKind::Timeout:
    case ErrorKind::Interrupted:
    case ErrorKind::TlsUntrusted:
    case ErrorKind::TlsHostname:
    case ErrorKind::TlsExpired:
    case ErrorKind::TlsNotYetValid:
    case ErrorKind::TlsFailed:
    case ErrorKind::Proxy:
        return ExitCode::Network;
    case ErrorKind::Cancelled:
        return ExitCode::Interrupted;
    case ErrorKind::OutcomeUnknown:
        return ExitCode::Unknown;
    case ErrorKind::Redirect:
    case ErrorKind::Forbidden:
    case ErrorKind::Conflict:
    case ErrorKind::RateLimited:
    case ErrorKind::RequestRejected:
    case ErrorKind::ServerFault:
    case ErrorKind::Protocol:
    case ErrorKind::Data:
    case ErrorKind::TooLarge:
        return ExitCode::Service;
    case ErrorKind::Keychain:
    case ErrorKind::LocalStorage:
        return ExitCode::LocalStorage;
    }
    Q_UNREACHABLE();
}

ExitCode exitCodeFor(UpgradeOutcome outcome)
{
    switch (outcome) {
    case UpgradeOutcome::NotStarted:
        return ExitCode::Network;
    case UpgradeOutcome::Finished:
        return ExitCode::Success;
    case UpgradeOutcome::Refused:
        return ExitCode::Refused;
    case UpgradeOutcome::Failed:
        return ExitCode::Service;
    case UpgradeOutcome::Unknown:
        return ExitCode::Unknown;
    }
    Q_UNREACHABLE();
}

ExitCode moreImportant(ExitCode a, ExitCode b)
{
    for (const ExitCode code :
         {ExitCode::Interrupted, ExitCode::LocalStorage, ExitCode::Usage, ExitCode::SignIn, ExitCode::Network,
          ExitCode::Service, ExitCode::NotFound, ExitCode::TimeOver}) {
        if (a == code || b == code)
            return code;
    }
    return a;
}
