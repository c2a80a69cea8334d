// SPDX-License-Identifier: MIT
#include "parsedtext.h"

#include "ids/idranges.h"

using namespace Qt::StringLiterals;

namespace {

QString joined(const QList<qint32> &ids)
{
    QStringList texts;
    for (const qint32 id : ids)
        texts += QString::number(id);
    return texts.join(u' ');
}

QString offeredTexts(const ParsedIds &parsed)
{
    QStringList texts;
    for (const IdRange &range : parsed.offered)
        texts += rangeText(range);
    return texts.join(u' ');
}

QString refusalText(const Error &error)
{
    const QString cause = error.cause == ErrorCause::IdOutOfRange    ? u"out of range"_s
                          : error.cause == ErrorCause::TooManyIds    ? u"too many"_s
                          : error.cause == ErrorCause::IdTextTooLong ? u"too long"_s
                                                                     : u"?"_s;
    return u"refused: %1 %2"_s.arg(cause, error.detail).trimmed();
}

QString tableText(const IdTable &table)
{
    QStringList names;
    for (const IdColumn &column : table.columns)
        names += column.name.isEmpty() ? u"?"_s : column.name;
    return u"table %1, best %2"_s.arg(names.join(u' '), QString::number(table.bestColumn)) +
           (table.areAllIds ? u", all ids"_s : QString());
}

} // namespace

QString parsedText(const ParsedIds &parsed)
{
    QStringList pieces;
    if (!parsed.ids.isEmpty())
        pieces += joined(parsed.ids);
    if (!parsed.offered.isEmpty())
        pieces += u"offered "_s + offeredTexts(parsed);
    for (const QString &text : parsed.notIds)
        pieces += u"not an id "_s + text;
    if (parsed.duplicates > 0)
        pieces += u"%1 double"_s.arg(parsed.duplicates);
    for (const ReversedRange &range : parsed.reversed)
        pieces += u"turned %1 to %2"_s.arg(range.first).arg(range.last);
    for (const QString &text : parsed.thousands)
        pieces += u"thousands "_s + text;
    for (const QString &text : parsed.unclear)
        pieces += u"unclear "_s + text;
    if (parsed.table)
        pieces += tableText(*parsed.table);
    if (parsed.refusal)
        pieces += refusalText(*parsed.refusal);
    if (parsed.isBlank)
        pieces += u"blank"_s;
    return pieces.isEmpty() ? u"nothing"_s : pieces.join(u"; "_s);
}
