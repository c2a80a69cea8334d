// SPDX-License-Identifier: MIT
#include "export/markdownexport.h"

#include "export/tickettable.h"
#include "results/resultfacts.h"
#include "text/composedtext.h"
#include "text/markdowntext.h"

using namespace Qt::StringLiterals;

namespace {

QString quotedPreview(const QString &preview)
{
    QString quote;
    for (const QString &line : markdownLines(preview).split(u'\n'))
        quote += line.isEmpty() ? u">\n"_s : u"> "_s + line + u'\n';
    return quote;
}

QString markdownBlock(const ResultRow &row)
{
    QString block = u"**%1**\n\n"_s.arg(resultTitle(row));
    for (const ResultFact &fact : resultFacts(row))
        block += u"- "_s + labelledText(fact.label, markdownLine(fact.value)) + u'\n';
    const auto &notification = row.lookup.notification;
    if (notification && notification->messagePreview && !notification->messagePreview->trimmed().isEmpty())
        block += u'\n' + quotedPreview(*notification->messagePreview);
    return block;
}

QString tableLine(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

} // namespace

QString markdownExport(const ResultRows &rows, const QList<ResultField> &fields)
{
    if (rows.isEmpty())
        return {};
    if (rows.size() == 1)
        return markdownBlock(rows.first());
    const TicketTable table(rows, fields);
    const QStringList headers = table.headers();
    QString text = u"**%1**\n\n"_s.arg(markdownLine(table.intro()));
    text += tableLine(headers) + tableLine(QStringList(headers.size(), u"---"_s));
    for (const ResultRow &row : rows) {
        QStringList texts;
        for (const TableCell &cell : table.cells(row))
            texts += markdownLine(cell.text);
        text += tableLine(texts);
    }
    return text;
}
