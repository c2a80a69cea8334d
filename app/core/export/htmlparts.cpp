// SPDX-License-Identifier: MIT
#include "export/htmlparts.h"

#include "text/copytext.h"
#include "text/htmltext.h"

using namespace Qt::StringLiterals;

namespace {

// These attributes are all that every mail program and issue tracker keeps of a table's look.
constexpr auto kTableStart = "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n"_L1;

} // namespace

QString htmlTableHead(const QStringList &headers)
{
    QString head = u"<tr>"_s;
    for (const QString &header : headers)
        head += u"<th>"_s + htmlLine(header) + u"</th>"_s;
    return head + u"</tr>\n"_s;
}

QString htmlTableRow(const QList<TableCell> &cells)
{
    QString row = u"<tr>"_s;
    for (const TableCell &cell : cells) {
        const QString text = cell.isNumber ? cell.text : htmlLine(cell.text);
        row += u"<td dir=\"auto\">"_s + text + u"</td>"_s;
    }
    return row + u"</tr>\n"_s;
}

QString clipboardTable(const QString &intro, const QStringList &headers, const QList<QList<TableCell>> &lines)
{
    QString html = clipboardHtmlStart();
    if (!intro.isEmpty())
        html += u"<p><b>"_s + htmlLine(intro) + u"</b></p>\n"_s;
    html += kTableStart + htmlTableHead(headers);
    for (const QList<TableCell> &line : lines)
        html += htmlTableRow(line);
    return html + u"</table>\n"_s;
}

/// Without the character set, some programs on macOS and Linux read the clipboard as Latin-1.
QString clipboardHtmlStart()
{
    return u"<meta charset=\"utf-8\">\n"_s;
}

QString htmlQuote(const QString &preview)
{
    // Spreadsheets make a cell of each line.
    QStringList lines = containedText(preview).trimmed().split(u'\n');
    for (QString &line : lines)
        line = htmlLine(line);
    return u"<blockquote dir=\"auto\">"_s + lines.join(u"<br>"_s) + u"</blockquote>\n"_s;
}
