// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

#include <QString>

#include <optional>

class QWidget;

/// Makes a screen reader say the text. It also becomes the description of `source`, so that it can be
/// read again; where Qt has no announcements (before 6.8) that change is what is spoken.
void announce(QWidget *source, const QString &text);

/// Makes it the description of `source`, which is news only where it is another.
void describe(QWidget *source, const QString &text);

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
