// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"

class QCommandLineParser;

/// Returns the option `--input` of commands that take ids.
[[nodiscard]] OptionSpec inputOption();

/// Reads where ids come from: the arguments and `--input`. Returns the message of a usage error, or an empty
/// string.
[[nodiscard]] QString readIdSources(const QCommandLineParser &parser, CliOptions &options);

/// Reads CliOptions::ids from the arguments, the files of `--input` and standard input. Returns why they
/// can't be looked up.
[[nodiscard]] std::optional<CliProblem> readIds(CliOptions &options);
