// SPDX-License-Identifier: MIT
#include "export/plaintextexport.h"

#include "results/resultfacts.h"
#include "text/composedtext.h"
#include "text/copytext.h"

using namespace Qt::StringLiterals;

namespace {

constexpr auto kIndent = "    "_L1;

QString previewBlock(const QString &preview)
{
    QString block;
    for (const QString &line : containedText(preview).trimmed().split(u'\n'))
        block += line.isEmpty() ? u"\n"_s : kIndent + line + u'\n';
    return block;
}

QString textBlock(const ResultRow &row)
{
    QString block = resultTitle(row) + u'\n';
    for (const ResultFact &fact : resultFacts(row))
        block += labelledText(fact.label, containedLine(fact.value)) + u'\n';
    const auto &notification = row.lookup.notification;
    if (notification && notification->messagePreview && !notification->messagePreview->trimmed().isEmpty())
        block += u'\n' + previewBlock(*notification->messagePreview);
    return block;
}

} // namespace

QString plainTextExport(const ResultRows &rows)
{
    QString out;
    for (const ResultRow &row : rows)
        out += (out.isEmpty() ? QString() : u"\n"_s) + textBlock(row);
    return out;
}
