// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.h"

class QCommandLineParser;

/// The connection that the command line describes, names, or leaves to the demo service. Returns the
/// sentence of a usage error, or nothing.
[[nodiscard]] QString readConnectionOptions(const QCommandLineParser &parser, CliOptions &options);

/// That a command which needs no connection was given none.
[[nodiscard]] QString refuseConnectionOptions(const QCommandLineParser &parser);
