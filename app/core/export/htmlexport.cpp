// SPDX-License-Identifier: MIT
#include "export/htmlexport.h"

#include "export/htmlparts.h"
#include "export/tickettable.h"
#include "results/resultfacts.h"
#include "text/composedtext.h"
#include "text/htmltext.h"

using namespace Qt::StringLiterals;

namespace {

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

QString htmlExport(const ResultRows &rows, const QList<ResultField> &fields)
{
    if (rows.isEmpty())
        return {};
    if (rows.size() == 1)
        return clipboardHtmlStart() + htmlBlock(rows.first());
    const TicketTable table(rows, fields);
    QList<QList<TableCell>> lines;
    for (const ResultRow &row : rows)
        lines += table.cells(row);
    return clipboardTable(table.intro(), table.headers(), lines);
}

QString htmlTable(const ResultRows &rows, const QList<ResultField> &fields)
{
    QList<QList<TableCell>> lines;
    for (const ResultRow &row : rows)
        lines += tableCells(row, fields);
    return clipboardTable({}, tableHeaders(fields), lines);
}
