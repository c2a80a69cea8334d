// SPDX-License-Identifier: MIT
#include "ids/idsummary.h"

#include "ids/idranges.h"
#include "text/composedtext.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace {

constexpr qsizetype kShown = 3;
constexpr qsizetype kDetailed = 100;

struct IdSummaryTexts
{
    Q_DECLARE_TR_FUNCTIONS(IdSummary)
public:
    static QString refusal(const ParsedIds &parsed);
    static QString ids(const ParsedIds &parsed);
    static QString count(qint64 count);
    static QString duplicates(qint64 count);
    static QString reversed(const ParsedIds &parsed);
    static QString thousands(const ParsedIds &parsed);
    static QString unclear(const ParsedIds &parsed);
    static QString notIds(const ParsedIds &parsed, qsizetype most);
    static QString offered(const ParsedIds &parsed);
    static QString table();
    static QString idsLine(const ParsedIds &parsed);
    static QString offeredLine(const ParsedIds &parsed);
    static QString offeredText(const IdRange &range);

private:
    static int plural(qint64 count);
    static QString quoted(const QString &text);
    static QString offeredList(const ParsedIds &parsed, qsizetype most);
};

int IdSummaryTexts::plural(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

/// Isolates a typed text, so that its direction does not reorder the text around it.
QString IdSummaryTexts::quoted(const QString &text)
{
    const bool isMixed =
        QLocale().textDirection() == Qt::RightToLeft || std::any_of(text.begin(), text.end(), [](QChar c) {
            return c.direction() == QChar::DirR || c.direction() == QChar::DirAL || c.isSurrogate();
        });
    //: Quotes a piece of what was typed
    return tr("“%1”").arg(isMixed ? isolatedText(text) : text);
}

QString IdSummaryTexts::offeredList(const ParsedIds &parsed, qsizetype most)
{
    QStringList shown;
    for (const IdRange &range : parsed.offered.first(std::min(parsed.offered.size(), most)))
        shown += offeredText(range);
    const QString list = commaSeparated(shown);
    //: %1: the first numbers of a list
    return parsed.offered.size() > most ? tr("%1 …").arg(list) : list;
}

QString IdSummaryTexts::offeredText(const IdRange &range)
{
    const QString text = rangeText(range);
    return range.count() == 1 ? text : bracketedText(text, count(range.count()));
}

QString IdSummaryTexts::refusal(const ParsedIds &parsed)
{
    switch (parsed.refusal->cause) {
    case ErrorCause::IdOutOfRange:
        //: %1: a number in quotes
        return tr("%1 is out of range: ids go from -2147483648 to 2147483647")
            .arg(quoted(parsed.refusal->detail));
    case ErrorCause::TooManyIds:
        return tr("%1 ids are too many: at most %2 can be looked up at a time", nullptr, plural(parsed.count))
            .arg(QLocale().toString(parsed.count), QLocale().toString(ParsedIds::kMaxIds));
    default:
        return tr("too much text: at most 16 million characters can be read at a time");
    }
}

QString IdSummaryTexts::ids(const ParsedIds &parsed)
{
    if (parsed.ids.isEmpty())
        return tr("no ids found");
    return idCountText(parsed.ids.size());
}

QString IdSummaryTexts::count(qint64 count)
{
    return tr("%Ln ids", nullptr, plural(count));
}

QString IdSummaryTexts::duplicates(qint64 count)
{
    return tr("%Ln duplicates removed", nullptr, plural(count));
}

QString IdSummaryTexts::reversed(const ParsedIds &parsed)
{
    if (parsed.reversedCount > 1)
        return tr("%Ln ranges reversed, to run from the smaller id to the larger", nullptr,
                  plural(parsed.reversedCount));
    const ReversedRange &range = parsed.reversed.first();
    //: A range typed with its larger id first
    return tr("range reversed: from %1 to %2").arg(QString::number(range.last), QString::number(range.first));
}

QString IdSummaryTexts::thousands(const ParsedIds &parsed)
{
    const QString first = quoted(parsed.thousands.first());
    if (parsed.thousandsCount == 1)
        //: %1: two or more ids with commas in between, in quotes
        return tr("%1 read as separate ids: is the comma a thousands separator?").arg(first);
    return tr("%1 and others read as separate ids: are the commas thousands separators?").arg(first);
}

QString IdSummaryTexts::unclear(const ParsedIds &parsed)
{
    const QString first = quoted(parsed.unclear.first());
    if (parsed.unclearCount == 1)
        //: %1: digits with spaces or commas in between, in quotes
        return tr("%1 not read: is there a thousands separator in it?").arg(first);
    //: %1: digits with spaces or commas in between, in quotes
    return tr("%1 and others not read: are there thousands separators in them?").arg(first);
}

QString IdSummaryTexts::notIds(const ParsedIds &parsed, qsizetype most)
{
    QStringList shown;
    for (const QString &text : parsed.notIds.first(std::min(parsed.notIds.size(), most)))
        shown += quoted(text);
    const QString list = commaSeparated(shown);
    const qint64 more = parsed.notIdCount - shown.size();
    if (more == 0)
        //: %1: pieces of text in quotes
        return tr("not an id: %1").arg(list);
    //: %1: pieces of text in quotes
    return tr("not an id: %1 and %Ln more", nullptr, plural(more)).arg(list);
}

QString IdSummaryTexts::offered(const ParsedIds &parsed)
{
    if (parsed.offered.isEmpty())
        return {};
    const QString list = offeredList(parsed, kShown);
    if (parsed.isOfferedTruncated)
        return tr("more than %Ln other numbers: %1", nullptr, plural(parsed.offered.size())).arg(list);
    return tr("%Ln other numbers: %1", nullptr, plural(parsed.offered.size())).arg(list);
}

QString IdSummaryTexts::table()
{
    return tr("This looks like a table: which column has the ids?");
}

QString IdSummaryTexts::idsLine(const ParsedIds &parsed)
{
    const CompactIds compact = compactIds(parsed.ids, kDetailed);
    const qint64 more = parsed.ids.size() - compact.count;
    if (more == 0)
        //: %1: ids and ranges
        return tr("ids: %1").arg(compact.text);
    //: %1: ids and ranges
    return tr("ids: %1 and %Ln more", nullptr, plural(more)).arg(compact.text);
}

QString IdSummaryTexts::offeredLine(const ParsedIds &parsed)
{
    //: %1: numbers and ranges
    return tr("other numbers: %1").arg(offeredList(parsed, kDetailed));
}

} // namespace

QString idCountText(qint64 count)
{
    return IdSummaryTexts::count(count);
}

QStringList idSummary(const ParsedIds &parsed)
{
    if (parsed.isBlank)
        return {};
    if (parsed.refusal)
        return {IdSummaryTexts::refusal(parsed)};
    if (parsed.table)
        return {IdSummaryTexts::table()};
    QStringList phrases{IdSummaryTexts::ids(parsed)};
    if (parsed.duplicates > 0)
        phrases += IdSummaryTexts::duplicates(parsed.duplicates);
    if (parsed.reversedCount > 0)
        phrases += IdSummaryTexts::reversed(parsed);
    if (parsed.thousandsCount > 0)
        phrases += IdSummaryTexts::thousands(parsed);
    if (parsed.unclearCount > 0)
        phrases += IdSummaryTexts::unclear(parsed);
    if (parsed.notIdCount > 0)
        phrases += IdSummaryTexts::notIds(parsed, kShown);
    return phrases;
}

QString offeredSummary(const ParsedIds &parsed)
{
    return IdSummaryTexts::offered(parsed);
}

QString offeredText(const IdRange &offered)
{
    return IdSummaryTexts::offeredText(offered);
}

QStringList idDetails(const ParsedIds &parsed)
{
    QStringList lines;
    if (!parsed.isList && !parsed.ids.isEmpty())
        lines += IdSummaryTexts::idsLine(parsed);
    if (parsed.notIdCount > kShown)
        lines += IdSummaryTexts::notIds(parsed, ParsedIds::kMaxListed);
    if (parsed.offered.size() > kShown)
        lines += IdSummaryTexts::offeredLine(parsed);
    return lines;
}
