// SPDX-License-Identifier: MIT
#include "export/comparisonmarkdown.h"

#include "results/resultfacts.h"
#include "results/resultfields.h"
#include "results/resulttext.h"
#include "text/markdowntext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct ComparisonMarkdownTexts
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonMarkdown)
public:
    static QString line(const QStringList &cells) { return u"| "_s + cells.join(u" | "_s) + u" |\n"_s; }
    static QString cell(const std::optional<QString> &text)
    {
        return text ? markdownLine(*text) : orNotGiven();
    }
    static QString name(const FieldDifference &field)
    {
        return field.field ? fieldName(field) : markdownLine(field.path);
    }
    static QString fetched(const ResultRow &row) { return fetchedText(row.lookup.fetchedAt); }
};

} // namespace

QString comparedText(bool differs)
{
    return differs ? ComparisonMarkdownTexts::tr("differs") : ComparisonMarkdownTexts::tr("same");
}

QString fieldColumnTitle()
{
    return ComparisonMarkdownTexts::tr("Field");
}

QString comparedColumnTitle()
{
    return ComparisonMarkdownTexts::tr("Compared");
}

QString comparisonMarkdown(const ResultRow &first, const ResultRow &second, bool onlyDifferences)
{
    QString table = ComparisonMarkdownTexts::line(
        {fieldColumnTitle(), resultTitle(first), resultTitle(second), comparedColumnTitle()});
    table += ComparisonMarkdownTexts::line(QStringList(4, u"---"_s));
    const auto add = [&](const QString &name, const QString &before, const QString &after, bool differs) {
        table += ComparisonMarkdownTexts::line({name, before, after, comparedText(differs)});
    };
    QList<FieldDifference> fields = comparedFields(first, second);
    const auto isProvenance = [](const FieldDifference &field) {
        return field.field == ResultField::ConnectionName || field.field == ResultField::Environment ||
               field.field == ResultField::Host;
    };
    for (const FieldDifference &field : std::as_const(fields)) {
        const bool differs = field.before != field.after;
        if (differs || !onlyDifferences || isProvenance(field))
            add(ComparisonMarkdownTexts::name(field), ComparisonMarkdownTexts::cell(field.before),
                ComparisonMarkdownTexts::cell(field.after), differs);
    }
    const QString before = ComparisonMarkdownTexts::fetched(first);
    const QString after = ComparisonMarkdownTexts::fetched(second);
    add(fieldTitle(ResultField::Fetched), before, after, before != after);
    return table;
}
