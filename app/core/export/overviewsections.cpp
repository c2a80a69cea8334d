// SPDX-License-Identifier: MIT
#include "export/overviewsections.h"

#include "text/composedtext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

struct OverviewSectionTexts
{
    Q_DECLARE_TR_FUNCTIONS(OverviewSections)
};

QString shareText(qsizetype rows, qsizetype total)
{
    if (total == 0)
        return {};
    const qsizetype percent = (200 * rows + total) / (2 * total);
    const bool isTiny = rows > 0 && percent == 0;
    //: A share in percent. %1 is a number, or “<1”.
    return OverviewSectionTexts::tr("%1%").arg(isTiny ? u"<1"_s : QLocale().toString(percent));
}

OverviewEntry entry(const QString &text, qsizetype rows, qsizetype total)
{
    return {text, QLocale().toString(rows), shareText(rows, total), rows};
}

OverviewSection valuesSection(const QString &title, const QList<FacetCount> &counts, qsizetype maxEntries)
{
    qsizetype total = 0;
    for (const FacetCount &count : counts)
        total += count.rows;
    OverviewSection section{title, {}};
    const qsizetype shown = counts.size() > maxEntries ? maxEntries - 1 : counts.size();
    qsizetype others = total;
    for (const FacetCount &count : counts.first(shown)) {
        section.entries += entry(count.text, count.rows, total);
        others -= count.rows;
    }
    if (shown < counts.size()) {
        const auto left = static_cast<int>(counts.size() - shown);
        //: The last line of a list of values with their numbers of rows.
        section.entries += entry(OverviewSectionTexts::tr("%Ln others", nullptr, left), others, total);
    }
    return section;
}

OverviewSection histogramSection(const ResultOverview &overview, const QString &zoneName)
{
    qsizetype total = 0;
    for (const CreatedCount &count : overview.created)
        total += count.rows;
    const QString details = commaSeparated({binUnitText(overview.createdUnit), zoneName});
    OverviewSection section{bracketedText(fieldTitle(ResultField::Created), details), {}, true};
    for (const CreatedCount &count : overview.created)
        section.entries += entry(count.span.text, count.rows, total);
    return section;
}

} // namespace

QList<OverviewSection> overviewSections(const ResultOverview &overview, const QString &zoneName,
                                        qsizetype maxEntries)
{
    QList<OverviewSection> sections;
    for (const ResultFacet facet : kResultFacets) {
        if (facet == ResultFacet::Created && !overview.created.isEmpty())
            sections += histogramSection(overview, zoneName);
        if (!overview.of(facet).isEmpty())
            sections += valuesSection(fieldTitle(fieldOf(facet)), overview.of(facet), maxEntries);
    }
    return sections;
}

TableContent overviewTable(const OverviewSection &section)
{
    QList<OverviewEntry> entries = section.entries;
    entries.removeIf([](const OverviewEntry &entry) { return entry.rows == 0; });
    return {.columns = {{.title = section.title},
                        {.title = countColumnTitle(), .kind = CellKind::Number},
                        {.title = shareColumnTitle(), .kind = CellKind::Number}},
            .rowCount = entries.size(),
            .cells = [entries](qsizetype row) -> QList<TableCell> {
                const OverviewEntry &entry = entries.at(row);
                return {{entry.text}, {QString::number(entry.rows), CellKind::Number}, {entry.share}};
            }};
}

QString countColumnTitle()
{
    //: The title of a column with numbers of rows.
    return OverviewSectionTexts::tr("Count");
}

QString shareColumnTitle()
{
    //: The title of a column with shares in percent.
    return OverviewSectionTexts::tr("Share");
}
