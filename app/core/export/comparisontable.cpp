// SPDX-License-Identifier: MIT
#include "export/comparisontable.h"

#include "results/resultfacts.h"
#include "results/resulttext.h"

#include <QCoreApplication>

namespace {

struct ComparisonTableTexts
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonMarkdown)
};

bool isProvenance(const FieldDifference &field)
{
    return field.field == ResultField::ConnectionName || field.field == ResultField::Environment ||
           field.field == ResultField::Host;
}

QList<TableCell> comparedCells(const QString &name, const QString &before, const QString &after)
{
    return {{name}, {before}, {after}, {comparedText(before != after)}};
}

} // namespace

QString comparedText(bool differs)
{
    return differs ? ComparisonTableTexts::tr("differs") : ComparisonTableTexts::tr("same");
}

QString fieldColumnTitle()
{
    return ComparisonTableTexts::tr("Field");
}

QString comparedColumnTitle()
{
    return ComparisonTableTexts::tr("Compared");
}

TableContent comparisonTable(const ResultRow &first, const ResultRow &second, bool onlyDifferences)
{
    QList<QList<TableCell>> lines;
    const auto shown = [](const std::optional<QString> &text) { return text ? *text : orNotGiven(); };
    for (const FieldDifference &field : comparedFields(first, second)) {
        if (field.before != field.after || !onlyDifferences || isProvenance(field))
            lines += comparedCells(field.field ? fieldName(field) : field.path, shown(field.before),
                                   shown(field.after));
    }
    lines += comparedCells(fieldTitle(ResultField::Fetched), fetchedText(first.lookup.fetchedAt),
                           fetchedText(second.lookup.fetchedAt));
    return {.columns = {{fieldColumnTitle()},
                        {resultTitle(first)},
                        {resultTitle(second)},
                        {comparedColumnTitle()}},
            .rowCount = lines.size(),
            .cells = [lines](qsizetype row) { return lines.at(row); }};
}
