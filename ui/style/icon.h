// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

/// The program's own icons. Each is drawn in a single colour. Characters of a font are not used, since they
/// would look different on each system.
enum class Icon {
    Archived,
    Bell,
    Changed,
    Check,
    Close, ///< a thin cross, for buttons that close or remove
    Copy,
    Cross, ///< a bold cross, for a failure
    Dash,
    Diamond,
    Dot,
    Export,
    Eye,
    EyeOff,
    Info,
    Lock,
    LockOpen,
    Next,
    Previous,
    Question,
    Ring,
    Search,
    Square,
    Triangle,
    Warning,
};

/// Returns the icon in a size of `size` device-independent pixels. QPixmapCache keeps it, so that its
/// file is rarely read.
[[nodiscard]] QPixmap iconPixmap(Icon icon, const QColor &color, int size, qreal devicePixelRatio);

/// Returns the icon of the program's windows.
[[nodiscard]] QIcon programIcon();
