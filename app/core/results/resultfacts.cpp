// SPDX-License-Identifier: MIT
#include "results/resultfacts.h"

#include <QCoreApplication>

namespace {

struct ResultFactsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultFacts)
};

} // namespace

QList<ResultFact> resultFacts(const ResultRow &row, FactList list, const QList<ResultField> &without)
{
    QList<ResultFact> facts;
    for (const ResultField field : factFields(list)) {
        if (without.contains(field))
            continue;
        if (const auto text = factText(row, field, list))
            facts += {fieldTitle(field), *text};
    }
    return facts;
}

QString resultTitle(const ResultRow &row)
{
    return ResultFactsTexts::tr("Notification %1").arg(QString::number(row.lookup.id));
}
