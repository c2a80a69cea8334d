// SPDX-License-Identifier: MIT
#include "ui/widgets/views/announcer.h"

#include "text/displaytext.h"

#include <QAccessible>
#include <QWidget>

void announce(QWidget *source, const QString &text)
{
    const QString spoken = withoutDirectionMarks(text);
    if (source->accessibleDescription() == spoken)
        source->setAccessibleDescription({}); // otherwise the same text would not be announced again
    source->setAccessibleDescription(spoken);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(source, spoken);
    QAccessible::updateAccessibility(&event);
#endif
}

void describe(QWidget *source, const QString &text)
{
    const QString spoken = withoutDirectionMarks(text);
    if (source->accessibleDescription() != spoken)
        source->setAccessibleDescription(spoken);
}

std::chrono::milliseconds AnnouncementPace::announcedDuration(std::chrono::milliseconds length)
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
