// SPDX-License-Identifier: MIT
#include "ui/widgets/views/announcementpace.h"

std::chrono::milliseconds AnnouncementPace::told(std::chrono::milliseconds length)
{
    constexpr std::chrono::milliseconds kStep = kPause;
    return length / kStep * kStep;
}

AnnouncementPace::AnnouncementPace(const Clock &clock)
    : m_clock(clock)
{
}

void AnnouncementPace::begin()
{
    m_since = m_clock.steadyNow();
}

bool AnnouncementPace::isDue()
{
    const bool isFirst = !m_since;
    if (!isFirst && m_clock.steadyNow() - *m_since < kPause)
        return false;
    begin();
    return !isFirst;
}

void AnnouncementPace::end()
{
    m_since.reset();
}
