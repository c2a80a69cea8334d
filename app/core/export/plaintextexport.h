// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QString>

/// Returns a block of lines for each result, separated by a blank line, with the indented preview below the
/// facts. Line breaks in other texts become spaces, so that no text can imitate a line of its own. Control
/// characters, bidirectional controls and lone surrogates become U+FFFD.
[[nodiscard]] QString plainTextExport(const QList<ResultRow> &rows);
