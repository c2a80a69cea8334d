// SPDX-License-Identifier: MIT
#include "ids/idsummary.h"

#include "text/displaytext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace {

constexpr qsizetype kShown = 3;

struct IdSummaryTexts
{
    Q_DECLARE_TR_FUNCTIONS(IdSummary)
public:
    static QString refusal(const ParsedIds &parsed);
    static QString ids(const ParsedIds &parsed);
    static QString duplicates(qint64 count);
    static QString turned(const ParsedIds &parsed);
    static QString thousands(const ParsedIds &parsed);
    static QString ignored(const ParsedIds &parsed);
    static QString offered(const ParsedIds &parsed);
    static QString reason(IgnoredReason reason);
    static QStringList details(const ParsedIds &parsed);

private:
    static int plural(qint64 count);
    static QString quoted(const QString &text);
    static QString shownIds(const QList<qint32> &ids);
};

int IdSummaryTexts::plural(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

/// Typed text in another direction must not reorder what stands around it.
QString IdSummaryTexts::quoted(const QString &text)
{
    const bool isMixed =
        QLocale().textDirection() == Qt::RightToLeft || std::any_of(text.begin(), text.end(), [](QChar c) {
            return c.direction() == QChar::DirR || c.direction() == QChar::DirAL || c.isSurrogate();
        });
    //: Quotes a piece of what was typed
    return tr("“%1”").arg(isMixed ? isolatedText(text) : text);
}

QString IdSummaryTexts::shownIds(const QList<qint32> &ids)
{
    QStringList shown;
    for (const qint32 id : ids.first(std::min<qsizetype>(ids.size(), kShown)))
        shown += QString::number(id);
    //: Parts the numbers of a list
    const QString list = shown.join(tr(", "));
    //: %1: the first numbers of a list
    return ids.size() > kShown ? tr("%1 …").arg(list) : list;
}

QString IdSummaryTexts::refusal(const ParsedIds &parsed)
{
    switch (parsed.refusal->cause) {
    case ErrorCause::IdOutOfRange:
        //: %1: a number in quotes
        return tr("%1 is out of range: ids go from -2147483648 to 2147483647")
            .arg(quoted(parsed.refusal->detail));
    case ErrorCause::TooManyIds:
        return tr("%1 ids are too many: at most %2 can be looked up at a time")
            .arg(QString::number(parsed.count), QString::number(ParsedIds::kMaxIds));
    default:
        return tr("too much text: at most 16 million characters can be read at a time");
    }
}

QString IdSummaryTexts::ids(const ParsedIds &parsed)
{
    if (parsed.ids.isEmpty())
        return tr("no ids found");
    return parsed.ids.size() == 1 ? tr("1 id") : tr("%n ids", nullptr, plural(parsed.ids.size()));
}

QString IdSummaryTexts::duplicates(qint64 count)
{
    return count == 1 ? tr("1 duplicate removed") : tr("%n duplicates removed", nullptr, plural(count));
}

QString IdSummaryTexts::turned(const ParsedIds &parsed)
{
    if (parsed.turnedCount > 1)
        return tr("%n ranges turned, to run from the smaller id to the larger", nullptr,
                  plural(parsed.turnedCount));
    const TurnedRange &range = parsed.turned.first();
    //: A range typed with its larger id first
    return tr("range turned: from %1 to %2").arg(QString::number(range.last), QString::number(range.first));
}

QString IdSummaryTexts::thousands(const ParsedIds &parsed)
{
    const QString first = quoted(parsed.thousands.first());
    if (parsed.thousandsCount == 1)
        //: %1: two or more ids with commas in between, in quotes
        return tr("%1 read as separate ids: is the comma a thousands separator?").arg(first);
    return tr("%1 and others read as separate ids: are the commas thousands separators?").arg(first);
}

QString IdSummaryTexts::ignored(const ParsedIds &parsed)
{
    QStringList shown;
    for (const IgnoredText &text : parsed.ignored.first(std::min(parsed.ignored.size(), kShown)))
        shown += quoted(text.text);
    //: Parts the pieces of text of a list
    const QString list = shown.join(tr(", "));
    const qint64 more = parsed.ignoredCount - shown.size();
    if (more == 0)
        //: %1: pieces of text in quotes
        return tr("ignored: %1").arg(list);
    //: %1: pieces of text in quotes
    return tr("ignored: %1 and %n more", nullptr, plural(more)).arg(list);
}

QString IdSummaryTexts::offered(const ParsedIds &parsed)
{
    if (parsed.offered.isEmpty())
        return {};
    const QString list = shownIds(parsed.offered);
    if (parsed.isOfferedCut)
        return tr("more than %n other numbers: %1", nullptr, plural(parsed.offered.size())).arg(list);
    if (parsed.offered.size() == 1)
        return tr("1 other number: %1").arg(list);
    return tr("%n other numbers: %1", nullptr, plural(parsed.offered.size())).arg(list);
}

QString IdSummaryTexts::reason(IgnoredReason reason)
{
    switch (reason) {
    case IgnoredReason::Date:
        return tr("%1: a date");
    case IgnoredReason::Time:
        return tr("%1: a time");
    case IgnoredReason::Version:
        return tr("%1: a version");
    case IgnoredReason::Phone:
        return tr("%1: a phone number");
    case IgnoredReason::Amount:
        return tr("%1: an amount or a decimal number");
    case IgnoredReason::Address:
        return tr("%1: an address");
    case IgnoredReason::Hex:
        return tr("%1: a UUID or a hexadecimal number");
    case IgnoredReason::Code:
        return tr("%1: a code with letters");
    case IgnoredReason::OutOfRange:
        return tr("%1: out of range, ids go from -2147483648 to 2147483647");
    case IgnoredReason::Numbering:
        return tr("%1: the numbering of a list");
    case IgnoredReason::Unclear:
        return tr("%1: neither an id nor a range");
    }
    Q_UNREACHABLE();
}

QStringList IdSummaryTexts::details(const ParsedIds &parsed)
{
    QStringList phrases;
    for (const IgnoredText &text : parsed.ignored)
        phrases += reason(text.reason).arg(quoted(text.text));
    if (parsed.ignoredCount > parsed.ignored.size())
        phrases += tr("and %n more", nullptr, plural(parsed.ignoredCount - parsed.ignored.size()));
    return phrases;
}

} // namespace

QStringList idSummary(const ParsedIds &parsed)
{
    if (parsed.isBlank)
        return {};
    if (parsed.refusal)
        return {IdSummaryTexts::refusal(parsed)};
    QStringList phrases{IdSummaryTexts::ids(parsed)};
    if (parsed.duplicates > 0)
        phrases += IdSummaryTexts::duplicates(parsed.duplicates);
    if (parsed.turnedCount > 0)
        phrases += IdSummaryTexts::turned(parsed);
    if (parsed.thousandsCount > 0)
        phrases += IdSummaryTexts::thousands(parsed);
    if (parsed.ignoredCount > 0)
        phrases += IdSummaryTexts::ignored(parsed);
    return phrases;
}

QString offeredSummary(const ParsedIds &parsed)
{
    return IdSummaryTexts::offered(parsed);
}

QStringList ignoredDetails(const ParsedIds &parsed)
{
    return IdSummaryTexts::details(parsed);
}
