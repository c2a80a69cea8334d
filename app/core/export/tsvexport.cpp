// SPDX-License-Identifier: MIT
#include "export/tsvexport.h"

#include "text/copytext.h"
#include "text/formulaguard.h"

using namespace Qt::StringLiterals;

namespace {

QString tsvCell(const TableCell &cell)
{
    if (cell.isNumber)
        return cell.text;
    const QString line = containedLine(cell.text);
    QString text = withoutFormulas(line);
    if (text == line && !text.startsWith(u'"'))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

QString tsvExport(const ResultRows &rows, bool withHeaders, const QList<ResultField> &fields)
{
    QString out;
    if (withHeaders)
        out += tsvLine(textCells(tableHeaders(fields)));
    for (const ResultRow &row : rows)
        out += tsvLine(tableCells(row, fields));
    return out;
}

QString tsvLine(const QList<TableCell> &cells)
{
    QStringList texts;
    for (const TableCell &cell : cells)
        texts += tsvCell(cell);
    return texts.join(u'\t') + u'\n';
}
