// SPDX-License-Identifier: MIT
#pragma once

#include "base/named.h"

#include <array>
#include <chrono>

/// What a watch waits for of each id.
enum class WatchGoal {
    None, ///< it goes on until its time is over
    Changed,
    Read,
    Archived,
    Found,
};

/// The names of the goals in files and commands.
inline constexpr std::array kWatchGoals{Named<WatchGoal>{QLatin1StringView("none"), WatchGoal::None},
                                        Named<WatchGoal>{QLatin1StringView("changed"), WatchGoal::Changed},
                                        Named<WatchGoal>{QLatin1StringView("read"), WatchGoal::Read},
                                        Named<WatchGoal>{QLatin1StringView("archived"), WatchGoal::Archived},
                                        Named<WatchGoal>{QLatin1StringView("found"), WatchGoal::Found}};
static_assert(namesAll(kWatchGoals, WatchGoal::Found));

struct WatchPlan
{
    std::chrono::seconds interval = std::chrono::minutes(5); ///< from the beginning of a round to the next
    std::chrono::seconds lasting = std::chrono::hours(24);
    WatchGoal goal = WatchGoal::None;
};
