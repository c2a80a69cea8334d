// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultmatrix.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <optional>
#include <vector>

class ResultsModel;

/// The rows of a result set side by side, for a view with a CellDelegate: one row for each id, with the id,
/// the subject, a column for each connection, and what differs. Rows are in the order in which the user typed
/// the ids. A row differs if its connections gave different answers; see AnswerDifference. Follows changes of
/// the results immediately.
class MatrixModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr int kIdColumn = 0;
    static constexpr int kSubjectColumn = 1;
    static constexpr int kFirstConnection = 2; ///< differenceColumn() follows the last one

    /// Has no rows until setActive(true). `results` must outlive the model.
    explicit MatrixModel(const ResultsModel &results, QObject *parent = nullptr);

    /// Sets whether the model shows the results. Otherwise it is empty and ignores changes at no cost.
    void setActive(bool isActive);
    /// Returns whether any id has answers from more than one connection.
    [[nodiscard]] static bool hasComparableAnswers(const QList<ResultRow> &rows);

    [[nodiscard]] const QList<ResultRow> &rows() const;
    [[nodiscard]] const ResultMatrix &matrix() const { return m_matrix; }
    /// Returns the number of the column that says what differs.
    [[nodiscard]] int differenceColumn() const { return columnCount() - 1; }
    /// Returns the index in matrix().columns() of the connection that `column` shows; -1 if the column shows
    /// none: the id, the subject, or what differs.
    [[nodiscard]] qsizetype connectionIndex(int column) const;
    /// Returns the answers of a row as rows of the ResultsModel.
    [[nodiscard]] QList<qsizetype> answers(int row) const;
    /// Returns the answer in a cell as a row of the ResultsModel. In a column that shows no connection, and
    /// if there is no answer in the cell, returns the answer that represents the row: the first notification,
    /// otherwise the first failure, otherwise the first answer.
    [[nodiscard]] qsizetype answer(int row, int column) const;

    /// Returns whether the row differs. Compares its answers if necessary.
    [[nodiscard]] bool isDifferent(int row) const { return difference(row).isDifferent; }
    /// Returns the text of the column that says what differs.
    [[nodiscard]] const QString &differenceText(int row) const { return difference(row).text; }
    /// Returns isDifferent(), or false if the row has not been compared yet. All rows are compared in small
    /// steps from the event loop, and again after they have changed.
    [[nodiscard]] bool isKnownDifferent(int row) const;

    /// Sets the column into which the cursor has just moved along its row, -1 if it has moved otherwise. The
    /// accessible texts of that column do without its head, which screen readers say then.
    void setColumnEntered(int column) { m_columnEntered = column; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Also has the environment of a connection, as CellDelegate::BadgeRole.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Emitted before dataChanged(), with the rows of the ResultsModel that have changed.
    void answersChanged(const QList<qsizetype> &answers);
    /// Emitted when isKnownDifferent() may have changed for reasons that dataChanged() does not report.
    void compared();

private:
    /// What determined the matrix and the comparison.
    struct Seen
    {
        LookupRow::Outcome outcome = LookupRow::Outcome::Waiting;
        std::shared_ptr<const Notification> notification;
        SharedProvenance from;
    };
    struct Difference
    {
        bool isDifferent = false;
        QString text;
    };

    [[nodiscard]] static Seen seen(const ResultRow &row);
    void build();
    void update(int first, int last);
    void compareNext();
    [[nodiscard]] const Difference &difference(int row) const;
    [[nodiscard]] QString subject(int row) const;
    [[nodiscard]] QString spoken(int column, const QString &head, const QString &text) const;
    [[nodiscard]] QVariant idData(int row, int role) const;
    [[nodiscard]] QVariant subjectData(int row, int role) const;
    [[nodiscard]] QVariant answerData(int row, qsizetype column, int role) const;
    [[nodiscard]] QVariant differsData(int row, int role) const;

    const ResultsModel &m_results;
    ResultMatrix m_matrix;
    bool m_isActive = false;
    int m_columnEntered = -1;
    std::vector<Seen> m_seen;                                     ///< by row of the results
    mutable std::vector<std::optional<Difference>> m_differences; ///< by row; `nullopt` if not compared
    QTimer m_compareTimer;
    int m_compared = 0; ///< rows that compareNext() has passed
};
