// SPDX-License-Identifier: MIT
#include "ui/lookup/history/historytext.h"

#include "text/displaytext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace historytext {

namespace {

constexpr qsizetype kLongestIds = 300;
constexpr qsizetype kLongestEnvironment = 120;

struct HistoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(History)
};

int plural(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

QString singleOutcome(const HistoryEntry &entry)
{
    if (entry.found > 0)
        return HistoryTexts::tr("Found", "a lookup of one id");
    if (entry.notFound > 0)
        return HistoryTexts::tr("Not found", "a lookup of one id");
    if (entry.failed > 0)
        return HistoryTexts::tr("Failed", "a lookup of one id");
    return HistoryTexts::tr("Not looked up", "a lookup of one id");
}

} // namespace

QString ids(const HistoryEntry &entry)
{
    return boundedText(entry.ids, kLongestIds);
}

QString environment(const HistoryEntry &entry)
{
    return boundedText(visibleLine(entry.environment), kLongestEnvironment);
}

QString counts(const HistoryEntry &entry)
{
    if (entry.count == 1)
        return singleOutcome(entry);
    QStringList parts{HistoryTexts::tr("%n ids", nullptr, plural(entry.count))};
    if (entry.found > 0)
        parts += HistoryTexts::tr("%n found", nullptr, plural(entry.found));
    if (entry.notFound > 0)
        parts += HistoryTexts::tr("%n not found", nullptr, plural(entry.notFound));
    if (entry.failed > 0)
        parts += HistoryTexts::tr("%n failed", nullptr, plural(entry.failed));
    if (entry.notLookedUp > 0)
        parts += HistoryTexts::tr("%n not looked up", nullptr, plural(entry.notLookedUp));
    //: Parts the counts of a lookup: “9 found · 3 not found”
    return parts.join(HistoryTexts::tr(" · "));
}

QString cut(const HistoryEntry &entry)
{
    if (entry.isComplete())
        return {};
    return entry.writtenIds == 1
               ? HistoryTexts::tr("Only the first id was kept, so this can't be looked up again.")
               : HistoryTexts::tr("Only the first %n ids were kept, so this can't be looked up again.",
                                  nullptr, plural(entry.writtenIds));
}

QString spoken(const HistoryEntry &entry, const QString &time)
{
    QString text = ids(entry);
    for (const QString &part :
         {counts(entry), shownName(entry.connection), environment(entry), time, cut(entry)}) {
        if (!part.isEmpty())
            //: What a screen reader says of a lookup: %1 so far, and %2.
            text = HistoryTexts::tr("%1, %2").arg(text, part);
    }
    return text;
}

QString copied(const HistoryEntry &entry)
{
    if (!entry.isComplete())
        return HistoryTexts::tr("Copied the first %1 of %n ids", nullptr, plural(entry.count))
            .arg(QString::number(entry.writtenIds));
    return entry.count == 1 ? HistoryTexts::tr("Copied 1 id")
                            : HistoryTexts::tr("Copied %n ids", nullptr, plural(entry.count));
}

QString removed(qsizetype count)
{
    return count == 1 ? HistoryTexts::tr("Removed")
                      : HistoryTexts::tr("Removed %n lookups", nullptr, plural(count));
}

} // namespace historytext
