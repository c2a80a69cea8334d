// SPDX-License-Identifier: MIT
#include "results/sidebysideanswers.h"

#include "results/comparison.h"
#include "text/composedtext.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct ResultMatrixTexts
{
    Q_DECLARE_TR_FUNCTIONS(SideBySideAnswers)
};

bool isColumnOf(const MatrixColumn &column, const ResultSource &source)
{
    return column.connectionId == source.connectionId && isSameEndpoint(column.from, *source.from);
}

/// The names of a column, from short to long.
QStringList columnNames(const Provenance &from)
{
    const QString title = withEnvironment(from.environment, from.connection);
    return {from.environment, title, bracketedText(title, from.host)};
}

/// Returns a name for each column, as short as possible. Names that look alike but for their case get longer,
/// and finally a number.
QStringList uniqueColumnNames(const QList<MatrixColumn> &columns, qsizetype shortest)
{
    QList<QStringList> choices;
    for (const MatrixColumn &column : columns)
        choices += columnNames(column.from).sliced(shortest);
    QList<qsizetype> chosen(columns.size(), 0);
    const auto name = [&](qsizetype column) { return choices.at(column).at(chosen.at(column)); };
    for (bool isChanged = true; std::exchange(isChanged, false);) {
        QHash<QString, int> uses;
        for (qsizetype column = 0; column < columns.size(); ++column)
            ++uses[name(column).toCaseFolded()];
        for (qsizetype column = 0; column < columns.size(); ++column) {
            const QString used = name(column).toCaseFolded();
            if ((used.isEmpty() || uses.value(used) > 1) &&
                chosen.at(column) + 1 < choices.at(column).size()) {
                ++chosen[column];
                isChanged = true;
            }
        }
    }
    QStringList names;
    QSet<QString> taken;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        QString unique = name(column);
        for (int number = 2; taken.contains(unique.toCaseFolded()); ++number)
            unique = bracketedText(name(column), QString::number(number));
        taken += unique.toCaseFolded();
        names += unique;
    }
    return names;
}

/// Returns the field of the table that shows a documented field.
ResultField shownField(ResultField field)
{
    switch (field) {
    case ResultField::TypeId:
    case ResultField::TypeName:
    case ResultField::TypeDescription:
        return ResultField::Type;
    case ResultField::CategoryId:
    case ResultField::CategoryName:
    case ResultField::CategoryDescription:
        return ResultField::Category;
    default:
        return field;
    }
}

constexpr std::array kMatrixFields{ResultField::Read,    ResultField::Archived, ResultField::Subject,
                                   ResultField::Preview, ResultField::Type,     ResultField::Category,
                                   ResultField::Created};

QString differingFieldText(ResultField field)
{
    switch (field) {
    case ResultField::Read:
        //: In a list of what differs between two environments: the read state.
        return ResultMatrixTexts::tr("read");
    case ResultField::Archived:
        //: In a list of what differs between two environments: the archive state.
        return ResultMatrixTexts::tr("archived");
    case ResultField::Subject:
        //: In a list of what differs between two environments.
        return ResultMatrixTexts::tr("subject");
    case ResultField::Preview:
        //: In a list of what differs between two environments.
        return ResultMatrixTexts::tr("preview");
    case ResultField::Type:
        //: In a list of what differs between two environments.
        return ResultMatrixTexts::tr("type");
    case ResultField::Category:
        //: In a list of what differs between two environments.
        return ResultMatrixTexts::tr("category");
    case ResultField::Created:
        //: In a list of what differs between two environments: the creation date.
        return ResultMatrixTexts::tr("created");
    default:
        Q_UNREACHABLE();
    }
}

} // namespace

SideBySideAnswers::SideBySideAnswers(const ResultRows &rows)
{
    QList<qsizetype> columnOfRow;
    columnOfRow.reserve(rows.size());
    m_rows.reserve(rows.size());
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const ResultSource &source = rows.source(row);
        auto column = columnOfRow.isEmpty() ? m_columns.begin() : m_columns.begin() + columnOfRow.last();
        if (column == m_columns.end() || !isColumnOf(*column, source))
            column = std::find_if(m_columns.begin(), m_columns.end(),
                                  [&source](const MatrixColumn &known) { return isColumnOf(known, source); });
        if (column == m_columns.end())
            column = m_columns.insert(m_columns.end(), {source.connectionId, *source.from, {}, {}});
        else
            column->from = *source.from;
        columnOfRow += column - m_columns.begin();
        const qsizetype known = m_rows.size();
        qsizetype &place = m_rows[rows.id(row)];
        if (m_rows.size() > known) {
            place = m_ids.size();
            m_ids += rows.id(row);
        }
    }
    m_answers.fill(kNoAnswer, m_ids.size() * m_columns.size());
    for (qsizetype index = 0; index < rows.size(); ++index) {
        qsizetype &answer = m_answers[rowOf(rows.id(index)) * m_columns.size() + columnOfRow.at(index)];
        if (answer == kNoAnswer)
            answer = index;
    }
    nameColumns();
}

void SideBySideAnswers::nameColumns()
{
    const QStringList labels = uniqueColumnNames(m_columns, 0);
    const QStringList titles = uniqueColumnNames(m_columns, 1);
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        m_columns[column].label = labels.at(column);
        m_columns[column].title = titles.at(column);
    }
}

namespace {

/// Returns whether the answers were received with the same bytes, so that nothing in them differs.
bool haveSameBody(const ResultRows &rows, qsizetype a, qsizetype b)
{
    return !rows.body(a).isEmpty() && rows.body(a) == rows.body(b);
}

} // namespace

AnswerDifference SideBySideAnswers::difference(qsizetype row, const ResultRows &rows) const
{
    AnswerDifference difference;
    std::shared_ptr<const Notification> first;
    qsizetype firstRow = kNoAnswer;
    QList<ResultField> differing;
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        const qsizetype index = answer(row, column);
        if (index == kNoAnswer) {
            difference.notCompared += column;
            continue;
        }
        switch (rows.outcome(index)) {
        case LookupRow::Outcome::Waiting:
        case LookupRow::Outcome::Running:
            break;
        case LookupRow::Outcome::NotFound:
            difference.notFound += column;
            break;
        case LookupRow::Outcome::Failed:
        case LookupRow::Outcome::NotLookedUp:
            difference.notCompared += column;
            break;
        case LookupRow::Outcome::Found:
            difference.found += column;
            if (first && !haveSameBody(rows, index, firstRow))
                differing += differingFields(*first, *rows.at(index).lookup.notification);
            if (!first) {
                first = rows.at(index).lookup.notification;
                firstRow = index;
            }
            break;
        }
    }
    if (differing.isEmpty())
        return difference;
    for (ResultField &field : differing)
        field = shownField(field);
    std::copy_if(kMatrixFields.begin(), kMatrixFields.end(), std::back_inserter(difference.fields),
                 [&differing](ResultField field) { return differing.contains(field); });
    return difference;
}

qsizetype SideBySideAnswers::representative(qsizetype row, const ResultRows &rows) const
{
    qsizetype first = kNoAnswer;
    qsizetype failed = kNoAnswer;
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        const qsizetype index = answer(row, column);
        if (index == kNoAnswer)
            continue;
        if (rows.isFound(index))
            return index;
        if (first == kNoAnswer)
            first = index;
        if (failed == kNoAnswer && rows.outcome(index) == LookupRow::Outcome::Failed)
            failed = index;
    }
    return failed == kNoAnswer ? first : failed;
}

QString SideBySideAnswers::labels(const QList<qsizetype> &columns) const
{
    QStringList labels;
    for (const qsizetype column : columns)
        labels += m_columns.at(column).label;
    return commaSeparated(labels);
}

QString SideBySideAnswers::text(const AnswerDifference &difference) const
{
    QStringList parts;
    for (const ResultField field : difference.fields)
        parts += differingFieldText(field);
    if (!difference.found.isEmpty() && !difference.notFound.isEmpty()) {
        if (difference.found.size() <= difference.notFound.size())
            //: %1 are environments: “only in TEST”. The notification was not found in the others.
            parts += ResultMatrixTexts::tr("only in %1").arg(labels(difference.found));
        else
            //: %1 are environments: “not in TEST”. The notification was found in the others.
            parts += ResultMatrixTexts::tr("not in %1").arg(labels(difference.notFound));
    }
    if (!difference.notCompared.isEmpty())
        //: %1 are environments whose answers are missing.
        parts += ResultMatrixTexts::tr("not compared: %1").arg(labels(difference.notCompared));
    return commaSeparated(parts);
}

bool hasComparableAnswers(const ResultRows &rows)
{
    if (rows.sources().size() < 2)
        return false;
    QSet<qint32> ids;
    ids.reserve(rows.size());
    bool isOne = true;
    bool areShared = false;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const qsizetype known = ids.size();
        ids += rows.id(row);
        areShared |= ids.size() == known;
        isOne &= rows.connectionId(row) == rows.connectionId(0);
        if (areShared && !isOne)
            return true;
    }
    return false;
}
