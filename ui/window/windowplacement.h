// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>

class QWidget;
class Settings;

/// Returns `saved`, moved and shrunk so that it lies entirely on the screen with which it overlaps most, or
/// on the first screen. The result is visible even if `saved` is nonsense.
[[nodiscard]] QRect clampToScreens(const QRect &saved, const QList<QRect> &screens);

/// Restores the size and the position of the window, on a screen that exists. Call this before it is shown.
void restoreWindow(QWidget *window, const Settings &settings);
/// Moves and shrinks the window so that its frame is on the screen as well. The frame is the desktop's, and
/// is not known before the window is on screen.
void fitFrame(QWidget *window);
void saveWindow(const QWidget *window, Settings &settings);
