// SPDX-License-Identifier: MIT
#include "results/resultfacts.h"

#include "base/errortext.h"
#include "results/resulttext.h"

#include <QCoreApplication>

namespace {

struct ResultFactsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultFacts)
public:
    static QList<ResultFact> ofNotification(const Notification &notification);
    static QList<ResultFact> ofProvenance(const ResultRow &row);
};

QList<ResultFact> ResultFactsTexts::ofNotification(const Notification &notification)
{
    const NotificationType type = notification.type.value_or(NotificationType());
    const NotificationCategory category = type.category.value_or(NotificationCategory());
    QList<ResultFact> facts{
        {tr("Subject"), givenText(notification.subject)},
        {tr("Type"), orNotGiven(typeText(notification))},
        {tr("Type description"), type.description.value_or(QString())},
        {tr("Category"), orNotGiven(categoryText(notification))},
        {tr("Category description"), category.description.value_or(QString())},
        {tr("Created"), orNotGiven(createdText(notification))},
        {tr("Read"), orNotGiven(readText(notification.read))},
        {tr("Archived"), orNotGiven(archivedText(notification.archived))},
    };
    // Descriptions explain; a line that says there is none would not.
    facts.removeIf([](const ResultFact &fact) { return fact.value.trimmed().isEmpty(); });
    return facts;
}

QList<ResultFact> ResultFactsTexts::ofProvenance(const ResultRow &row)
{
    QList<ResultFact> facts{
        {tr("Environment"), orNotGiven(row.from.environment)},
        {tr("Connection"), orNotGiven(row.from.connection)},
        {tr("Host"), orNotGiven(row.from.host)},
    };
    if (row.lookup.fetchedAt.isValid())
        facts += {tr("Fetched"), utcText(row.lookup.fetchedAt)};
    return facts;
}

} // namespace

QList<ResultFact> resultFacts(const ResultRow &row)
{
    QList<ResultFact> facts{{ResultFactsTexts::tr("State"), outcomeText(row.lookup.outcome)}};
    if (row.lookup.notification)
        facts += ResultFactsTexts::ofNotification(*row.lookup.notification);
    if (row.lookup.error)
        facts += {ResultFactsTexts::tr("Reason"), errorSentences(*row.lookup.error)};
    return facts + ResultFactsTexts::ofProvenance(row);
}

QString resultTitle(const ResultRow &row)
{
    return ResultFactsTexts::tr("Notification %1").arg(QString::number(row.lookup.id));
}

QString factLine(const QString &label, const QString &value)
{
    //: A line of a copied notification: what it is about, and what it says.
    return ResultFactsTexts::tr("%1: %2").arg(label, value);
}
