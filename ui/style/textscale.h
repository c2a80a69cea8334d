// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

class QWidget;

/// What the size of the text, a setting, makes of lengths that have text in them.
namespace textscale {

/// Per cent of the size that the system has for text.
void set(int percent);

/// A length of tokens.h for text of 100 %.
[[nodiscard]] int scaled(int length);

/// As scaled(), and no larger than the widget's screen has room for a dialog.
[[nodiscard]] QSize forDialog(const QWidget &dialog, const QSize &size);

} // namespace textscale
