// SPDX-License-Identifier: MIT
#pragma once

/// Starts the program again with `--demo`, in a process and a window of its own, which keep nothing. Returns
/// whether the process was started.
[[nodiscard]] bool openDemoWindow();
