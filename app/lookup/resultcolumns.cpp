// SPDX-License-Identifier: MIT
#include "lookup/resultcolumns.h"

#include "base/foldedtext.h"
#include "lookup/resulttext.h"

#include <QCoreApplication>

#include <tuple>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ResultColumns)
};

ResultSortKey numberKey(qint64 number)
{
    ResultSortKey key;
    key.isBlank = false;
    key.number = number;
    return key;
}

ResultSortKey textKey(const QString &text, qint64 lastly = 0)
{
    ResultSortKey key;
    key.folded = foldedText(text).trimmed();
    key.isBlank = key.folded.isEmpty();
    key.text = text;
    key.lastly = lastly;
    return key;
}

qint64 placeOf(LookupRow::Outcome outcome)
{
    switch (outcome) {
    case LookupRow::Outcome::Found:
        return 0;
    case LookupRow::Outcome::NotFound:
        return 1;
    case LookupRow::Outcome::Failed:
        return 2;
    case LookupRow::Outcome::NotLookedUp:
        return 3;
    case LookupRow::Outcome::Running:
        return 4;
    case LookupRow::Outcome::Waiting:
        return 5;
    }
    Q_UNREACHABLE();
}

ResultSortKey flagKey(std::optional<bool> flag)
{
    return flag ? numberKey(*flag ? 1 : 0) : ResultSortKey();
}

ResultSortKey dateKey(const std::optional<Timestamp> &date)
{
    if (!date)
        return {};
    if (date->instant)
        return numberKey(date->instant->toMSecsSinceEpoch());
    const auto asUtc = parseTimestamp(date->text + u'Z');
    if (!asUtc || !asUtc->instant)
        return {};
    ResultSortKey key = numberKey(asUtc->instant->toMSecsSinceEpoch());
    key.afterEquals = 1;
    return key;
}

} // namespace

QString columnTitle(ResultColumn column)
{
    switch (column) {
    case ResultColumn::State:
        return Words::tr("State");
    case ResultColumn::Id:
        return Words::tr("Id");
    case ResultColumn::Subject:
        return Words::tr("Subject");
    case ResultColumn::Type:
        return Words::tr("Type");
    case ResultColumn::Category:
        return Words::tr("Category");
    case ResultColumn::Created:
        return Words::tr("Created");
    case ResultColumn::Read:
        return Words::tr("Read");
    case ResultColumn::Archived:
        return Words::tr("Archived");
    case ResultColumn::Connection:
        return Words::tr("Connection");
    case ResultColumn::Count:
        break;
    }
    return {};
}

QString columnText(const ResultRow &row, ResultColumn column)
{
    static const Notification none;
    const Notification &notification = row.lookup.notification ? *row.lookup.notification : none;
    switch (column) {
    case ResultColumn::State:
        return outcomeText(row.lookup.outcome);
    case ResultColumn::Id:
        return QString::number(row.lookup.id);
    case ResultColumn::Subject:
        return notification.subject.value_or(QString());
    case ResultColumn::Type:
        return typeText(notification);
    case ResultColumn::Category:
        return categoryText(notification);
    case ResultColumn::Created:
        return createdText(notification);
    case ResultColumn::Read:
        return readText(notification.read);
    case ResultColumn::Archived:
        return archivedText(notification.archived);
    case ResultColumn::Connection:
        if (row.from.environment.isEmpty())
            return row.from.connection;
        //: %1 is an environment such as PRODUCTION, %2 the name of a connection.
        return Words::tr("%1 %2").arg(row.from.environment, row.from.connection);
    case ResultColumn::Count:
        break;
    }
    return {};
}

ResultSortKey sortKey(const ResultRow &row, ResultColumn column)
{
    static const Notification none;
    const Notification &notification = row.lookup.notification ? *row.lookup.notification : none;
    const NotificationType type = notification.type.value_or(NotificationType());
    const NotificationCategory category = type.category.value_or(NotificationCategory());
    switch (column) {
    case ResultColumn::State:
        return numberKey(placeOf(row.lookup.outcome));
    case ResultColumn::Id:
        return numberKey(row.lookup.id);
    case ResultColumn::Type:
        return textKey(type.info.value_or(columnText(row, column)), type.id.value_or(0));
    case ResultColumn::Category:
        return textKey(category.info.value_or(columnText(row, column)), category.id.value_or(0));
    case ResultColumn::Created:
        return dateKey(notification.createdDate);
    case ResultColumn::Read:
        return flagKey(notification.read);
    case ResultColumn::Archived:
        return flagKey(notification.archived);
    case ResultColumn::Subject:
    case ResultColumn::Connection:
    case ResultColumn::Count:
        break;
    }
    return textKey(columnText(row, column));
}

bool comesBefore(const ResultSortKey &a, const ResultSortKey &b, Qt::SortOrder order)
{
    if (a.isBlank || b.isBlank)
        return b.isBlank && !a.isBlank;
    const auto rank = [](const ResultSortKey &key) {
        return std::tie(key.number, key.afterEquals, key.folded, key.text, key.lastly);
    };
    return order == Qt::AscendingOrder ? rank(a) < rank(b) : rank(b) < rank(a);
}
