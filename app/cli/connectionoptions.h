// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"

/// The options that say which service a command uses.

/// Returns the options of a command that uses the service. A new one is read in readConnectionOptions() or in
/// a function that it calls; one that sets a field of Connection has OptionSpec::describesConnection.
[[nodiscard]] OptionGroup connectionOptions();

/// Reads the connection: described by options, saved, or the demo service. Also reads the file of --ca-file
/// to check it. Returns the message of a usage error, or an empty string.
[[nodiscard]] QString readConnectionOptions(const QCommandLineParser &parser, CliOptions &options);
