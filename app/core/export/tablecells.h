// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QStringList>

/// The columns that CSV and TSV share, and the cells of each row.

struct TableCell
{
    QString text;          ///< as received; empty if there is no value
    bool isNumber = false; ///< digits, with a minus sign if negative; never a formula
};

/// Returns the translated titles: State, Id, Subject, Preview, type, category, Created, Read, Archived,
/// Error, Status, Fetched, Connection, Environment, Host.
[[nodiscard]] QStringList tableHeaders();

/// Returns one cell for each header. Times are in ISO 8601, UTC.
[[nodiscard]] QList<TableCell> tableCells(const ResultRow &row);
