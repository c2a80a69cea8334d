// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Functions that make a server's texts safe to display. Copies and exports use the original text instead.

/// Returns `text` with control, bidirectional and invisible characters and lone surrogates replaced by
/// U+FFFD, so that none of them hides or reorders text. Keeps line breaks and tabs, and also U+200C and
/// U+200D, which many scripts and emoji need.
[[nodiscard]] QString visibleText(QStringView text);

/// Returns visibleText() on one line: line breaks and tabs become spaces.
[[nodiscard]] QString visibleLine(QStringView text);

/// Returns at most `characters` characters of `text`. The last one is an ellipsis if anything was cut off.
/// Never splits a surrogate pair.
[[nodiscard]] QString boundedText(const QString &text, qsizetype characters);

/// Returns `text` between U+2068 and U+2069, so that its direction does not affect the sentence around it.
[[nodiscard]] QString isolatedText(const QString &text);

/// Returns `text` without the characters that only set its direction on screen, such as those of
/// isolatedText(). They are noise to a screen reader, in a terminal and in a script.
[[nodiscard]] QString withoutDirectionMarks(QString text);
