// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/widgetlook.h"

#include <QPushButton>

/// A button whose accessible name is its text. Pressed by Enter as well as by the space bar. A click
/// leaves the focus where it is, so that nothing that is checked when a field is left moves the button
/// away from under the pointer.
[[nodiscard]] QPushButton *makeButton(const QString &text, const QString &objectName,
                                      ButtonKind kind = ButtonKind::Normal);
