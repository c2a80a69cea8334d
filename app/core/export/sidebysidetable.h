// SPDX-License-Identifier: MIT
#pragma once

#include "export/jsonexport.h"
#include "export/tablecontent.h"
#include "results/resultrows.h"

/// Functions that return results side by side, as in results/sidebysideanswers.h: one row for each id, with
/// the answers of all connections and with what differs. A connection that was not asked for an id is “Not
/// looked up”.

/// The columns of a table.
enum class SideBySideColumns {
    /// Id, subject, one column for each connection, and what differs. The subject is that of the first
    /// connection that has the notification; where subjects differ, the columns of the other connections
    /// contain theirs.
    Shown,
    /// Id, what differs, and a group of columns with all fields for each connection.
    All,
};

/// Returns the table; its intro is introline::withDoubts().
[[nodiscard]] TableContent sideBySideTable(const ResultRows &rows, SideBySideColumns columns);

/// Returns an array with one object for each id, on a line of its own: `id`, `differs` and `answers`.
/// `differs` is an array of names: `outcome` if some connections have the notification and others do not, and
/// `read`, `archived`, `subject`, `preview`, `type`, `category` and `created`. `answers` is an array of
/// rowJson(), one for each connection and in the same order for every id.
[[nodiscard]] QByteArray sideBySideJson(const ResultRows &rows, Answers answers = Answers::Without);

/// Returns the number of ids, which is the number of rows of the table.
[[nodiscard]] qsizetype idCount(const ResultRows &rows);

/// Returns the translated title of the column that says what differs.
[[nodiscard]] QString differsTitle();
