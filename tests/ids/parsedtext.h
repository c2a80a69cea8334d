// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

/// Returns the result on one line, for data-driven tests: `1 2; offered 3; ignored 12.5 (amount); 1
/// duplicate; turned 2-1; thousands 1,234; refused TooManyIds 100001`, `blank` or `nothing`.
[[nodiscard]] QString parsedText(const ParsedIds &parsed);
