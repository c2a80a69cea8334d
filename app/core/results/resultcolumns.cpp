// SPDX-License-Identifier: MIT
#include "results/resultcolumns.h"

#include "results/resulttext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct ResultColumnsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultColumns)
};

} // namespace

QString columnTitle(ResultColumn column)
{
    switch (column) {
    case ResultColumn::State:
        return ResultColumnsTexts::tr("State");
    case ResultColumn::Id:
        return ResultColumnsTexts::tr("Id");
    case ResultColumn::Subject:
        return ResultColumnsTexts::tr("Subject");
    case ResultColumn::Type:
        return ResultColumnsTexts::tr("Type");
    case ResultColumn::Category:
        return ResultColumnsTexts::tr("Category");
    case ResultColumn::Created:
        return ResultColumnsTexts::tr("Created");
    case ResultColumn::Read:
        return ResultColumnsTexts::tr("Read");
    case ResultColumn::Archived:
        return ResultColumnsTexts::tr("Archived");
    case ResultColumn::Connection:
        return ResultColumnsTexts::tr("Connection");
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
        return ResultColumnsTexts::tr("%1 %2").arg(row.from.environment, row.from.connection);
    case ResultColumn::Count:
        break;
    }
    return {};
}
