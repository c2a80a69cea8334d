// SPDX-License-Identifier: MIT
#include "export/sidebysidetable.h"

#include "base/errortext.h"
#include "export/introline.h"
#include "export/resulttables.h"
#include "json/jsonwriter.h"
#include "results/resulttext.h"
#include "results/sidebysideanswers.h"
#include "text/composedtext.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

struct SideBySideTexts
{
    Q_DECLARE_TR_FUNCTIONS(SideBySideExport)
};

/// The fields of each connection. Its environment and its name are in the heads.
QList<ResultField> fieldsOfConnection(const ResultRows &rows)
{
    QList<ResultField> fields = allTableFields();
    fields.removeIf([](ResultField field) {
        return field == ResultField::Id || field == ResultField::ConnectionName ||
               field == ResultField::Environment;
    });
    return withMarks(rows, fields);
}

/// Returns what the user has marked in all answers of an id: done, if all are, and each note once.
QStringList markTexts(const SideBySideAnswers &sideBySide, qsizetype row, const ResultRows &rows,
                      const QList<ResultField> &marks)
{
    QStringList texts;
    for (const ResultField field : marks) {
        QStringList values;
        bool isMissing = false;
        for (qsizetype column = 0; column < sideBySide.columns().size(); ++column) {
            const qsizetype answer = sideBySide.answer(row, column);
            if (answer == SideBySideAnswers::kNoAnswer)
                continue;
            const QString value = fieldText(rows.withoutTexts(answer), field).value_or(QString());
            isMissing = isMissing || value.isEmpty();
            if (!value.isEmpty() && !values.contains(value))
                values += value;
        }
        texts += field == ResultField::Done && isMissing ? QString() : dotSeparated(values);
    }
    return texts;
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

QList<TableColumn> columnsOf(const SideBySideAnswers &sideBySide, SideBySideColumns columns,
                             const QList<ResultField> &fields, const QList<ResultField> &marks)
{
    const TableColumn id = resultColumns({ResultField::Id}).first();
    if (columns == SideBySideColumns::Shown) {
        QList<TableColumn> shown = QList{id} + resultColumns({ResultField::Subject});
        for (const MatrixColumn &column : sideBySide.columns())
            shown += {.title = column.title};
        return shown + QList<TableColumn>{{.title = differsTitle()}} + resultColumns(marks);
    }
    QList<TableColumn> all{id, {.title = differsTitle()}};
    for (const MatrixColumn &column : sideBySide.columns()) {
        for (TableColumn field : resultColumns(fields)) {
            field.group = column.title;
            all += field;
        }
    }
    return all;
}

QList<TableCell> cellsOf(const SideBySideAnswers &sideBySide, qsizetype row, const ResultRows &rows,
                         SideBySideColumns columns, const QList<ResultField> &fields,
                         const QList<ResultField> &marks)
{
    const TableCell differs{sideBySide.text(sideBySide.difference(row, rows))};
    QList<TableCell> cells{{QString::number(sideBySide.ids().at(row)), CellKind::Id}};
    if (columns == SideBySideColumns::Shown) {
        for (const QString &text : shownTexts(sideBySide, row, rows))
            cells += {text};
        cells += differs;
        for (const QString &text : markTexts(sideBySide, row, rows, marks))
            cells += {text};
        return cells;
    }
    cells += differs;
    for (qsizetype column = 0; column < sideBySide.columns().size(); ++column)
        cells += resultCells(answerOf(sideBySide, row, column, rows), fields);
    return cells;
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

TableContent sideBySideTable(const ResultRows &rows, SideBySideColumns columns)
{
    const auto sideBySide = std::make_shared<const SideBySideAnswers>(rows);
    const QList<ResultField> fields = fieldsOfConnection(rows);
    const QList<ResultField> marks = withMarks(rows, {});
    return {.intro = introline::withDoubts(rows, sideBySide->ids().size()),
            .columns = columnsOf(*sideBySide, columns, fields, marks),
            .rowCount = sideBySide->ids().size(),
            .cells = [sideBySide, rows, columns, fields, marks](qsizetype row) {
                return cellsOf(*sideBySide, row, rows, columns, fields, marks);
            }};
}

QByteArray sideBySideJson(const ResultRows &rows, Answers answers)
{
    const SideBySideAnswers sideBySide(rows);
    QByteArray json = "[";
    for (qsizetype row = 0; row < sideBySide.ids().size(); ++row)
        json += (row > 0 ? ",\n" : "\n") + idJson(sideBySide, row, rows, answers);
    return json + "\n]\n";
}
