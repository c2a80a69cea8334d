// SPDX-License-Identifier: MIT
#include "export/sidebysideexport.h"

#include "base/errortext.h"
#include "export/csvexport.h"
#include "export/htmlparts.h"
#include "export/introline.h"
#include "export/tsvexport.h"
#include "json/jsonwriter.h"
#include "results/resulttext.h"
#include "results/sidebysideanswers.h"
#include "text/composedtext.h"
#include "text/markdowntext.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

struct SideBySideTexts
{
    Q_DECLARE_TR_FUNCTIONS(SideBySideExport)
};

/// The fields of each connection. Its environment and its name are in the heads.
const QList<ResultField> &fieldsOfConnection()
{
    static const QList<ResultField> fields = [] {
        QList<ResultField> all = allTableFields();
        all.removeIf([](ResultField field) {
            return field == ResultField::Id || field == ResultField::ConnectionName ||
                   field == ResultField::Environment;
        });
        return all;
    }();
    return fields;
}

/// Returns the answer, or a row that is not looked up.
ResultRow answerOf(const SideBySideAnswers &sideBySide, qsizetype row, qsizetype column,
                   const ResultRows &rows)
{
    if (const qsizetype answer = sideBySide.answer(row, column); answer != SideBySideAnswers::kNoAnswer)
        return rows.at(answer);
    ResultRow missing;
    missing.lookup.id = sideBySide.ids().at(row);
    missing.lookup.outcome = LookupRow::Outcome::NotLookedUp;
    missing.from = sideBySide.columns().at(column).from;
    return missing;
}

/// Returns the states of a notification, otherwise the outcome with its reason.
QString answerText(const ResultRow &row)
{
    const QString outcome = outcomeText(row.lookup.outcome);
    if (!row.lookup.notification) {
        const bool isFailed = row.lookup.outcome == LookupRow::Outcome::Failed && row.lookup.error;
        return isFailed ? labelledText(outcome, errorSentences(*row.lookup.error)) : outcome;
    }
    QStringList states;
    for (const ResultField field : {ResultField::Read, ResultField::Archived}) {
        if (const auto text = fieldText(row, field))
            states += *text;
    }
    return states.isEmpty() ? outcome : commaSeparated(states);
}

QString markdownRow(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

/// Returns the subject and the cells of the connections.
QStringList shownTexts(const SideBySideAnswers &sideBySide, qsizetype row, const ResultRows &rows)
{
    std::optional<QString> subject;
    QStringList answers;
    for (qsizetype column = 0; column < sideBySide.columns().size(); ++column) {
        const ResultRow answer = answerOf(sideBySide, row, column, rows);
        QStringList parts{answerText(answer)};
        if (answer.lookup.notification) {
            const QString own = givenText(answer.lookup.notification->subject);
            if (!subject)
                subject = own;
            else if (own != *subject)
                parts += own;
        }
        answers += dotSeparated(parts);
    }
    return QStringList{subject.value_or(QString())} + answers;
}

QStringList matrixHeads(const SideBySideAnswers &sideBySide, SideBySideColumns columns)
{
    if (columns == SideBySideColumns::Shown) {
        QStringList heads{fieldTitle(ResultField::Id), fieldTitle(ResultField::Subject)};
        for (const MatrixColumn &column : sideBySide.columns())
            heads += column.title;
        return heads + QStringList{differsTitle()};
    }
    QStringList heads{fieldTitle(ResultField::Id), differsTitle()};
    const QStringList headers = tableHeaders(fieldsOfConnection());
    for (const MatrixColumn &column : sideBySide.columns()) {
        for (const QString &header : headers)
            heads += labelledText(column.title, header);
    }
    return heads;
}

QList<TableCell> matrixCells(const SideBySideAnswers &sideBySide, qsizetype row, const ResultRows &rows,
                             SideBySideColumns columns)
{
    const TableCell differs{sideBySide.text(sideBySide.difference(row, rows)), false};
    QList<TableCell> cells{{QString::number(sideBySide.ids().at(row)), true}};
    if (columns == SideBySideColumns::Shown)
        return cells + textCells(shownTexts(sideBySide, row, rows)) + QList{differs};
    cells += differs;
    for (qsizetype column = 0; column < sideBySide.columns().size(); ++column)
        cells += tableCells(answerOf(sideBySide, row, column, rows), fieldsOfConnection());
    return cells;
}

QString introOf(const ResultRows &rows)
{
    return introline::withDoubts(rows, idCount(rows));
}

QString htmlOf(const ResultRows &rows, SideBySideColumns columns, const QString &intro)
{
    const SideBySideAnswers sideBySide(rows);
    QList<QList<TableCell>> lines;
    for (qsizetype row = 0; row < sideBySide.ids().size(); ++row)
        lines += matrixCells(sideBySide, row, rows, columns);
    return clipboardTable(intro, matrixHeads(sideBySide, columns), lines);
}

QByteArray idJson(const SideBySideAnswers &sideBySide, qsizetype row, const ResultRows &rows, Answers answers)
{
    const AnswerDifference difference = sideBySide.difference(row, rows);
    QByteArrayList differs;
    if (!difference.found.isEmpty() && !difference.notFound.isEmpty())
        differs += jsonString(u"outcome"_s);
    for (const ResultField field : difference.fields)
        differs += jsonString(fixedName(field));
    QByteArrayList all;
    for (qsizetype column = 0; column < sideBySide.columns().size(); ++column)
        all += rowJson(answerOf(sideBySide, row, column, rows), answers);
    return "{\"id\":" + QByteArray::number(sideBySide.ids().at(row)) + ",\"differs\":[" + differs.join(',') +
           "],\"answers\":[" + all.join(',') + "]}";
}

} // namespace

QString differsTitle()
{
    //: Head of a column that says what differs: “read, only in TEST”.
    return SideBySideTexts::tr("Differs");
}

qsizetype idCount(const ResultRows &rows)
{
    QSet<qint32> ids;
    for (qsizetype row = 0; row < rows.size(); ++row)
        ids += rows.id(row);
    return ids.size();
}

QByteArray sideBySideCsv(const ResultRows &rows, SideBySideColumns columns, bool withHeaders)
{
    const SideBySideAnswers sideBySide(rows);
    QByteArray csv = csvMark();
    if (withHeaders)
        csv += csvRecord(textCells(matrixHeads(sideBySide, columns)));
    for (qsizetype row = 0; row < sideBySide.ids().size(); ++row)
        csv += csvRecord(matrixCells(sideBySide, row, rows, columns));
    return csv;
}

QString sideBySideTsv(const ResultRows &rows, SideBySideColumns columns, bool withHeaders)
{
    const SideBySideAnswers sideBySide(rows);
    QString tsv;
    if (withHeaders)
        tsv += tsvLine(textCells(matrixHeads(sideBySide, columns)));
    for (qsizetype row = 0; row < sideBySide.ids().size(); ++row)
        tsv += tsvLine(matrixCells(sideBySide, row, rows, columns));
    return tsv;
}

QString sideBySideMarkdown(const ResultRows &rows)
{
    if (rows.isEmpty())
        return {};
    const SideBySideAnswers sideBySide(rows);
    QString text = u"**%1**\n\n"_s.arg(markdownLine(introOf(rows)));
    QStringList heads = matrixHeads(sideBySide, SideBySideColumns::Shown);
    for (QString &head : heads)
        head = markdownLine(head);
    text += markdownRow(heads) + markdownRow(QStringList(heads.size(), u"---"_s));
    for (qsizetype row = 0; row < sideBySide.ids().size(); ++row) {
        QStringList cells;
        for (const TableCell &cell : matrixCells(sideBySide, row, rows, SideBySideColumns::Shown))
            cells += cell.isNumber ? cell.text : markdownLine(cell.text);
        text += markdownRow(cells);
    }
    return text;
}

QString sideBySideHtml(const ResultRows &rows)
{
    return rows.isEmpty() ? QString() : htmlOf(rows, SideBySideColumns::Shown, introOf(rows));
}

QString sideBySideHtmlTable(const ResultRows &rows, SideBySideColumns columns)
{
    return htmlOf(rows, columns, {});
}

QByteArray sideBySideJson(const ResultRows &rows, Answers answers)
{
    const SideBySideAnswers sideBySide(rows);
    QByteArray json = "[";
    for (qsizetype row = 0; row < sideBySide.ids().size(); ++row)
        json += (row > 0 ? ",\n" : "\n") + idJson(sideBySide, row, rows, answers);
    return json + "\n]\n";
}
