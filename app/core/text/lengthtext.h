// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chrono>

/// A length of time as a sentence has it: “9 seconds”, “1 minute 40 seconds”, “2 hours 5 minutes”. What runs
/// on screen is told by timetext::clock().
[[nodiscard]] QString lengthText(std::chrono::milliseconds length);
