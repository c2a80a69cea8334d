// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/resultstablebase.h"

#include <QList>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <optional>

class MatrixHeader;
class MatrixProxy;
class QMenu;

/// The table of answers side by side. An answer is identified by its number in the result set, a row by its
/// id. If any row is shown, there is a current row, which stays the same when the table is sorted or filtered
/// or rows are added.
class MatrixTable final : public ResultsTableBase
{
    Q_OBJECT
public:
    /// `proxy` must outlive the table.
    explicit MatrixTable(MatrixProxy &proxy, QWidget *parent = nullptr);

    /// Returns MatrixModel::answer() of the current cell; -1 if there is no current row.
    [[nodiscard]] qsizetype currentAnswer() const;
    /// Returns all answers of the current row.
    [[nodiscard]] QList<qsizetype> currentAnswers() const;
    /// Selects the rows of these answers that are shown, and makes `current` the current one. `isChosen` says
    /// whether the user has made that selection.
    void setSelectedAnswers(qsizetype current, const QList<qsizetype> &answers, bool isChosen);
    [[nodiscard]] qsizetype selectedCount() const override;
    /// Returns the answers of the selected rows in the order shown, connection by connection within a row.
    [[nodiscard]] QList<qsizetype> selectedAnswers() const;
    /// Returns the answers of all rows in the same order.
    [[nodiscard]] QList<qsizetype> shownAnswers() const;
    /// Makes the next row the current and only selected one, or the previous one if `step` is -1. Does
    /// nothing at the last row and the first one.
    void stepRow(int step);

    /// Returns the menu of the columns by which the table can be sorted. The table owns it, and the menu bar
    /// shows it, too.
    [[nodiscard]] QMenu &sortMenu() const { return *m_sortMenu; }
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns the height that shows the header and that many rows, in device-independent pixels.
    [[nodiscard]] int heightForRows(int rows) const;

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
    void measure();
    void fit();

    MatrixProxy &m_proxy;
    MatrixHeader *m_header;
    QMenu *m_sortMenu;
    bool m_isRestoring = false;
    bool m_wasInView = false;
    std::optional<qint32> m_chosen; ///< the id that was chosen last, shown or hidden
    int m_column = 1;               ///< of the current cell
    QList<qint32> m_remembered;     ///< the ids that the user has selected, shown or hidden
    bool m_isRestored = false;      ///< whether the selection is what restoreRows() has made of m_remembered
    std::optional<qint32> m_lastCurrent; ///< the id that was current before the rows were rearranged
    QStringList m_columns;               ///< the connections for which widths and order hold
    QList<int> m_needed;                 ///< width of each column that shows the first rows completely
    QSet<int> m_sized;                   ///< the columns whose width the user has set
    bool m_isFitting = false;
    qsizetype m_emittedAnswer = -1; ///< of the last currentAnswerChanged()
    QTimer m_measureTimer;
};
