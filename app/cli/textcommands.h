// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"

/// `svc-cli help` prints the help of a command or a topic.
[[nodiscard]] CommandSpec helpSpec();
/// `svc-cli completion` prints the completions for a shell.
[[nodiscard]] CommandSpec completionSpec();
/// `svc-cli manual` prints the source of the manual page.
[[nodiscard]] CommandSpec manualSpec();
