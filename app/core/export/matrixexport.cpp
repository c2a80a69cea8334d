// SPDX-License-Identifier: MIT
#include "export/matrixexport.h"

#include "base/errortext.h"
#include "export/csvexport.h"
#include "export/htmlparts.h"
#include "export/introline.h"
#include "export/tsvexport.h"
#include "json/jsonwriter.h"
#include "results/resultmatrix.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/markdowntext.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

struct MatrixExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(MatrixExport)
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
ResultRow answerOf(const ResultMatrix &matrix, qsizetype row, qsizetype column, const ResultRows &rows)
{
    if (const qsizetype answer = matrix.answer(row, column); answer != ResultMatrix::kNoAnswer)
        return rows.at(answer);
    ResultRow missing;
    missing.lookup.id = matrix.ids().at(row);
    missing.lookup.outcome = LookupRow::Outcome::NotLookedUp;
    missing.from = matrix.columns().at(column).from;
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

QString matrixLine(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

/// Returns the subject and the cells of the connections.
QStringList shownTexts(const ResultMatrix &matrix, qsizetype row, const ResultRows &rows)
{
    std::optional<QString> subject;
    QStringList answers;
    for (qsizetype column = 0; column < matrix.columns().size(); ++column) {
        const ResultRow answer = answerOf(matrix, row, column, rows);
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

QStringList matrixHeads(const ResultMatrix &matrix, MatrixColumns columns)
{
    if (columns == MatrixColumns::Shown) {
        QStringList heads{fieldTitle(ResultField::Id), fieldTitle(ResultField::Subject)};
        for (const MatrixColumn &column : matrix.columns())
            heads += column.title;
        return heads + QStringList{differsTitle()};
    }
    QStringList heads{fieldTitle(ResultField::Id), differsTitle()};
    const QStringList headers = tableHeaders(fieldsOfConnection());
    for (const MatrixColumn &column : matrix.columns()) {
        for (const QString &header : headers)
            heads += labelledText(column.title, header);
    }
    return heads;
}

QList<TableCell> matrixCells(const ResultMatrix &matrix, qsizetype row, const ResultRows &rows,
                             MatrixColumns columns)
{
    const TableCell differs{matrix.text(matrix.difference(row, rows)), false};
    QList<TableCell> cells{{QString::number(matrix.ids().at(row)), true}};
    if (columns == MatrixColumns::Shown)
        return cells + textCells(shownTexts(matrix, row, rows)) + QList{differs};
    cells += differs;
    for (qsizetype column = 0; column < matrix.columns().size(); ++column)
        cells += tableCells(answerOf(matrix, row, column, rows), fieldsOfConnection());
    return cells;
}

QString introOf(const ResultRows &rows)
{
    return introline::withDoubts(rows, idCount(rows));
}

QString htmlOf(const ResultRows &rows, MatrixColumns columns, const QString &intro)
{
    const ResultMatrix matrix(rows);
    QList<QList<TableCell>> lines;
    for (qsizetype row = 0; row < matrix.ids().size(); ++row)
        lines += matrixCells(matrix, row, rows, columns);
    return clipboardTable(intro, matrixHeads(matrix, columns), lines);
}

QByteArray idJson(const ResultMatrix &matrix, qsizetype row, const ResultRows &rows, Answers answers)
{
    const AnswerDifference difference = matrix.difference(row, rows);
    QByteArrayList differs;
    if (!difference.found.isEmpty() && !difference.notFound.isEmpty())
        differs += jsonString(u"outcome"_s);
    for (const ResultField field : difference.fields)
        differs += jsonString(fixedName(field));
    QByteArrayList all;
    for (qsizetype column = 0; column < matrix.columns().size(); ++column)
        all += rowJson(answerOf(matrix, row, column, rows), answers);
    return "{\"id\":" + QByteArray::number(matrix.ids().at(row)) + ",\"differs\":[" + differs.join(',') +
           "],\"answers\":[" + all.join(',') + "]}";
}

} // namespace

QString differsTitle()
{
    //: Head of a column that says what differs: “read, only in TEST”.
    return MatrixExportTexts::tr("Differs");
}

qsizetype idCount(const ResultRows &rows)
{
    QSet<qint32> ids;
    for (qsizetype row = 0; row < rows.size(); ++row)
        ids += rows.id(row);
    return ids.size();
}

QByteArray matrixCsv(const ResultRows &rows, MatrixColumns columns, bool withHeaders)
{
    const ResultMatrix matrix(rows);
    QByteArray csv = csvMark();
    if (withHeaders)
        csv += csvRecord(textCells(matrixHeads(matrix, columns)));
    for (qsizetype row = 0; row < matrix.ids().size(); ++row)
        csv += csvRecord(matrixCells(matrix, row, rows, columns));
    return csv;
}

QString matrixTsv(const ResultRows &rows, MatrixColumns columns, bool withHeaders)
{
    const ResultMatrix matrix(rows);
    QString tsv;
    if (withHeaders)
        tsv += tsvLine(textCells(matrixHeads(matrix, columns)));
    for (qsizetype row = 0; row < matrix.ids().size(); ++row)
        tsv += tsvLine(matrixCells(matrix, row, rows, columns));
    return tsv;
}

QString matrixMarkdown(const ResultRows &rows)
{
    if (rows.isEmpty())
        return {};
    const ResultMatrix matrix(rows);
    QString text = u"**%1**\n\n"_s.arg(markdownLine(introOf(rows)));
    QStringList heads = matrixHeads(matrix, MatrixColumns::Shown);
    for (QString &head : heads)
        head = markdownLine(head);
    text += matrixLine(heads) + matrixLine(QStringList(heads.size(), u"---"_s));
    for (qsizetype row = 0; row < matrix.ids().size(); ++row) {
        QStringList cells;
        for (const TableCell &cell : matrixCells(matrix, row, rows, MatrixColumns::Shown))
            cells += cell.isNumber ? cell.text : markdownLine(cell.text);
        text += matrixLine(cells);
    }
    return text;
}

QString matrixHtml(const ResultRows &rows)
{
    return rows.isEmpty() ? QString() : htmlOf(rows, MatrixColumns::Shown, introOf(rows));
}

QString matrixHtmlTable(const ResultRows &rows, MatrixColumns columns)
{
    return htmlOf(rows, columns, {});
}

QByteArray matrixJson(const ResultRows &rows, Answers answers)
{
    const ResultMatrix matrix(rows);
    QByteArray json = "[";
    for (qsizetype row = 0; row < matrix.ids().size(); ++row)
        json += (row > 0 ? ",\n" : "\n") + idJson(matrix, row, rows, answers);
    return json + "\n]\n";
}
