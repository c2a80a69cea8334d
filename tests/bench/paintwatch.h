// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

struct _XDisplay; // NOLINT(bugprone-reserved-identifier): what X calls it

/// Sees from outside when a window is painted for the first time: an X client of its own that has the
/// server report what is drawn into windows, from their creation on. Programs do not know of it.
class PaintWatch final
{
public:
    /// Throws where there is no X server or it can't report drawing.
    PaintWatch();
    ~PaintWatch();
    PaintWatch(const PaintWatch &) = delete;
    PaintWatch &operator=(const PaintWatch &) = delete;

    /// Returns as soon as something that is not blank was drawn into a window whose title begins with
    /// `title`; throws after 20 seconds.
    void waitForPaint(const std::string &title);

    /// Forgets the windows seen so far.
    void forget();

private:
    [[nodiscard]] std::string titleOf(unsigned long window) const;
    [[nodiscard]] bool hasPicture(unsigned long window) const;
    void watch(unsigned long window);

    _XDisplay *m_display;
    int m_damageEvent = 0;
    std::map<unsigned long, unsigned long> m_damages; ///< by window
};
