// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

struct _XDisplay; // NOLINT(bugprone-reserved-identifier): the name in Xlib.h

/// Detects from outside when a window is painted for the first time: a separate X client that asks the server
/// to report damage of windows from their creation on. The measured programs do not notice.
class PaintWatch final
{
public:
    /// Throws if there is no X server, or if it does not support the Damage extension.
    PaintWatch();
    ~PaintWatch();
    PaintWatch(const PaintWatch &) = delete;
    PaintWatch &operator=(const PaintWatch &) = delete;

    /// Returns once something other than a blank background was drawn in a window whose title starts with
    /// `title`. Throws after 20 seconds.
    void waitForPaint(const std::string &title);

    /// Forgets all windows seen so far.
    void forget();

private:
    [[nodiscard]] std::string titleOf(unsigned long window) const;
    [[nodiscard]] bool hasPicture(unsigned long window) const;
    void watch(unsigned long window);

    _XDisplay *m_display;
    int m_damageEvent = 0;
    std::map<unsigned long, unsigned long> m_damages; ///< keyed by window
};
