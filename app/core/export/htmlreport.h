// SPDX-License-Identifier: MIT
#pragma once

#include "export/report.h"
#include "results/resultfields.h"
#include "results/resultrows.h"

/// Returns a report on results as an HTML file: the reportFacts(), the overview as bars, a ticketTable()
/// with the columns `fields` and, if ReportOptions::hasCards, each notification in full. The file consists of
/// nothing but text, one style sheet and drawings of bars. It has no scripts, no links and no outside
/// resources, and a Content-Security-Policy that forbids them. It follows the reader's light or dark colours
/// and is made to be printed. All texts are escaped, see htmlparts.h.
[[nodiscard]] QString htmlReport(const ResultRows &rows, const QList<ResultField> &fields,
                                 const ReportOptions &options);
