// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>

class QWidget;
class Settings;

/// `wanted` moved and shrunk so that all of it lies on the screen it mostly lies on, or on the first
/// one. Whatever nonsense it holds, the result can be seen.
[[nodiscard]] QRect clampToScreens(const QRect &wanted, const QList<QRect> &screens);

/// Where the window was the last time, on a screen that exists.
void restoreWindow(QWidget *window, const Settings &settings);
void saveWindow(const QWidget *window, Settings &settings);
