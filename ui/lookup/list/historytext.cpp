// SPDX-License-Identifier: MIT
#include "ui/lookup/list/historytext.h"

#include "ids/idsummary.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/lookupwords.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace historytext {

namespace {

constexpr qsizetype kLongestIds = 300;
constexpr qsizetype kLongestEnvironment = 120;
constexpr qsizetype kMostNamed = 3; ///< ids and ranges, or environments, in a title

struct HistoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(History)
};

int plural(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

LookupRow::Outcome singleOutcome(const HistoryEntry &entry)
{
    if (entry.found > 0)
        return LookupRow::Outcome::Found;
    if (entry.notFound > 0)
        return LookupRow::Outcome::NotFound;
    return entry.failed > 0 ? LookupRow::Outcome::Failed : LookupRow::Outcome::NotLookedUp;
}

QString filledInFor(const HistoryEntry &entry, const Connection &connection)
{
    //: %1 is a connection.
    return HistoryTexts::tr("%Ln ids for %1.", nullptr, plural(entry.count))
        .arg(connectionAndEnvironment(connection));
}

} // namespace

QString ids(const HistoryEntry &entry)
{
    return boundedText(entry.ids, kLongestIds);
}

QString title(const HistoryEntry &entry)
{
    QStringList environments;
    for (const HistoryEndpoint &endpoint : entry.together)
        environments += boundedText(visibleLine(endpoint.environment), kLongestEnvironment);
    environments.removeAll(QString());
    if (environments.size() == entry.together.size() && environments.size() > 1 &&
        environments.size() <= kMostNamed)
        return environments.join(u" / "_s);
    return entry.isComplete() && entry.ids.count(u',') < kMostNamed ? entry.ids : idCountText(entry.count);
}

QString environment(const HistoryEntry &entry)
{
    return boundedText(visibleLine(entry.environment), kLongestEnvironment);
}

QString counts(const HistoryEntry &entry)
{
    QStringList several;
    if (!entry.together.isEmpty())
        //: A lookup in several connections.
        several += HistoryTexts::tr("one of %Ln connections", nullptr, plural(entry.together.size()));
    if (entry.count == 1)
        return dotSeparated(QStringList{outcomeText(singleOutcome(entry))} + several);
    LookupProgress progress;
    progress.found = entry.found;
    progress.notFound = entry.notFound;
    progress.failed = entry.failed;
    progress.notLookedUp = entry.notLookedUp;
    return dotSeparated(QStringList{idCountText(entry.count)} + lookuptext::counts(progress) + several);
}

QString cut(const HistoryEntry &entry)
{
    if (entry.isComplete())
        return {};
    return HistoryTexts::tr("Only the first %Ln ids were kept, so this can't be looked up again.", nullptr,
                            plural(entry.writtenIds));
}

Provenance provenance(const HistoryEntry &entry)
{
    return {.connection = entry.connection, .environment = entry.environment, .host = {}};
}

QString description(const HistoryEntry &entry, const std::optional<Connection> &own, const Clock &clock)
{
    QString moved;
    if (!own)
        moved = HistoryTexts::tr("This connection is no longer there.");
    else if (!isStillAt(*own, {entry.connectionId, entry.environment, entry.endpoint}))
        moved = HistoryTexts::tr("This connection has been changed since.");
    QStringList lines{ids(entry),
                      counts(entry),
                      connectionAndEnvironment(provenance(entry)),
                      moved,
                      timetext::both(entry.time, clock),
                      cut(entry)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString copied(qint64 copiedCount, qint64 count)
{
    if (copiedCount < count)
        return HistoryTexts::tr("Copied the first %1 of %Ln ids", nullptr, plural(count))
            .arg(QLocale().toString(copiedCount));
    return HistoryTexts::tr("Copied %Ln ids", nullptr, plural(count));
}

QString repeated(const HistoryEntry &entry, const Connection &connection)
{
    //: %1 is a connection.
    return HistoryTexts::tr("%Ln ids for %1, where they were looked up before.", nullptr, plural(entry.count))
        .arg(connectionAndEnvironment(connection));
}

QString filledInSeveral(const HistoryEntry &entry)
{
    return HistoryTexts::tr("%Ln ids, which were looked up in several connections.", nullptr,
                            plural(entry.count));
}

QString filledIn(const HistoryEntry &entry, const Connection &connection)
{
    const QString ids = filledInFor(entry, connection);
    if (entry.environment == connection.environment)
        //: %1 is a sentence.
        return HistoryTexts::tr("%1 That connection has been changed since. Nothing has been sent.").arg(ids);
    if (entry.environment.isEmpty())
        //: %1 is a sentence.
        return HistoryTexts::tr("%1 It had no environment then. Nothing has been sent.").arg(ids);
    //: %1 is a sentence, %2 an environment such as TEST.
    return HistoryTexts::tr("%1 It was %2 then. Nothing has been sent.").arg(ids, environment(entry));
}

QString filledInElsewhere(const HistoryEntry &entry, const Connection &current)
{
    const QString gone = connectionAndEnvironment(provenance(entry));
    if (current.baseUrl.isEmpty())
        //: %1 is a connection.
        return HistoryTexts::tr("The connection of this lookup, %1, is no longer there. Choose another one. "
                                "Nothing has been sent.")
            .arg(gone);
    //: %1 is a sentence, %2 a connection.
    return HistoryTexts::tr(
               "%1 The connection of this lookup, %2, is no longer there. Nothing has been sent.")
        .arg(filledInFor(entry, current), gone);
}

} // namespace historytext
