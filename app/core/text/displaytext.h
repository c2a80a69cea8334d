// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Texts of a server made safe to look at. Copies and exports use the original.

/// Control, bidirectional and invisible characters and lone surrogates become U+FFFD, so that they
/// neither hide nor reorder anything. Line breaks and tabs stay, and so do U+200C and U+200D, which
/// many scripts and emoji need.
[[nodiscard]] QString visibleText(QStringView text);

/// As visibleText(), on one line: line breaks and tabs become blanks.
[[nodiscard]] QString visibleLine(QStringView text);

/// At most `characters` long, the last being an ellipsis if something was cut. Never splits a surrogate pair.
[[nodiscard]] QString boundedText(const QString &text, qsizetype characters);

/// Wrapped in U+2068 and U+2069, so that its direction does not leak into the sentence around it.
[[nodiscard]] QString isolatedText(const QString &text);
