// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

#include <QString>

#include <optional>

class QWidget;

/// Makes a screen reader say the text. On Linux a notification that appears in the main window says it, which
/// Orca 43 and 48 read aloud whoever has the focus, and also if the text is the same again. They read no
/// changed description, and Orca 43 with Qt 6.4 knows no announcements. On Windows and macOS it is an
/// announcement of Qt, from 6.8 on.
///
/// The text also becomes the accessible description of `source`, so that it can be read again. What
/// several sources announce within a moment is said in this order, and of one source only the last text.
void announce(QWidget *source, const QString &text);

/// Does the same without a description, for what is not to be read again: that something has just changed.
void announceChange(const QWidget &source, const QString &text);

/// Makes a screen reader say a name or description of `source` that has just changed, if `source` has the
/// focus: Orca 43 with Qt 6.4 doesn't by itself, and Orca 48 with Qt 6.8 does.
void announceOwnChange(const QWidget &source, const QString &text);

/// Sets the accessible description of `source` to spokenText(). Unlike setAccessibleDescription(), notifies
/// screen readers only if the description has changed.
void describe(QWidget *source, const QString &text);

/// Sets the accessible description of `notice`, which gets the focus itself, to what its labels say. Not on
/// Linux: there a screen reader says the labels, and would say everything twice.
void describeNotice(QWidget *notice, const QString &text);

/// Limits how often progress is announced: at most every ten seconds, and not in the first ten seconds.
class AnnouncementPace final
{
public:
    static constexpr std::chrono::seconds kPause{10};

    /// Returns the duration rounded down to a multiple of kPause. A description that contains it changes as
    /// seldom as progress is announced.
    [[nodiscard]] static std::chrono::milliseconds announcedDuration(std::chrono::milliseconds length);

    /// `clock` must outlive this object.
    explicit AnnouncementPace(const Clock &clock);

    /// Starts a pause, because something has just been announced.
    void begin();
    /// Returns whether progress is to be announced now, and starts a new pause if so. The first call starts a
    /// pause, too, and returns false.
    [[nodiscard]] bool isDue();
    /// Ends the pause, because the work has ended. The next call of isDue() is a first one again.
    void end();

private:
    const Clock &m_clock;
    std::optional<std::chrono::milliseconds> m_since;
};
