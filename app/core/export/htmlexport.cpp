// SPDX-License-Identifier: MIT
#include "export/htmlexport.h"

#include "export/tickettable.h"
#include "results/resultfacts.h"
#include "text/composedtext.h"
#include "text/copytext.h"
#include "text/formulaguard.h"
#include "text/htmltext.h"

using namespace Qt::StringLiterals;

namespace {

/// Without the character set, some programs on macOS and Linux read the clipboard as Latin-1.
constexpr auto kHtmlStart = "<meta charset=\"utf-8\">\n"_L1;
// These attributes are all that every mail program and issue tracker keeps of a table's look.
constexpr auto kTableStart = "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n"_L1;

QString tableHead(const QStringList &headers)
{
    QString head = u"<tr>"_s;
    for (const QString &header : headers)
        head += u"<th>"_s + htmlLine(header) + u"</th>"_s;
    return head + u"</tr>\n"_s;
}

QString formulaFreeText(const QString &text)
{
    return htmlLine(withoutFormula(containedLine(text)));
}

QString tableRow(const QList<TableCell> &cells)
{
    QString row = u"<tr>"_s;
    for (const TableCell &cell : cells) {
        const QString text = cell.isNumber ? cell.text : formulaFreeText(cell.text);
        row += u"<td dir=\"auto\">"_s + text + u"</td>"_s;
    }
    return row + u"</tr>\n"_s;
}

/// Returns the preview line by line. Spreadsheets make a cell of each line.
QString quotedLines(const QString &preview)
{
    QStringList lines = containedText(preview).trimmed().split(u'\n');
    for (QString &line : lines)
        line = formulaFreeText(line);
    return u"<blockquote dir=\"auto\">"_s + lines.join(u"<br>"_s) + u"</blockquote>\n"_s;
}

QString htmlBlock(const ResultRow &row)
{
    QString block = u"<p><b>"_s + htmlLine(resultTitle(row)) + u"</b></p>\n<ul>\n"_s;
    for (const ResultFact &fact : resultFacts(row))
        block += u"<li>"_s + htmlLine(labelledText(fact.label, fact.value)) + u"</li>\n"_s;
    block += u"</ul>\n"_s;
    const auto &notification = row.lookup.notification;
    if (notification && notification->messagePreview && !notification->messagePreview->trimmed().isEmpty())
        block += quotedLines(*notification->messagePreview);
    return block;
}

} // namespace

QString htmlExport(const QList<ResultRow> &rows, const QList<ResultField> &fields,
                   const QString &introTemplate)
{
    if (rows.isEmpty())
        return {};
    if (rows.size() == 1)
        return kHtmlStart + htmlBlock(rows.first());
    const TicketTable table(rows, fields, introTemplate);
    QString html = kHtmlStart;
    if (!table.intro().isEmpty())
        html += u"<p><b>"_s + htmlLine(table.intro()) + u"</b></p>\n"_s;
    html += kTableStart + tableHead(table.headers());
    for (const ResultRow &row : rows)
        html += tableRow(table.cells(row));
    return html + u"</table>\n"_s;
}

QString htmlTable(const QList<ResultRow> &rows, const QList<ResultField> &fields)
{
    QString html = kHtmlStart + kTableStart + tableHead(tableHeaders(fields));
    for (const ResultRow &row : rows)
        html += tableRow(tableCells(row, fields));
    return html + u"</table>\n"_s;
}
