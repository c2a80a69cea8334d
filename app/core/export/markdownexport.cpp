// SPDX-License-Identifier: MIT
#include "export/markdownexport.h"

#include "text/composedtext.h"
#include "text/markdowntext.h"

using namespace Qt::StringLiterals;

namespace {

QString boldLine(const QString &text)
{
    return u"**%1**\n\n"_s.arg(markdownLine(text));
}

QString tableLine(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

/// Two spaces at the end of a line break it in every renderer, unlike a backslash.
QString quotation(const QString &text)
{
    QString quote;
    const QStringList lines = markdownLines(text).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isBroken = i + 1 < lines.size() && !lines.at(i).isEmpty() && !lines.at(i + 1).isEmpty();
        quote += (lines.at(i).isEmpty() ? u">"_s : u"> "_s + lines.at(i)) + (isBroken ? u"  \n"_s : u"\n"_s);
    }
    return quote;
}

} // namespace

QString markdownTable(const TableContent &content)
{
    QString text = content.intro.isEmpty() ? QString() : boldLine(content.intro);
    QStringList cells;
    QStringList rules;
    for (const TableColumn &column : content.columns) {
        cells += markdownLine(fullTitle(column));
        rules += column.kind == CellKind::Number ? u"---:"_s : u"---"_s;
    }
    text += tableLine(cells) + tableLine(rules);
    for (qsizetype row = 0; row < content.rowCount; ++row) {
        cells.clear();
        for (const TableCell &cell : content.cells(row))
            cells += isPlainNumber(cell) ? cell.text : markdownLine(cell.text);
        text += tableLine(cells);
    }
    return text;
}

QString markdownRecord(const ResultRecord &record)
{
    QString text = boldLine(record.title);
    for (const ResultFact &fact : record.facts)
        text += u"- "_s + labelledText(fact.label, markdownLine(fact.value)) + u'\n';
    if (!record.preview.isEmpty())
        text += u'\n' + quotation(record.preview);
    return text;
}
