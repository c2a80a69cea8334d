// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Appends a line of a text with ids in a small alphabet, so that whoever reads on need not know Unicode.
/// Digits of every script are ASCII, blanks are ` `, hyphens and minus signs `-`, longer dashes kDash, double
/// quotes `"`, commas and semicolons of any script and bullets `,` and `;`, brackets `(` and `)`, full-width
/// forms their ASCII ones. Invisible characters are gone. It never gets longer.
void appendPlain(QString &plain, QStringView line);

inline constexpr QChar kDash = u'\u2013';
inline constexpr QChar kSymbol = u'\u2605'; ///< every symbol that is no currency and no operator

[[nodiscard]] constexpr bool isLineBreak(QChar c)
{
    return (c >= u'\n' && c <= u'\r') || c == u'\u0085' || c == u'\u2028' || c == u'\u2029';
}

[[nodiscard]] constexpr bool isPlainDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// A letter of a script that is written without blanks between words.
[[nodiscard]] constexpr bool isUnspacedLetter(QChar c)
{
    return (c >= u'\u0E00' && c <= u'\u0EFF') || (c >= u'\u2E80' && c <= u'\u9FFF') ||
           (c >= u'\uAC00' && c <= u'\uD7AF') || (c >= u'\uF900' && c <= u'\uFAFF');
}
