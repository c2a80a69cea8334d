// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QString>

/// A block of lines for each result, a blank line between them; the preview below its facts, indented.
/// Line breaks in other texts become blanks, so that no text can pass for a line of its own; control
/// characters, bidirectional controls and lone surrogates become U+FFFD.
[[nodiscard]] QString plainTextExport(const QList<ResultRow> &rows);
