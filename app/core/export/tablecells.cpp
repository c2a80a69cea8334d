// SPDX-License-Identifier: MIT
#include "export/tablecells.h"

#include "base/errortext.h"
#include "results/resulttext.h"

#include <QCoreApplication>

namespace {

struct ResultTableTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultTable)
};

TableCell number(std::optional<qint64> value)
{
    return {value ? QString::number(*value) : QString(), true};
}

TableCell text(const std::optional<QString> &value)
{
    return {value.value_or(QString()), false};
}

} // namespace

QStringList tableHeaders()
{
    return {
        ResultTableTexts::tr("State"),
        ResultTableTexts::tr("Id"),
        ResultTableTexts::tr("Subject"),
        ResultTableTexts::tr("Preview"),
        ResultTableTexts::tr("Type"),
        ResultTableTexts::tr("Type id"),
        ResultTableTexts::tr("Type description"),
        ResultTableTexts::tr("Category"),
        ResultTableTexts::tr("Category id"),
        ResultTableTexts::tr("Category description"),
        ResultTableTexts::tr("Created"),
        ResultTableTexts::tr("Read"),
        ResultTableTexts::tr("Archived"),
        ResultTableTexts::tr("Error"),
        ResultTableTexts::tr("Status", "of HTTP"),
        ResultTableTexts::tr("Fetched"),
        ResultTableTexts::tr("Connection"),
        ResultTableTexts::tr("Environment"),
        ResultTableTexts::tr("Host"),
    };
}

QList<TableCell> tableCells(const ResultRow &row)
{
    static const Notification none;
    const LookupRow &lookup = row.lookup;
    const Notification &notification = lookup.notification ? *lookup.notification : none;
    const NotificationType type = notification.type.value_or(NotificationType());
    const NotificationCategory category = type.category.value_or(NotificationCategory());
    const int status = lookup.error ? lookup.error->status : 0;
    return {
        text(outcomeText(lookup.outcome)),
        number(lookup.id),
        text(notification.subject),
        text(notification.messagePreview),
        text(type.info),
        number(type.id),
        text(type.description),
        text(category.info),
        number(category.id),
        text(category.description),
        text(createdText(notification)),
        text(readText(notification.read)),
        text(archivedText(notification.archived)),
        text(lookup.error ? errorSentences(*lookup.error) : QString()),
        number(status > 0 ? std::optional<qint64>(status) : std::nullopt),
        text(utcText(lookup.fetchedAt)),
        text(row.from.connection),
        text(row.from.environment),
        text(row.from.host),
    };
}
