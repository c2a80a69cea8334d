// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns `text` on one line, escaped so that HTML displays it literally, in an element or a quoted
/// attribute. Characters are treated as by containedLine().
[[nodiscard]] QString htmlLine(const QString &text);
