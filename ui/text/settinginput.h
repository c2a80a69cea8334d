// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Texts that are kept with a connection show all that is in them: what could hide or reorder
/// something is taken out where it is typed or pasted.

/// On one line: line breaks and tabs become blanks.
[[nodiscard]] QString settingLine(const QString &typed);
[[nodiscard]] QString settingLines(const QString &typed);

/// The sentence that says what was done.
[[nodiscard]] QString invisibleRemoved();
/// The sentence that refuses a text.
[[nodiscard]] QString tooLongToKeep(qsizetype most);
