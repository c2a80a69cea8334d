// SPDX-License-Identifier: MIT
#include "export/plaintextexport.h"

#include "text/composedtext.h"
#include "text/copytext.h"

using namespace Qt::StringLiterals;

namespace {

constexpr auto kIndent = "    "_L1;

QString textBlock(const ResultRecord &record)
{
    QString block = containedLine(record.title) + u'\n';
    for (const ResultFact &fact : record.facts)
        block += labelledText(fact.label, containedLine(fact.value)) + u'\n';
    if (record.preview.isEmpty())
        return block;
    block += u'\n';
    for (const QString &line : containedText(record.preview).trimmed().split(u'\n'))
        block += line.isEmpty() ? u"\n"_s : kIndent + line + u'\n';
    return block;
}

} // namespace

QString plainTextExport(const ResultRows &rows)
{
    QString out;
    for (const ResultRow &row : rows)
        out += (out.isEmpty() ? QString() : u"\n"_s) + textBlock(ticketRecord(row));
    return out;
}
