// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Texts of a server on their way into a copy or a file. They keep what they are made of, invisible
/// characters too, but for what would change the text around them.

/// Control characters, bidirectional embeddings, overrides and isolates and lone surrogates become
/// U+FFFD. Every kind of line break becomes a line feed; tabs stay.
[[nodiscard]] QString containedText(QStringView text);

/// As containedText(), on one line: line breaks and tabs become blanks, those at the ends go.
[[nodiscard]] QString containedLine(QStringView text);
