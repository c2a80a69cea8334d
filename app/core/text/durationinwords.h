// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chrono>

/// Returns a duration in words, for use in a sentence: “9 seconds”, “1 minute 40 seconds”, “2 hours 5
/// minutes”. Rounds down to seconds, and from one hour on to minutes. See timetext::clock() in ui/text/ for
/// the short form “1:02:03”.
[[nodiscard]] QString durationInWords(std::chrono::milliseconds duration);
