// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"

/// Reads CliOptions::ids from the arguments, the files of `--input` and standard input. Returns why they
/// can't be looked up.
[[nodiscard]] std::optional<CliProblem> readIds(CliOptions &options);
