// SPDX-License-Identifier: MIT
#pragma once

/// Starts the program again with `--demo`, in a process of its own, which stores nothing permanently. Returns
/// whether the process was started.
[[nodiscard]] bool openDemoWindow();
