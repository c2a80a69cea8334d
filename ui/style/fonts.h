// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

/// The size and weight of a text.
enum class TextRole { Body, Strong, Caption, Title };

/// Returns the font in a heavier weight: semibold if the family has it, otherwise bold.
[[nodiscard]] QFont strongFont(QFont font);
/// Returns the application's font in the size and weight of the role.
[[nodiscard]] QFont textFont(TextRole role);

/// Returns the system's fixed-width font in the size of the application's text.
[[nodiscard]] QFont fixedFont();
