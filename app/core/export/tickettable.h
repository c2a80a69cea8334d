// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecells.h"
#include "results/resultrows.h"

#include <QList>
#include <QString>

/// A table of several results to be read in a ticket, before it is written as Markdown or HTML. The line
/// above the table says once what applies to all rows.
class TicketTable final
{
public:
    /// `fields` are the columns; if there are none, mainFields(). The column with the connection is left
    /// out if all `rows` have the same connection, which the line above the table names. Otherwise it is
    /// added if `fields` does not contain it.
    TicketTable(const ResultRows &rows, const QList<ResultField> &fields);

    /// Returns introline::text().
    [[nodiscard]] const QString &intro() const { return m_intro; }
    /// Returns the columns.
    [[nodiscard]] const QList<ResultField> &fields() const { return m_fields; }
    [[nodiscard]] QStringList headers() const { return tableHeaders(m_fields); }
    /// Returns the cells as plain texts, with “not given” for missing values.
    [[nodiscard]] QList<TableCell> cells(const ResultRow &row) const;

private:
    QString m_intro;
    QList<ResultField> m_fields;
};
