// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrows.h"

#include <QList>
#include <QString>

/// Returns a block of lines for each result: its title, its labelled values and, after a blank line, the
/// indented preview. A blank line separates blocks. Line breaks in all other texts become spaces, so that no
/// value can pass for another line. Control characters, bidirectional controls and lone surrogates become
/// U+FFFD, see text/copytext.h.
[[nodiscard]] QString plainTextExport(const ResultRows &rows);
