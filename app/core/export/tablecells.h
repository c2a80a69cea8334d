// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QStringList>

/// What CSV and TSV have in common: the columns, in order, and each row's cells.

struct TableCell
{
    QString text;          ///< as it came; empty where there is nothing to say
    bool isNumber = false; ///< digits, with a minus if negative: no formula
};

/// State, Id, Subject, Preview, type, category, Created, Read, Archived, Error, Status, Fetched,
/// Connection, Environment, Host. Translated.
[[nodiscard]] QStringList tableHeaders();

/// As many as there are headers. Times in ISO 8601, UTC.
[[nodiscard]] QList<TableCell> tableCells(const ResultRow &row);
