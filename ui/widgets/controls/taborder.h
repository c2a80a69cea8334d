// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

/// Moves `block` in the tab order directly after the last widget in `before`. Needed for widgets that are
/// created later than those that follow them on screen. Both must be in the same window.
void placeInTabOrder(QWidget *before, QWidget *block);

/// Returns the first widget in `block` that the tab key reaches now, `nullptr` if there is none.
[[nodiscard]] QWidget *firstInTabOrder(QWidget *block);
