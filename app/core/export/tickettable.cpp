// SPDX-License-Identifier: MIT
#include "export/tickettable.h"

#include "export/introline.h"
#include "results/resulttext.h"

#include <algorithm>

namespace {

/// Returns the text for a missing value; for a subject also if it is blank.
QString textIfMissing(const ResultRow &row, ResultField field)
{
    const bool hasNotification = row.lookup.notification != nullptr;
    if (field == ResultField::Subject)
        return hasNotification ? givenText(row.lookup.notification->subject) : QString();
    const bool isExpected = field == ResultField::Environment ||
                            (hasNotification && isOfNotification(field) && mainFields().contains(field));
    return isExpected ? orNotGiven() : QString();
}

} // namespace

TicketTable::TicketTable(const ResultRows &rows, const QList<ResultField> &fields)
    : m_intro(introline::text(rows))
    , m_fields(fields.isEmpty() ? mainFields() : fields)
{
    const QList<ResultRow> sources = rows.onePerSource();
    const bool areSame = std::all_of(sources.begin(), sources.end(), [&sources](const ResultRow &row) {
        return row.from == sources.first().from;
    });
    if (areSame)
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
