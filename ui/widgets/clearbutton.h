// SPDX-License-Identifier: MIT
#pragma once

class QLineEdit;

/// The button in a filter that empties it. Qt's own has no name for a screen reader.
void addClearButton(QLineEdit *edit);
