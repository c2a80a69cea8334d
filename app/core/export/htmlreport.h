// SPDX-License-Identifier: MIT
#pragma once

#include "export/report.h"
#include "results/resultfields.h"

/// Returns a report on results as an HTML file: what was asked, where, by whom and when, the overview as
/// bars, a TicketTable of these columns, and if wanted each notification in full. The file consists of
/// nothing but text, one style sheet and drawings of bars. It has no scripts, no links and no outside
/// resources, and a Content-Security-Policy that forbids them. It follows the reader's light or dark colours
/// and is made to be printed. All texts are escaped, see htmlparts.h.
[[nodiscard]] QString htmlReport(const QList<ResultRow> &rows, const QList<ResultField> &fields,
                                 const ReportOptions &options);
