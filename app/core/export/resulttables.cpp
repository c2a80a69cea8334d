// SPDX-License-Identifier: MIT
#include "export/resulttables.h"

#include "base/errortext.h"
#include "export/introline.h"
#include "results/resulttext.h"

#include <algorithm>

namespace {

TableColumn columnOf(ResultField field)
{
    const bool isTimeColumn = isTime(field);
    // Programs that read a table may know the reason by that name.
    return {.title = field == ResultField::Reason ? errorLabel() : fieldTitle(field),
            .kind = isNumber(field) ? CellKind::Id
                    : isTimeColumn  ? CellKind::Time
                                    : CellKind::Text,
            .wrapping = wrappingOf(field),
            .canLackZone = isTimeColumn && isOfNotification(field)};
}

TableCell cellOf(const ResultRow &row, ResultField field)
{
    TableCell cell{fieldText(row, field).value_or(QString())};
    if (isNumber(field)) {
        cell.kind = CellKind::Id;
    } else if (const std::optional<Timestamp> time = fieldTime(row, field)) {
        cell.kind = CellKind::Time;
        if (time->instant)
            cell.time = *time->instant;
        else
            cell.withoutZone = time->text;
    }
    return cell;
}

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

QList<TableCell> ticketCells(const ResultRow &row, const QList<ResultField> &fields)
{
    QList<TableCell> cells = resultCells(row, fields);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString &text = cells.at(i).text;
        if (text.isEmpty() || (fields.at(i) == ResultField::Subject && text.trimmed().isEmpty()))
            cells[i] = {textIfMissing(row, fields.at(i))};
    }
    return cells;
}

/// Returns the columns that say where a row is from only if the rows differ in it.
QList<ResultField> ticketFields(const ResultRows &rows, QList<ResultField> fields)
{
    if (fields.isEmpty())
        fields = mainFields();
    if (haveOneConnection(rows))
        fields.removeAll(ResultField::Connection);
    else if (!fields.contains(ResultField::Connection) && !fields.contains(ResultField::ConnectionName))
        fields += ResultField::Connection;
    return withMarks(rows, fields);
}

} // namespace

QList<ResultField> withMarks(const ResultRows &rows, QList<ResultField> fields)
{
    bool hasDone = false;
    bool hasNote = false;
    bool hasChange = false;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        hasDone = hasDone || rows.isDone(row);
        hasNote = hasNote || !rows.note(row).isEmpty();
        hasChange = hasChange || rows.hasChange(row);
    }
    for (const ResultField field : markFields()) {
        const bool isGiven = field == ResultField::Done   ? hasDone
                             : field == ResultField::Note ? hasNote
                                                          : hasChange;
        if (!isGiven) {
            fields.removeAll(field);
        } else if (!fields.contains(field)) {
            const qsizetype note = fields.indexOf(ResultField::Note);
            const bool isBeforeNote = field == ResultField::Done && note >= 0;
            fields.insert(isBeforeNote ? note : fields.size(), field);
        }
    }
    return fields;
}

bool haveOneConnection(const ResultRows &rows)
{
    const QList<ResultRow> sources = rows.onePerSource();
    return std::all_of(sources.begin(), sources.end(),
                       [&sources](const ResultRow &row) { return row.from == sources.first().from; });
}

QList<TableColumn> resultColumns(const QList<ResultField> &fields)
{
    QList<TableColumn> columns;
    for (const ResultField field : fields)
        columns += columnOf(field);
    return columns;
}

QList<TableCell> resultCells(const ResultRow &row, const QList<ResultField> &fields)
{
    const bool hasReasons = fields.contains(ResultField::Reason);
    QList<TableCell> cells;
    cells.reserve(fields.size());
    for (const ResultField field : fields) {
        const bool isReason = field == ResultField::Subject && row.lookup.error && !hasReasons;
        cells += cellOf(row, isReason ? ResultField::Reason : field);
    }
    return cells;
}

TableContent resultTable(const ResultRows &rows, const QList<ResultField> &fields)
{
    const QList<ResultField> shown = withMarks(rows, fields);
    return {.columns = resultColumns(shown), .rowCount = rows.size(), .cells = [rows, shown](qsizetype row) {
                return resultCells(rows.at(row), shown);
            }};
}

TableContent ticketTable(const ResultRows &rows, const QList<ResultField> &fields)
{
    const QList<ResultField> shown = ticketFields(rows, fields);
    return {.intro = introline::text(rows),
            .columns = resultColumns(shown),
            .rowCount = rows.size(),
            .cells = [rows, shown](qsizetype row) { return ticketCells(rows.at(row), shown); }};
}
