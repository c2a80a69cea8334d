// SPDX-License-Identifier: MIT
#include "ui/lookup/results/matrixcells.h"

#include "base/errortext.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/lookup/results/resultcells.h"
#include "ui/text/connectiontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/tooltip.h"

namespace matrixcells {

namespace {

const Notification *notificationOf(const ResultRow *row)
{
    return row ? row->lookup.notification.get() : nullptr;
}

LookupRow::Outcome outcomeOf(const ResultRow *row)
{
    return row ? row->lookup.outcome : LookupRow::Outcome::NotLookedUp;
}

} // namespace

QString text(const ResultRow *row)
{
    QStringList words{outcomeText(outcomeOf(row))};
    if (notificationOf(row))
        words += badge(row).word;
    if (const auto other = otherBadge(row))
        words += other->word;
    return commaSeparated(words);
}

QString toolTip(const ResultRow *row, const QString &subject)
{
    QStringList lines{text(row)};
    if (row && row->lookup.error)
        lines += errorSentences(*row->lookup.error);
    if (notificationOf(row)) {
        const QString own = resultcells::text(*row, ResultColumn::Subject, {});
        if (own != subject)
            lines += labelledText(fieldTitle(ResultField::Subject), orNotGiven(own));
    }
    if (row && row->lookup.fetchedAt.isValid())
        lines += labelledText(fieldTitle(ResultField::Fetched), timetext::absolute(row->lookup.fetchedAt));
    return lines.join(u'\n');
}

Badge::Content badge(const ResultRow *row)
{
    const Notification *notification = notificationOf(row);
    return notification ? readStateBadge(notification->read) : outcomeBadge(outcomeOf(row));
}

bool isQuiet(const ResultRow *row)
{
    if (const Notification *notification = notificationOf(row))
        return isUsualReadState(notification->read);
    const LookupRow::Outcome outcome = outcomeOf(row);
    return outcome != LookupRow::Outcome::NotFound && outcome != LookupRow::Outcome::Failed;
}

std::optional<Badge::Content> otherBadge(const ResultRow *row)
{
    const Notification *notification = notificationOf(row);
    if (!notification || isUsualArchivedState(notification->archived))
        return {};
    return archivedStateBadge(notification->archived);
}

QVariant head(const MatrixColumn &column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return shownName(column.label);
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

} // namespace matrixcells
