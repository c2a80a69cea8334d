// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns `text` without case, accents and compatibility forms (full-width, ligatures), for searching and
/// sorting. The result is the same on every computer and in every language. Not for display.
[[nodiscard]] QString foldedText(const QString &text);
