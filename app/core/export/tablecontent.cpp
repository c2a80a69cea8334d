// SPDX-License-Identifier: MIT
#include "export/tablecontent.h"

#include "text/composedtext.h"

QString fullTitle(const TableColumn &column)
{
    return column.group.isEmpty() ? column.title : labelledText(column.group, column.title);
}

bool isPlainNumber(const TableCell &cell)
{
    return cell.kind == CellKind::Id || cell.kind == CellKind::Number;
}
