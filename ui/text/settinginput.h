// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Texts that are saved with a connection contain only visible characters. Characters that could hide or
/// reorder others are removed when they are typed or pasted.

/// Returns the text as a single line. Line breaks and tabs become blanks.
[[nodiscard]] QString settingLine(const QString &typed);
/// Returns the text with its line breaks.
[[nodiscard]] QString settingLines(const QString &typed);

/// Returns the sentence that says that characters were removed.
[[nodiscard]] QString invisibleRemovedText();
/// Returns the sentence that rejects a text of more than `maximum` UTF-16 code units.
[[nodiscard]] QString tooLongText(qsizetype maximum);
