// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

/// Whether a window can be shown. Qt aborts where it can't, so this is asked before there is a
/// QGuiApplication; `arguments` are the program's own. Looks at X11 and Wayland on Unix; true elsewhere.
[[nodiscard]] bool hasDisplay(const QStringList &arguments);
