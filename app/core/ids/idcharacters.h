// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Appends a line of a text with ids in a small alphabet, so that the tokenizer needs no knowledge of
/// Unicode. Digits of all scripts become ASCII digits, spaces ` `, no-break and narrow ones kNarrowSpace,
/// hyphens and minus signs `-`, longer dashes kDash, double quotes `"`, commas, semicolons and bullets of all
/// scripts `,` and `;`, brackets `(` and `)`, full-width characters their ASCII form. Removes invisible
/// characters. The result is never longer than the line.
void appendPlain(QString &plain, QStringView line);

inline constexpr QChar kDash = u'\u2013';
inline constexpr QChar kNarrowSpace = u'\u00A0'; ///< a space that may be part of a number
inline constexpr QChar kSymbol = u'\u2605'; ///< any symbol that is neither a currency sign nor an operator

[[nodiscard]] constexpr bool isLineBreak(QChar c)
{
    return c < u'\u0085' ? c >= u'\n' && c <= u'\r' : c == u'\u0085' || c == u'\u2028' || c == u'\u2029';
}

/// Returns the text up to its first line break.
[[nodiscard]] QStringView firstLine(QStringView text);

[[nodiscard]] constexpr bool isPlainDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Returns whether `c` is a letter of a script that is written without spaces between words.
[[nodiscard]] constexpr bool isUnspacedLetter(QChar c)
{
    return (c >= u'\u0E00' && c <= u'\u0EFF') || (c >= u'\u2E80' && c <= u'\u9FFF') ||
           (c >= u'\uAC00' && c <= u'\uD7AF') || (c >= u'\uF900' && c <= u'\uFAFF');
}
