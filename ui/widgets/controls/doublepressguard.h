// SPDX-License-Identifier: MIT
#pragma once

class QAbstractButton;

/// Protects a button that appears where another one was just pressed. Neither the second half of a double
/// click nor a key that is held down presses it.
void guardAgainstDoublePress(QAbstractButton *button);
