// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "upgrade/outcome.h"

/// The exit codes of svc-cli. Scripts rely on the numbers.
enum class ExitCode {
    Success = 0, ///< everything was found, or the upgrade finished
    Usage = 1,
    NotFound = 2,    ///< some ids were not found
    SignIn = 3,      ///< sign-in refused or session expired; the other ids were not looked up
    Network = 4,     ///< network or TLS error, or the upgrade was not started
    Service = 5,     ///< server error or invalid data, or the upgrade failed
    Unknown = 6,     ///< the outcome of the upgrade is unknown
    Refused = 7,     ///< the upgrade was refused
    PreviousRun = 8, ///< not sent: a previous upgrade may still be active
    /// A file, the keyring, standard input or standard output could not be read or written. Or the upgrade
    /// finished, but its report or its journal entry could not be written.
    LocalStorage = 9,
    TimeOver = 10,     ///< a watch ended before it had seen what it waited for
    Interrupted = 130, ///< Ctrl+C
    NotRead = 141,     ///< standard output was closed; a shell reports the same code after SIGPIPE
};

[[nodiscard]] ExitCode exitCodeFor(const Error &error);
[[nodiscard]] ExitCode exitCodeFor(UpgradeOutcome outcome);

/// Returns the more important of two exit codes of a lookup or watch, in this order: 130, 9, 1, 3, 4, 5, 2,
/// 10, 0.
[[nodiscard]] ExitCode moreImportant(ExitCode a, ExitCode b);
