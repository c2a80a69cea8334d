// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

/// Returns whether a window can be shown. Called before the QGuiApplication is created, since Qt aborts if
/// there is no display. `arguments` are those of the program. Checks X11 and Wayland on Unix; returns `true`
/// on other systems.
[[nodiscard]] bool hasDisplay(const QStringList &arguments);
