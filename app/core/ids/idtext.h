// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// What every longer dash becomes.
inline constexpr char16_t kDash = u'\u2013';

/// Text with ids brought to a small alphabet, so that whoever reads it further need not know Unicode:
/// digits of every script are ASCII, blanks are ` `, line breaks `\n`, hyphens and minus signs `-`, longer
/// dashes U+2013, an ellipsis three stops, double quotes of any form `"`, commas and semicolons of any
/// script `,` and `;`, bullets `;`, full-width forms their ASCII ones. Invisible characters are gone.
[[nodiscard]] QString plainIdText(QStringView text);

/// Letters, digits and marks.
[[nodiscard]] bool isWordCharacter(QChar c);

/// A script written without blanks between words, so that a number stands against its neighbours.
[[nodiscard]] bool isUnspacedLetter(QChar c);
