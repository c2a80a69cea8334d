// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecontent.h"

/// Returns tab-separated cells with one row per line, in the form in which spreadsheets accept them from the
/// clipboard. Line breaks and tabs in a cell become spaces. Other control characters, lone surrogates and
/// bidirectional embeddings, overrides and isolates, which would reorder the line, become U+FFFD. Formulas
/// are neutralised, see text/formulaguard.h. A cell in which a formula was neutralised, or whose text starts
/// with a quote, is quoted.
[[nodiscard]] QString tsvTable(const TableContent &content, bool withHeaders);
