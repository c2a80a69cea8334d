// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "results/resultrows.h"

#include <QHash>
#include <QList>
#include <QString>

/// A column of a SideBySideAnswers: the answers of one connection.

struct MatrixColumn
{
    QString connectionId;
    Provenance from; ///< of the last row of the column, so that it has the connection's latest name
    QString label; ///< short and unique among the columns: “TEST”, or “TEST acme” if another one is TEST
    QString title; ///< environment and name, unique among the columns: “TEST acme”
};

/// How the answers for an id differ. Only Found and NotFound are answers that can be compared. Columns are
/// those of the answers side by side, in their order.
struct AnswerDifference
{
    QList<qsizetype> found;       ///< columns whose connections have the notification
    QList<qsizetype> notFound;    ///< columns whose connections do not have it
    QList<qsizetype> notCompared; ///< columns without such an answer: failed, or not looked up
    /// What differs between the notifications: Read, Archived, Subject, Preview, Type, Category or Created,
    /// in this order. Type and Category include their number and description. Undocumented fields usually
    /// differ between environments and are left to differences() of two rows.
    QList<ResultField> fields;

    /// Returns whether answers differ. Answers that are not compared are never a difference.
    [[nodiscard]] bool isDifferent() const
    {
        return !fields.isEmpty() || (!found.isEmpty() && !notFound.isEmpty());
    }
};

/// Arranges rows of results side by side: one row for each id, one column for each connection. It refers to
/// rows by their indexes in the list that it was made of, and does not store them.
///
/// A connection has a column of its own for each host and each environment that its rows name. So answers
/// from before a connection was moved to another host never appear among those from after it.
class SideBySideAnswers final
{
public:
    static constexpr qsizetype kNoAnswer = -1;

    SideBySideAnswers() = default;
    /// Ids and columns are in the order in which they first appear in `rows`. Of rows with the same id and
    /// column, the first counts.
    explicit SideBySideAnswers(const ResultRows &rows);

    [[nodiscard]] const QList<MatrixColumn> &columns() const { return m_columns; }
    /// Returns the id of each row.
    [[nodiscard]] const QList<qint32> &ids() const { return m_ids; }
    /// Returns the index of the answer in the list of rows; kNoAnswer if the id was not looked up there.
    [[nodiscard]] qsizetype answer(qsizetype row, qsizetype column) const
    {
        return m_answers.at(row * m_columns.size() + column);
    }
    /// Returns the row of the id; -1 if there is none.
    [[nodiscard]] qsizetype rowOf(qint32 id) const { return m_rows.value(id, -1); }

    /// Compares the answers of a row of the answers side by side. `rows` is the list that this was made
    /// of. Answers that are still expected are ignored.
    [[nodiscard]] AnswerDifference difference(qsizetype row, const ResultRows &rows) const;
    /// Returns the index of the answer that represents a row of the answers side by side: the first
    /// notification, otherwise the first failure, otherwise the first answer.
    [[nodiscard]] qsizetype representative(qsizetype row, const ResultRows &rows) const;
    /// Returns for example “read, subject, only in TEST, not compared: STAGING”; empty if nothing differs and
    /// everything was compared.
    [[nodiscard]] QString text(const AnswerDifference &difference) const;

private:
    void nameColumns();
    [[nodiscard]] QString labels(const QList<qsizetype> &columns) const;

    QList<MatrixColumn> m_columns;
    QList<qint32> m_ids;
    QHash<qint32, qsizetype> m_rows; ///< by id
    QList<qsizetype> m_answers;      ///< row by row, as many as there are columns
};

/// Returns whether any id has answers from more than one connection.
[[nodiscard]] bool hasComparableAnswers(const ResultRows &rows);
