// SPDX-License-Identifier: MIT
#pragma once

#include "export/tablecells.h"

#include <QList>
#include <QString>

/// A table of several results to be read in a ticket, before it is written as Markdown or HTML. The line
/// above the table says once what applies to all rows.
class TicketTable final
{
public:
    /// `fields` are the columns; if there are none, those of the results table in their usual order. An empty
    /// template is the default one of introline. The column with the connection is left out if `rows` have
    /// the same one and the line names it. Otherwise it is added if it is not there.
    TicketTable(const QList<ResultRow> &rows, const QList<ResultField> &fields, const QString &introTemplate);

    /// Returns the line above the table as plain text. Empty if the template consists of spaces.
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
