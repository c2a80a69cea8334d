// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QList>
#include <QVarLengthArray>

[[nodiscard]] constexpr bool startsEscape(char c)
{
    return c == '%' || c == '\\' || c == '&' || c == '+';
}

struct EscapedMatch
{
    qsizetype end = 0;   ///< behind the last character; 0: it is not there
    qsizetype atEnd = 0; ///< how many characters matched until the text ended, where it ended too early
};

/// Whether `characters` stand at `at`, each as UTF-8, as Latin-1 or escaped: `%2F` and `%252F`, `+` for a
/// blank, `\/`, `\u002f`, `\x2f`, `&#47;`, `&#x2f;`, `&quot;`.
[[nodiscard]] EscapedMatch matchEscaped(QByteArrayView text, qsizetype at, const QList<char32_t> &characters);

using EscapedCharacters = QVarLengthArray<char32_t, 4>;

/// What the escape at `at`, if one is there, may stand for: few characters among which those are that
/// matchEscaped() finds there, and of what is escaped byte by byte the first byte.
[[nodiscard]] EscapedCharacters escapedAt(QByteArrayView text, qsizetype at);
