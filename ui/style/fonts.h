// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

enum class TextRole { Body, Strong, Caption, Title };

/// The font a little heavier: semibold where the family has it, bold where it has not.
[[nodiscard]] QFont strongFont(QFont font);
/// The application's font in that role's size and weight.
[[nodiscard]] QFont textFont(TextRole role);

/// The system's font with letters of one width, in the size of the application's text.
[[nodiscard]] QFont fixedFont();
