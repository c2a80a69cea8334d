// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chrono>

/// Returns a duration in words, for use in a sentence: “9 seconds”, “1 minute 40 seconds”, “2 hours 5
/// minutes”. See timetext::clock() for running times on screen.
[[nodiscard]] QString lengthText(std::chrono::milliseconds length);
