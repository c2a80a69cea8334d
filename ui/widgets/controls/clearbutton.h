// SPDX-License-Identifier: MIT
#pragma once

class QLineEdit;

/// Gives the field the button that empties it, with a name for those who can't see it: Qt leaves it
/// without one.
void addClearButton(QLineEdit &edit);
