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

namespace sidebysidecells {

namespace {

const Notification *notificationOf(const ResultRow *answer)
{
    return answer ? answer->lookup.notification.get() : nullptr;
}

} // namespace

QString text(const ResultRow *answer)
{
    return answer ? resultcells::spokenState(*answer) : outcomeText(LookupRow::Outcome::NotLookedUp);
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
    if (!answer)
        return outcomeBadge(LookupRow::Outcome::NotLookedUp);
    if (const auto notable = resultcells::badge(*answer, ResultField::State))
        return *notable;
    const Notification *notification = notificationOf(answer);
    return notification && notification->read ? readStateBadge(notification->read)
                                              : outcomeBadge(answer->lookup.outcome);
}

bool isQuiet(const ResultRow *answer)
{
    return !answer || answer->lookup.outcome == LookupRow::Outcome::NotLookedUp ||
           !resultcells::badge(*answer, ResultField::State);
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
