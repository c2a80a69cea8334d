// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

class QWidget;

/// Scales lengths that depend on the text size, which is a setting.
namespace textscale {

/// Sets the text size in per cent of the system's.
void set(int percent);

/// Returns a length of tokens.h, which is meant for a text size of 100 %, scaled to the current text size.
[[nodiscard]] int scaled(int length);

/// Returns the size scaled as by scaled(), but not larger than fits on the dialog's screen.
[[nodiscard]] QSize forDialog(const QWidget &dialog, const QSize &size);

} // namespace textscale
