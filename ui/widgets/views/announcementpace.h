// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

#include <optional>

/// How often news of progress is announced: not more than every ten seconds, and not in the first ten.
class AnnouncementPace final
{
public:
    static constexpr std::chrono::seconds kPause{10};

    /// For what tells of a length of time: the last length that may be told, of one that goes on.
    [[nodiscard]] static std::chrono::milliseconds told(std::chrono::milliseconds length);

    /// The clock outlives it.
    explicit AnnouncementPace(const Clock &clock);

    /// Something has been announced.
    void begin();
    /// Whether what is new now is to be announced. The first question begins a pause, if nothing has.
    [[nodiscard]] bool isDue();
    /// What it was about has ended: the next question is a first one.
    void end();

private:
    const Clock &m_clock;
    std::optional<std::chrono::milliseconds> m_since;
};
