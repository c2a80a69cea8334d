// SPDX-License-Identifier: MIT
#include "export/jiraexport.h"

#include "text/composedtext.h"
#include "text/jiratext.h"

using namespace Qt::StringLiterals;

namespace {

QString jiraBoldLine(const QString &text)
{
    return u"*%1*\n\n"_s.arg(jiraLine(text));
}

} // namespace

QString jiraTable(const TableContent &content)
{
    QString text = content.intro.isEmpty() ? QString() : jiraBoldLine(content.intro);
    text += u"||"_s;
    for (const TableColumn &column : content.columns)
        text += jiraCell(fullTitle(column)) + u"||"_s;
    text += u'\n';
    for (qsizetype row = 0; row < content.rowCount; ++row) {
        text += u'|';
        for (const TableCell &cell : content.cells(row))
            text += (isPlainNumber(cell) && !cell.text.isEmpty() ? cell.text : jiraCell(cell.text)) + u'|';
        text += u'\n';
    }
    return text;
}

QString jiraRecord(const ResultRecord &record)
{
    QString text = jiraBoldLine(record.title);
    for (const ResultFact &fact : record.facts)
        text += u"* "_s + labelledText(fact.label, jiraLine(fact.value)) + u'\n';
    if (!record.preview.isEmpty())
        text += u"\n{quote}\n"_s + jiraLines(record.preview) + u"\n{quote}\n"_s;
    return text;
}
