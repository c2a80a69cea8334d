// SPDX-License-Identifier: MIT
#include "export/markdownexport.h"

#include "base/errortext.h"
#include "results/resultfacts.h"
#include "results/resulttext.h"
#include "text/markdowntext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct ResultMarkdownTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultMarkdown)
public:
    static QStringList headers()
    {
        return {tr("State"),       tr("Id"),         tr("Subject"), tr("Type"),
                tr("Category"),    tr("Created"),    tr("Read"),    tr("Archived"),
                tr("Environment"), tr("Connection"), tr("Host"),    tr("Fetched")};
    }
};

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
        block += u"- "_s + factLine(fact.label, markdownLine(fact.value)) + u'\n';
    const auto &notification = row.lookup.notification;
    if (notification && notification->messagePreview && !notification->messagePreview->trimmed().isEmpty())
        block += u'\n' + quotedPreview(*notification->messagePreview);
    return block;
}

QString tableLine(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

/// What takes the subject's place where there is none to show.
QString subjectOf(const LookupRow &lookup)
{
    if (lookup.error)
        return errorSentences(*lookup.error);
    return lookup.notification ? givenText(lookup.notification->subject) : QString();
}

QStringList cells(const ResultRow &row)
{
    const LookupRow &lookup = row.lookup;
    QStringList texts{outcomeText(lookup.outcome), QString::number(lookup.id), subjectOf(lookup)};
    if (lookup.notification) {
        const Notification &notification = *lookup.notification;
        for (const QString &text :
             {typeText(notification), categoryText(notification), createdText(notification),
              readText(notification.read), archivedText(notification.archived)})
            texts += orNotGiven(text);
    } else {
        texts += QStringList(5, QString());
    }
    texts +=
        {orNotGiven(row.from.environment), row.from.connection, row.from.host, utcText(lookup.fetchedAt)};
    for (QString &text : texts)
        text = markdownLine(text);
    return texts;
}

} // namespace

QString markdownExport(const QList<ResultRow> &rows)
{
    if (rows.isEmpty())
        return {};
    if (rows.size() == 1)
        return markdownBlock(rows.first());
    const QStringList headers = ResultMarkdownTexts::headers();
    QString table = tableLine(headers) + tableLine(QStringList(headers.size(), u"---"_s));
    for (const ResultRow &row : rows)
        table += tableLine(cells(row));
    return table;
}
