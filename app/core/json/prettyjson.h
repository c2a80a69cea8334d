// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Line breaks and indentation for what looks like JSON; anything else as it is. Adds and removes
/// nothing but blanks outside of strings, so that what is read is what came.
[[nodiscard]] QString prettyJson(const QString &text);
