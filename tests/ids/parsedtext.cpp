// SPDX-License-Identifier: MIT
#include "parsedtext.h"

using namespace Qt::StringLiterals;

namespace {

QString reasonName(IgnoredReason reason)
{
    static const QStringList names{u"date"_s, u"time"_s, u"version"_s, u"phone"_s, u"amount"_s, u"address"_s,
                                   u"hex"_s,  u"code"_s, u"range"_s,   u"list"_s,  u"unclear"_s};
    return names.value(static_cast<int>(reason));
}

QString joined(const QList<qint32> &ids)
{
    QStringList words;
    for (const qint32 id : ids)
        words += QString::number(id);
    return words.join(u' ');
}

QString refusalText(const Error &error)
{
    const QString cause = error.cause == ErrorCause::IdOutOfRange    ? u"out of range"_s
                          : error.cause == ErrorCause::TooManyIds    ? u"too many"_s
                          : error.cause == ErrorCause::IdTextTooLong ? u"too long"_s
                                                                     : u"?"_s;
    return u"refused: %1 %2"_s.arg(cause, error.detail).trimmed();
}

} // namespace

QString parsedText(const ParsedIds &parsed)
{
    QStringList pieces;
    if (!parsed.ids.isEmpty())
        pieces += joined(parsed.ids);
    if (!parsed.offered.isEmpty())
        pieces += u"offered "_s + joined(parsed.offered);
    for (const IgnoredText &ignored : parsed.ignored)
        pieces += u"ignored %1 (%2)"_s.arg(ignored.text, reasonName(ignored.reason));
    if (parsed.duplicates > 0)
        pieces += u"%1 double"_s.arg(parsed.duplicates);
    for (const TurnedRange &range : parsed.turned)
        pieces += u"turned %1 to %2"_s.arg(range.first).arg(range.last);
    for (const QString &text : parsed.thousands)
        pieces += u"thousands "_s + text;
    if (parsed.refusal)
        pieces += refusalText(*parsed.refusal);
    if (parsed.isBlank)
        pieces += u"blank"_s;
    return pieces.isEmpty() ? u"nothing"_s : pieces.join(u"; "_s);
}
