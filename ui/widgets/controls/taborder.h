// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

/// Puts what was made late where it is read: the tab key goes from the last place in `before` to the
/// first one in `block`. Both are in the same window.
void placeInTabOrder(QWidget *before, QWidget *block);
