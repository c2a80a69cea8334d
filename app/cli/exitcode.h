// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "upgrade/outcome.h"

/// What svc-cli ends with. Scripts rely on the numbers.
enum class ExitCode {
    Success = 0, ///< all found, or the upgrade finished
    Usage = 1,
    NotFound = 2,      ///< some were not found
    SignIn = 3,        ///< sign-in refused or session ended; the rest was not looked up
    Network = 4,       ///< network or TLS, or the upgrade was not started
    Service = 5,       ///< server fault or bad data, or the upgrade failed
    Unknown = 6,       ///< the upgrade's outcome is not known
    Refused = 7,       ///< the upgrade was refused
    PreviousRun = 8,   ///< not sent: a previous upgrade there may still be active
    LocalStorage = 9,  ///< a file, the keyring, standard input or output could not be read or written, or
                       ///< the upgrade finished, but its report or its record could not be written
    Interrupted = 130, ///< Ctrl+C
    NotRead = 141,     ///< nobody reads standard output any more; what a shell reports after SIGPIPE
};

[[nodiscard]] ExitCode exitCodeFor(const Error &error);
[[nodiscard]] ExitCode exitCodeFor(UpgradeOutcome outcome);

/// Of several failures of a lookup, the one that tells most: 3, 4, 5, 2, 0.
[[nodiscard]] ExitCode moreTelling(ExitCode a, ExitCode b);
