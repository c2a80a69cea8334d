// SPDX-License-Identifier: MIT
#pragma once

#include "tour/stage.h"

#include <QList>

/// A surface of the program in one state.
struct Surface
{
    const char *name;
    /// Brings the surface into its state, and returns the widget to inspect.
    std::function<QWidget &(Stage &)> open;
    /// Does the same and lays the widget out.
    [[nodiscard]] QWidget &opened(Stage &stage) const;
};

[[nodiscard]] const QList<Surface> &surfaces();
