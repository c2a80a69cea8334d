// SPDX-License-Identifier: MIT
#pragma once

#include "export/resultrecord.h"

/// Returns a block of lines for each result: its ticketRecord() with labelled values and, after a blank line,
/// the indented preview. A blank line separates blocks. Line breaks in all other texts become spaces, so that
/// no value can pass for another line. Control characters, bidirectional controls and lone surrogates become
/// U+FFFD, see text/copytext.h.
[[nodiscard]] QString plainTextExport(const ResultRows &rows);
