// SPDX-License-Identifier: MIT
#include "export/tickettable.h"

#include "export/introline.h"
#include "results/resulttext.h"

#include <algorithm>

namespace {

QList<ResultField> columnFields()
{
    QList<ResultField> fields;
    for (int column = 0; column < static_cast<int>(ResultColumn::Count); ++column)
        fields += fieldOf(static_cast<ResultColumn>(column));
    return fields;
}

/// Returns the text for a missing value; for a subject also if it is blank.
QString textIfMissing(const ResultRow &row, ResultField field)
{
    switch (field) {
    case ResultField::Subject:
        return row.lookup.notification ? givenText(row.lookup.notification->subject) : QString();
    case ResultField::Type:
    case ResultField::Category:
    case ResultField::Created:
    case ResultField::Read:
    case ResultField::Archived:
        return row.lookup.notification ? orNotGiven({}) : QString();
    case ResultField::Environment:
        return orNotGiven({});
    default:
        return {};
    }
}

} // namespace

TicketTable::TicketTable(const ResultRows &rows, const QList<ResultField> &fields,
                         const QString &introTemplate)
    : m_fields(fields.isEmpty() ? columnFields() : fields)
{
    const QString used = introTemplate.isEmpty() ? introline::defaultTemplate() : introTemplate;
    m_intro = introline::text(used, rows);
    const QList<ResultRow> sources = rows.onePerSource();
    const bool areSame = std::all_of(sources.begin(), sources.end(), [&sources](const ResultRow &row) {
        return row.from == sources.first().from;
    });
    if (areSame && introline::namesConnection(used))
        m_fields.removeAll(ResultField::Connection);
    else if (!m_fields.contains(ResultField::Connection) && !m_fields.contains(ResultField::ConnectionName))
        m_fields += ResultField::Connection;
}

QList<TableCell> TicketTable::cells(const ResultRow &row) const
{
    QList<TableCell> cells = tableCells(row, m_fields);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString &text = cells.at(i).text;
        if (text.isEmpty() || (m_fields.at(i) == ResultField::Subject && text.trimmed().isEmpty()))
            cells[i] = {textIfMissing(row, m_fields.at(i)), false};
    }
    return cells;
}
