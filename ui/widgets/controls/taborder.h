// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

/// Moves `block` in the tab order directly after the last widget in `before`. Needed for widgets that are
/// created later than those that follow them on screen. Both must be in the same window.
void placeInTabOrder(QWidget *before, QWidget *block);
