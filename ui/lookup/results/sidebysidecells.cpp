// SPDX-License-Identifier: MIT
#include "ui/lookup/results/sidebysidecells.h"

#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/lookup/results/resultcells.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/tooltip.h"

#include <algorithm>

namespace sidebysidecells {

namespace {

const Notification *notificationOf(const ResultRow *answer)
{
    return answer ? answer->lookup.notification.get() : nullptr;
}

LookupRow::Outcome outcomeOf(const ResultRow *answer)
{
    return answer ? answer->lookup.outcome : LookupRow::Outcome::NotLookedUp;
}

} // namespace

QString text(const ResultRow *answer)
{
    QStringList words{outcomeText(outcomeOf(answer))};
    if (const Notification *notification = notificationOf(answer)) {
        words += readStateText(notification->read);
        words += archivedStateText(notification->archived);
    }
    return commaSeparated(words);
}

QString toolTip(const ResultRow *answer, const QString &subject, const Clock &clock)
{
    QStringList lines{text(answer)};
    if (answer && answer->lookup.error)
        lines += reasonText(*answer);
    if (notificationOf(answer)) {
        const QString own = resultcells::text(*answer, ResultField::Subject, clock);
        if (own != subject)
            lines += labelledText(fieldTitle(ResultField::Subject), orNotGiven(own));
    }
    if (answer && answer->lookup.fetchedAt.isValid())
        lines += labelledText(fieldTitle(ResultField::Fetched),
                              timetext::absolute(answer->lookup.fetchedAt, clock));
    return lines.join(u'\n');
}

Badge::Content badge(const ResultRow *answer)
{
    const Notification *notification = notificationOf(answer);
    return notification ? readStateBadge(notification->read) : outcomeBadge(outcomeOf(answer));
}

bool isQuiet(const ResultRow *answer)
{
    if (const Notification *notification = notificationOf(answer))
        return isUsualReadState(notification->read);
    const LookupRow::Outcome outcome = outcomeOf(answer);
    return outcome != LookupRow::Outcome::NotFound && outcome != LookupRow::Outcome::Failed;
}

int badgeRoom(const ResultRow *answer)
{
    if (!notificationOf(answer))
        return 0;
    int width = 0;
    for (const std::optional<bool> read : {std::optional(true), std::optional(false), std::optional<bool>()})
        width = std::max(width, Badge::sizeOf(readStateBadge(read)).width());
    return width;
}

std::optional<Badge::Content> archivedBadge(const ResultRow *answer)
{
    const Notification *notification = notificationOf(answer);
    return notification ? std::optional(archivedStateBadge(notification->archived)) : std::nullopt;
}

bool isArchivedQuiet(const ResultRow *answer)
{
    const Notification *notification = notificationOf(answer);
    return notification && isUsualArchivedState(notification->archived);
}

QVariant head(const MatrixColumn &column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return shownName(column.label);
    case Qt::AccessibleTextRole:
        return spokenText(shownName(column.label));
    case Qt::ToolTipRole:
        return plainToolTip(visibleLine(column.title) + u'\n' + visibleLine(column.from.host));
    case CellDelegate::BadgeRole: {
        if (column.from.environment.isEmpty())
            return {};
        Badge::Content badge = environmentBadge(column.from.environment, column.from.environmentColor);
        badge.word = shownName(column.label);
        return QVariant::fromValue(badge);
    }
    default:
        return {};
    }
}

} // namespace sidebysidecells
