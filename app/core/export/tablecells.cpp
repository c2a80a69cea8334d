// SPDX-License-Identifier: MIT
#include "export/tablecells.h"

#include "base/errortext.h"
#include "results/resultfields.h"

#include <array>

namespace {

constexpr std::array kCells{ResultField::State,
                            ResultField::Id,
                            ResultField::Subject,
                            ResultField::Preview,
                            ResultField::TypeName,
                            ResultField::TypeId,
                            ResultField::TypeDescription,
                            ResultField::CategoryName,
                            ResultField::CategoryId,
                            ResultField::CategoryDescription,
                            ResultField::Created,
                            ResultField::Read,
                            ResultField::Archived,
                            ResultField::Reason,
                            ResultField::Status,
                            ResultField::Fetched,
                            ResultField::ConnectionName,
                            ResultField::Environment,
                            ResultField::Host};

} // namespace

QStringList tableHeaders()
{
    QStringList headers;
    for (const ResultField field : kCells) // programs that read a table may know the reason by that name
        headers += field == ResultField::Reason ? errorLabel() : fieldTitle(field);
    return headers;
}

QList<TableCell> tableCells(const ResultRow &row)
{
    QList<TableCell> cells;
    for (const ResultField field : kCells)
        cells += {fieldText(row, field).value_or(QString()), isNumber(field)};
    return cells;
}
