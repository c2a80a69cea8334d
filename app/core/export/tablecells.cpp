// SPDX-License-Identifier: MIT
#include "export/tablecells.h"

#include "base/errortext.h"

QList<TableCell> textCells(const QStringList &texts)
{
    QList<TableCell> cells;
    cells.reserve(texts.size());
    for (const QString &text : texts)
        cells += {text, false};
    return cells;
}

QStringList tableHeaders(const QList<ResultField> &fields)
{
    QStringList headers;
    for (const ResultField field : fields) // programs that read a table may know the reason by that name
        headers += field == ResultField::Reason ? errorLabel() : fieldTitle(field);
    return headers;
}

QList<TableCell> tableCells(const ResultRow &row, const QList<ResultField> &fields)
{
    const bool hasReasons = fields.contains(ResultField::Reason);
    QList<TableCell> cells;
    cells.reserve(fields.size());
    for (const ResultField field : fields) {
        const bool isReason = field == ResultField::Subject && row.lookup.error && !hasReasons;
        const ResultField shown = isReason ? ResultField::Reason : field;
        cells += {fieldText(row, shown).value_or(QString()), isNumber(shown)};
    }
    return cells;
}
