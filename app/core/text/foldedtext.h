// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// For finding and ordering texts without regard to case, accents and compatibility forms (full-width,
/// ligatures). The same on every computer and in every language. Not for display.
[[nodiscard]] QString foldedText(const QString &text);
