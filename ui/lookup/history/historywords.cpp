// SPDX-License-Identifier: MIT
#include "ui/lookup/history/historywords.h"

#include "text/displaytext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace historywords {

namespace {

constexpr qsizetype kLongestIds = 300;
constexpr qsizetype kLongestEnvironment = 120;

struct HistoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(History)
public:
    static int plural(qint64 count)
    {
        return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
    }
    static QString one(const HistoryEntry &entry)
    {
        if (entry.found > 0)
            return tr("Found", "a lookup of one id");
        if (entry.notFound > 0)
            return tr("Not found", "a lookup of one id");
        if (entry.failed > 0)
            return tr("Failed", "a lookup of one id");
        return tr("Not looked up", "a lookup of one id");
    }
    static QString many(const HistoryEntry &entry)
    {
        QStringList parts{tr("%n ids", nullptr, plural(entry.count))};
        if (entry.found > 0)
            parts += tr("%n found", nullptr, plural(entry.found));
        if (entry.notFound > 0)
            parts += tr("%n not found", nullptr, plural(entry.notFound));
        if (entry.failed > 0)
            parts += tr("%n failed", nullptr, plural(entry.failed));
        if (entry.notLookedUp > 0)
            parts += tr("%n not looked up", nullptr, plural(entry.notLookedUp));
        //: Parts the counts of a lookup: “9 found · 3 not found”
        return parts.join(tr(" · "));
    }
    static QString cut(const HistoryEntry &entry)
    {
        return entry.writtenIds == 1
                   ? tr("Only the first id was kept, so this can't be looked up again.")
                   : tr("Only the first %n ids were kept, so this can't be looked up again.", nullptr,
                        plural(entry.writtenIds));
    }
    static QString copied(const HistoryEntry &entry)
    {
        if (!entry.isComplete())
            return tr("Copied the first %1 of %n ids", nullptr, plural(entry.count))
                .arg(QString::number(entry.writtenIds));
        return entry.count == 1 ? tr("Copied 1 id") : tr("Copied %n ids", nullptr, plural(entry.count));
    }
    static QString removed(qsizetype count)
    {
        return count == 1 ? tr("Removed") : tr("Removed %n lookups", nullptr, plural(count));
    }
    static QString spoken(const QString &text, const QString &part)
    {
        //: What a screen reader says of a lookup: %1 so far, and %2.
        return tr("%1, %2").arg(text, part);
    }
};

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
    return entry.count == 1 ? HistoryTexts::one(entry) : HistoryTexts::many(entry);
}

QString cut(const HistoryEntry &entry)
{
    return entry.isComplete() ? QString() : HistoryTexts::cut(entry);
}

QString spoken(const HistoryEntry &entry, const QString &time)
{
    QString text = ids(entry);
    for (const QString &part :
         {counts(entry), shownName(entry.connection), environment(entry), time, cut(entry)}) {
        if (!part.isEmpty())
            text = HistoryTexts::spoken(text, part);
    }
    return text;
}

QString copied(const HistoryEntry &entry)
{
    return HistoryTexts::copied(entry);
}

QString removed(qsizetype count)
{
    return HistoryTexts::removed(count);
}

} // namespace historywords
