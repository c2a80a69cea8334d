// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrows.h"

#include <QList>
#include <QString>

/// Returns how many results there are of each state, read state, archive state, type, category and
/// connection, and when they were created, as GitHub-flavoured Markdown: the line of introline in bold, and
/// then a table for each of these counts. Times are in UTC; periods without results are left out. Texts are
/// escaped as in text/markdowntext.h. Empty if there are no rows.
[[nodiscard]] QString summaryExport(const ResultRows &rows);
