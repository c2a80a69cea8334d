// SPDX-License-Identifier: MIT
#pragma once

#include "tour/stage.h"

#include <QList>

/// A surface of the program in one of its states.
struct Surface
{
    const char *name;
    /// Brings it about on a stage of its own, and returns what is to be looked at.
    std::function<QWidget &(Stage &)> open;
};

[[nodiscard]] const QList<Surface> &surfaces();
