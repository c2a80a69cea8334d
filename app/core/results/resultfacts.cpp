// SPDX-License-Identifier: MIT
#include "results/resultfacts.h"

#include "results/resultfields.h"
#include "results/resulttext.h"

#include <QCoreApplication>

namespace {

struct ResultFactsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultFacts)
};

/// Returns the fact about a field that is listed even if it is missing.
ResultFact given(const ResultRow &row, ResultField field)
{
    const std::optional<QString> text = fieldText(row, field);
    return {fieldTitle(field),
            field == ResultField::Subject ? givenText(text) : orNotGiven(text.value_or(QString()))};
}

/// Returns the fact about a field that is only listed if it has a value.
QList<ResultFact> ifGiven(const ResultRow &row, ResultField field)
{
    const QString text = fieldText(row, field).value_or(QString());
    return text.trimmed().isEmpty() ? QList<ResultFact>() : QList<ResultFact>{{fieldTitle(field), text}};
}

} // namespace

QList<ResultFact> resultFacts(const ResultRow &row)
{
    QList<ResultFact> facts{given(row, ResultField::State)};
    if (row.lookup.notification) {
        facts += given(row, ResultField::Subject);
        facts += given(row, ResultField::Type);
        facts += ifGiven(row, ResultField::TypeDescription);
        facts += given(row, ResultField::Category);
        facts += ifGiven(row, ResultField::CategoryDescription);
        facts += given(row, ResultField::Created);
        facts += given(row, ResultField::Read);
        facts += given(row, ResultField::Archived);
    }
    facts += ifGiven(row, ResultField::Reason);
    facts += given(row, ResultField::Environment);
    facts += given(row, ResultField::ConnectionName);
    facts += given(row, ResultField::Host);
    facts += ifGiven(row, ResultField::Fetched);
    return facts;
}

QString resultTitle(const ResultRow &row)
{
    return ResultFactsTexts::tr("Notification %1").arg(QString::number(row.lookup.id));
}
