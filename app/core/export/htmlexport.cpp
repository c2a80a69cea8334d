// SPDX-License-Identifier: MIT
#include "export/htmlexport.h"

#include "export/htmlparts.h"
#include "export/tickettable.h"
#include "results/resultfacts.h"
#include "text/composedtext.h"
#include "text/htmltext.h"

using namespace Qt::StringLiterals;

namespace {

/// Without the character set, some programs on macOS and Linux read the clipboard as Latin-1.
constexpr auto kHtmlStart = "<meta charset=\"utf-8\">\n"_L1;
// These attributes are all that every mail program and issue tracker keeps of a table's look.
constexpr auto kTableStart = "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n"_L1;

QString htmlBlock(const ResultRow &row)
{
    QString block = u"<p><b>"_s + htmlLine(resultTitle(row)) + u"</b></p>\n<ul>\n"_s;
    for (const ResultFact &fact : resultFacts(row))
        block += u"<li>"_s + htmlLine(labelledText(fact.label, fact.value)) + u"</li>\n"_s;
    block += u"</ul>\n"_s;
    const auto &notification = row.lookup.notification;
    if (notification && notification->messagePreview && !notification->messagePreview->trimmed().isEmpty())
        block += htmlQuote(*notification->messagePreview);
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
    html += kTableStart + htmlTableHead(table.headers());
    for (const ResultRow &row : rows)
        html += htmlTableRow(table.cells(row));
    return html + u"</table>\n"_s;
}

QString htmlTable(const QList<ResultRow> &rows, const QList<ResultField> &fields)
{
    QString html = kHtmlStart + kTableStart + htmlTableHead(tableHeaders(fields));
    for (const ResultRow &row : rows)
        html += htmlTableRow(tableCells(row, fields));
    return html + u"</table>\n"_s;
}
