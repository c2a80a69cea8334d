// SPDX-License-Identifier: MIT
#include "export/matrixexport.h"

#include "base/errortext.h"
#include "export/csvexport.h"
#include "export/introline.h"
#include "export/tablecells.h"
#include "results/resultmatrix.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/markdowntext.h"

#include <QCoreApplication>

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
ResultRow answerOf(const ResultMatrix &matrix, qsizetype row, qsizetype column, const QList<ResultRow> &rows)
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

/// Returns the cells of an id in Markdown: subject, connections, and what differs.
QStringList matrixCells(const ResultMatrix &matrix, qsizetype row, const QList<ResultRow> &rows)
{
    const AnswerDifference difference = matrix.difference(row, rows);
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
    return QStringList{subject.value_or(QString())} + answers + QStringList{matrix.text(difference)};
}

} // namespace

QString differsTitle()
{
    //: Head of a column that says what differs: “read, only in TEST”.
    return MatrixExportTexts::tr("Differs");
}

QByteArray matrixCsv(const QList<ResultRow> &rows)
{
    const ResultMatrix matrix(rows);
    QList<TableCell> heads{{fieldTitle(ResultField::Id), false}, {differsTitle(), false}};
    const QStringList headers = tableHeaders(fieldsOfConnection());
    for (const MatrixColumn &column : matrix.columns()) {
        for (const QString &header : headers)
            heads += {labelledText(column.title, header), false};
    }
    QByteArray csv = csvMark() + csvRecord(heads);
    for (qsizetype row = 0; row < matrix.ids().size(); ++row) {
        QList<TableCell> cells{{QString::number(matrix.ids().at(row)), true},
                               {matrix.text(matrix.difference(row, rows)), false}};
        for (qsizetype column = 0; column < matrix.columns().size(); ++column)
            cells += tableCells(answerOf(matrix, row, column, rows), fieldsOfConnection());
        csv += csvRecord(cells);
    }
    return csv;
}

QString matrixMarkdown(const QList<ResultRow> &rows, const QString &introTemplate)
{
    if (rows.isEmpty())
        return {};
    const ResultMatrix matrix(rows);
    QString text;
    const QString intro = introline::text(
        introTemplate.isEmpty() ? introline::defaultTemplate() : introTemplate, rows, matrix.ids().size());
    if (!intro.isEmpty())
        text += u"**%1**\n\n"_s.arg(markdownLine(intro));
    QStringList heads{fieldTitle(ResultField::Id), fieldTitle(ResultField::Subject)};
    for (const MatrixColumn &column : matrix.columns())
        heads += markdownLine(column.title);
    heads += differsTitle();
    text += matrixLine(heads) + matrixLine(QStringList(heads.size(), u"---"_s));
    for (qsizetype row = 0; row < matrix.ids().size(); ++row) {
        QStringList cells{QString::number(matrix.ids().at(row))};
        for (const QString &cell : matrixCells(matrix, row, rows))
            cells += markdownLine(cell);
        text += matrixLine(cells);
    }
    return text;
}
