// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Functions that make a server's texts safe to copy or to write to a file. They keep every character,
/// invisible ones too, except those that would change the text around them.

/// Returns `text` with control characters, bidirectional embeddings, overrides and isolates, and lone
/// surrogates replaced by U+FFFD. Turns every kind of line break into a line feed. Keeps tabs.
[[nodiscard]] QString containedText(QStringView text);

/// Returns containedText() on one line: line breaks and tabs become spaces, and the ends are trimmed.
[[nodiscard]] QString containedLine(QStringView text);
