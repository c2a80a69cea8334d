// SPDX-License-Identifier: MIT
#pragma once

class QAbstractButton;

/// For a button that appears where another one was just pressed: the second half of a double click,
/// or a key held down, does not press it.
void guardAgainstDoublePress(QAbstractButton *button);
