// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

/// Our own shapes, in one colour each, since a font's signs differ from system to system.
enum class Icon {
    Archived,
    Bell,
    Check,
    Close,
    Cross,
    Dash,
    Diamond,
    Dot,
    Eye,
    EyeOff,
    Info,
    Lock,
    Question,
    Ring,
    Search,
    Square,
    Triangle,
    Warning,
};

/// `size` in device-independent pixels. Read and drawn the first time it is asked for.
[[nodiscard]] QPixmap iconPixmap(Icon icon, const QColor &color, int size, qreal devicePixelRatio);

/// The program's own, for its windows.
[[nodiscard]] QIcon programIcon();
