// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/resultstablebase.h"

#include <QList>
#include <QStringList>

#include <optional>

class MatrixHeader;
class MatrixProxy;
class MatrixTableColumns;
class QMenu;
class Settings;

/// The table of answers side by side. An answer is identified by its number in the result set, a row by its
/// id. If any row is shown, there is a current row, which stays the same when the table is sorted or filtered
/// or rows are added.
class MatrixTable final : public ResultsTableBase
{
    Q_OBJECT
public:
    /// `proxy` and `settings` must outlive the table.
    MatrixTable(MatrixProxy &proxy, Settings &settings, QWidget *parent = nullptr);

    /// Returns MatrixModel::answer() of the current cell; -1 if there is no current row.
    [[nodiscard]] qsizetype currentAnswer() const;
    /// Returns all answers of the current row.
    [[nodiscard]] QList<qsizetype> currentAnswers() const;
    /// Selects the rows of these answers that are shown, and makes `current` the current one. `isChosen` says
    /// whether the user has made that selection.
    void setSelectedAnswers(qsizetype current, const QList<qsizetype> &answers, bool isChosen);
    [[nodiscard]] qsizetype selectedCount() const override;
    /// Returns the answers of the selected rows, and of each row those of its connections, in the order
    /// shown.
    [[nodiscard]] QList<qsizetype> selectedAnswers() const;
    /// Returns the answers of the selected rows in the column of the current cell; none if that cell shows no
    /// answer of a connection.
    [[nodiscard]] QList<qsizetype> selectedAnswersInColumn() const;
    /// Returns the answers of all rows in the same order as selectedAnswers().
    [[nodiscard]] QList<qsizetype> shownAnswers() const;
    /// Makes the next row the current and only selected one, or the previous one if `step` is -1. Does
    /// nothing at the last row and the first one.
    void stepRow(int step);

    /// Returns the menu that sorts the table and resets its columns. The table owns it, and the menu bar
    /// shows it, too.
    [[nodiscard]] QMenu &sortMenu() const { return *m_sortMenu; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when another answer is the current one, -1 if there is none.
    void currentAnswerChanged(qsizetype answer);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setUpHeader();
    void resetColumns();
    void fillSortMenu();
    void rememberRows();
    void restoreRows();
    void restoreAfterReset();
    [[nodiscard]] QList<int> selectedViewRows() const;
    [[nodiscard]] QItemSelection selectionOf(const QList<qint32> &ids) const;
    [[nodiscard]] QList<qsizetype> answersAt(const QList<int> &viewRows) const;
    [[nodiscard]] qint32 idAt(int viewRow) const;
    [[nodiscard]] int viewRowOf(qint32 id) const;
    [[nodiscard]] int cursorColumn() const;
    void emitCurrentAnswer();

    MatrixProxy &m_proxy;
    MatrixHeader *m_header;
    MatrixTableColumns *m_columns = nullptr;
    QMenu *m_sortMenu;
    bool m_isRestoring = false;
    bool m_wasInView = false;
    std::optional<qint32> m_chosen; ///< the id that was chosen last, shown or hidden
    int m_column = 1;               ///< of the current cell
    QList<qint32> m_remembered;     ///< the ids that the user has selected, shown or hidden
    bool m_isRestored = false;      ///< whether the selection is what restoreRows() has made of m_remembered
    std::optional<qint32> m_lastCurrent; ///< the id that was current before the rows were rearranged
    QStringList m_connections;           ///< for which the columns are arranged
    qsizetype m_emittedAnswer = -1;      ///< of the last currentAnswerChanged()
};
