// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "results/resultrows.h"

#include <QList>
#include <QString>

/// Functions that return results as HTML for the clipboard, where editors and spreadsheets look for it. It
/// has no links, images, scripts or styles. All texts are escaped by htmlLine(), which also
/// neutralises formulas: spreadsheets read HTML from the clipboard before plain text.

/// Returns the same as markdownExport(): one result as a list, several as a TicketTable. Empty if there are
/// no rows.
[[nodiscard]] QString htmlExport(const ResultRows &rows, const QList<ResultField> &fields = {});
/// Returns the same as tsvExport(): a table with the columns `fields` and their titles.
[[nodiscard]] QString htmlTable(const ResultRows &rows, const QList<ResultField> &fields);
