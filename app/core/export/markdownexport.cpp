// SPDX-License-Identifier: MIT
#include "export/markdownexport.h"

#include "base/errortext.h"
#include "results/resultfacts.h"
#include "results/resultfields.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/markdowntext.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kColumns{ResultField::State,          ResultField::Id,       ResultField::Subject,
                              ResultField::Type,           ResultField::Category, ResultField::Created,
                              ResultField::Read,           ResultField::Archived, ResultField::Environment,
                              ResultField::ConnectionName, ResultField::Host,     ResultField::Fetched};

QString quotedPreview(const QString &preview)
{
    QString quote;
    for (const QString &line : markdownLines(preview).split(u'\n'))
        quote += line.isEmpty() ? u">\n"_s : u"> "_s + line + u'\n';
    return quote;
}

QString markdownBlock(const ResultRow &row)
{
    QString block = u"**%1**\n\n"_s.arg(resultTitle(row));
    for (const ResultFact &fact : resultFacts(row))
        block += u"- "_s + labelledText(fact.label, markdownLine(fact.value)) + u'\n';
    const auto &notification = row.lookup.notification;
    if (notification && notification->messagePreview && !notification->messagePreview->trimmed().isEmpty())
        block += u'\n' + quotedPreview(*notification->messagePreview);
    return block;
}

QString tableLine(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

/// Returns the text for the subject's cell of a row without a notification.
QString subjectOf(const LookupRow &lookup)
{
    if (lookup.error)
        return errorSentences(*lookup.error);
    return lookup.notification ? givenText(lookup.notification->subject) : QString();
}

QString cell(const ResultRow &row, ResultField field)
{
    QString text = fieldText(row, field).value_or(QString());
    switch (field) {
    case ResultField::Subject:
        return subjectOf(row.lookup);
    case ResultField::Type:
    case ResultField::Category:
    case ResultField::Created:
    case ResultField::Read:
    case ResultField::Archived:
        return row.lookup.notification ? orNotGiven(text) : QString();
    case ResultField::Environment:
        return orNotGiven(text);
    default:
        return text;
    }
}

} // namespace

QString markdownExport(const QList<ResultRow> &rows)
{
    if (rows.isEmpty())
        return {};
    if (rows.size() == 1)
        return markdownBlock(rows.first());
    QStringList headers;
    for (const ResultField field : kColumns)
        headers += fieldTitle(field);
    QString table = tableLine(headers) + tableLine(QStringList(headers.size(), u"---"_s));
    for (const ResultRow &row : rows) {
        QStringList cells;
        for (const ResultField field : kColumns)
            cells += markdownLine(cell(row, field));
        table += tableLine(cells);
    }
    return table;
}
