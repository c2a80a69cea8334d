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
};

[[nodiscard]] const QList<Surface> &surfaces();
