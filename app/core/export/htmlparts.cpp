// SPDX-License-Identifier: MIT
#include "export/htmlparts.h"

#include "text/copytext.h"
#include "text/htmltext.h"

using namespace Qt::StringLiterals;

QString htmlTableHead(const QList<TableColumn> &columns)
{
    QString head = u"<tr>"_s;
    for (const TableColumn &column : columns)
        head += u"<th>"_s + htmlLine(fullTitle(column)) + u"</th>"_s;
    return head + u"</tr>\n"_s;
}

QString htmlTextAttributes(CellStyles styles)
{
    // A number format of LibreOffice: language, value, format. The format @ is that of texts.
    const auto attributes = u" dir=\"auto\" sdnum=\"1033;0;@\""_s;
    return styles == CellStyles::Inline ? attributes + u" style=\"mso-number-format:'\\@'\""_s : attributes;
}

QString htmlTableRow(const QList<TableCell> &cells, CellStyles styles)
{
    QString row = u"<tr>"_s;
    for (const TableCell &cell : cells) {
        if (isPlainNumber(cell))
            row += u"<td dir=\"auto\">"_s + cell.text + u"</td>"_s;
        else
            row += u"<td"_s + htmlTextAttributes(styles) + u'>' + htmlLine(cell.text) + u"</td>"_s;
    }
    return row + u"</tr>\n"_s;
}

QString htmlLines(const QString &preview)
{
    // Spreadsheets make a cell of each line.
    QStringList lines = containedText(preview).trimmed().split(u'\n');
    for (QString &line : lines)
        line = htmlLine(line);
    return lines.join(u"<br>"_s);
}
