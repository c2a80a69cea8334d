// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// A password as it is sent.
struct CleanedPassword
{
    QString text;
    QString notice; ///< a sentence that says what was removed; empty if nothing was
};

/// Removes from a password what nobody types and what comes with a paste: line breaks, tabs, other control
/// characters, U+200B, U+2060 and U+FEFF. Keeps everything else, also blanks at its ends, and U+200C and
/// U+200D, which join letters.
[[nodiscard]] CleanedPassword cleanedPassword(const QString &typed);
