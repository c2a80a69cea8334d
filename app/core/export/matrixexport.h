// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QByteArray>
#include <QList>
#include <QString>

/// Functions that return results side by side, as in results/resultmatrix.h: one line for each id, with the
/// answers of all connections and with what differs. A connection that was not asked for an id is “Not looked
/// up”. Texts are made safe as in the tables of csvexport.h and markdownexport.h.

/// Returns a table with the id, what differs, and a group of columns for each connection, whose heads begin
/// with the connection. Begins with a byte order mark.
[[nodiscard]] QByteArray matrixCsv(const QList<ResultRow> &rows);

/// Returns a table with the id, the subject, one column for each connection and what differs, below an
/// introline in bold. The subject is that of the first connection that has the notification; where subjects
/// differ, the columns of the other connections contain theirs. Empty if there are no rows.
[[nodiscard]] QString matrixMarkdown(const QList<ResultRow> &rows, const QString &introTemplate = {});

/// Returns the translated title of the column that says what differs.
[[nodiscard]] QString differsTitle();
