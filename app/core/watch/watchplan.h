// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

/// What a watch waits for of each id.
enum class WatchGoal {
    None, ///< it goes on until its time is over
    Changed,
    Read,
    Archived,
    Found,
};

struct WatchPlan
{
    std::chrono::seconds interval = std::chrono::minutes(5); ///< from the beginning of a round to the next
    std::chrono::seconds lasting = std::chrono::hours(24);
    WatchGoal goal = WatchGoal::None;
};
