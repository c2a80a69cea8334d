// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"

/// Returns the commands of svc-cli.
[[nodiscard]] const CommandTable &commandTable();
