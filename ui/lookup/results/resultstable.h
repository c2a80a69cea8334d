// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/lineselection.h"
#include "ui/lookup/results/resultsmodel.h"

#include <QTableView>
#include <QTimer>

#include <optional>

class ColumnKeeper;
class Settings;

/// The table of results: one line for each answer or, by notification, for each id, and for the head of each
/// group.
///
/// Cursor and selection are two things. The arrow keys move the cursor, which is Qt's current index. Nothing
/// is selected until someone selects: with a click, with Shift and the arrow keys, with Space or with Ctrl+A.
/// Esc ends the selection.
///
/// Left and Right fold and unfold groups as in a tree, and so do minus and plus, Enter, a double click, and a
/// click on the arrow. The asterisk unfolds all groups, and the slash folds them. By which property the items
/// are grouped is stored in the settings.
class ResultsTable final : public QTableView
{
    Q_OBJECT
public:
    /// The facets by which items can be grouped, in the order shown. Created groups them by day.
    static constexpr std::array kGroupFacets{ResultFacet::Type, ResultFacet::Category, ResultFacet::State,
                                             ResultFacet::Created, ResultFacet::Connection};

    /// `model` and `settings` must outlive the table.
    ResultsTable(ResultsModel &model, Settings &settings, QWidget *parent = nullptr);

    /// Returns the answer at the cursor, as a row of the result set: of the head of a group, an answer in it.
    /// -1 if nothing is shown.
    [[nodiscard]] qsizetype currentRow() const;
    /// Returns all answers of the item at the cursor.
    [[nodiscard]] QList<qsizetype> currentRows() const;
    /// Moves the cursor to the answer or, if it is not shown, to the group that it is folded in. If it is
    /// hidden, the cursor gets there as soon as it is shown again.
    void setCurrentRow(qsizetype answer);
    /// Moves the cursor to the next item, or to the previous one if `step` is -1.
    void stepRow(int step);

    /// Returns the answers of the selected items in the order shown.
    [[nodiscard]] QList<qsizetype> selectedRows() const;
    /// Returns the answers in the column of the cursor: of the selected items, or of all that are shown if
    /// none is selected. Empty if that column shows no connection.
    [[nodiscard]] QList<qsizetype> rowsInColumn() const;
    /// Returns the number of selected items.
    [[nodiscard]] qsizetype selectedCount() const { return m_selection->count(); }
    /// Returns the answers of all items that the filter accepts, in the order shown.
    [[nodiscard]] QList<qsizetype> shownRows() const;

    /// What the user has done in the table.
    struct State
    {
        qsizetype current = -1;      ///< an answer; -1: the first one
        QList<qsizetype> selected{}; ///< answers
        int scroll = 0;
    };
    [[nodiscard]] State state() const;
    /// Restores it, if the results are still being arranged as soon as they are.
    void setState(const State &state);

    /// Where the cursor stands among the items that are shown, from 1 on; 0 if it is at none.
    struct Position
    {
        int number = 0;
        int count = 0;
    };
    [[nodiscard]] Position position() const;

    void setGrouping(std::optional<ResultFacet> facet);
    [[nodiscard]] std::optional<ResultFacet> grouping() const { return m_results.request().groupedBy; }
    /// Returns the grouping that is stored in the settings.
    [[nodiscard]] static std::optional<ResultFacet> storedGrouping(const Settings &settings);
    void setAllFolded(bool areFolded);
    void selectAll() override;
    [[nodiscard]] int groupCount() const { return static_cast<int>(shown().groups().size()); }

    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] ColumnKeeper &columns() const { return *m_columns; }
    /// Returns the fields of the columns that are shown, or would be if there was room, in the order shown.
    [[nodiscard]] QList<ResultField> shownFields() const;

Q_SIGNALS:
    /// Emitted when currentRow() is another one, or is shown in other columns.
    void currentRowChanged(qsizetype answer);
    /// Emitted when other items are selected.
    void selectedRowsChanged();
    /// Emitted when the user has pressed Enter or double clicked an item, at which the cursor is then.
    void rowOpened();
    /// Emitted when the menu of the items is to be shown: at the pointer, or at the cursor if the menu key
    /// was pressed.
    void menuRequested(const QPoint &globalPosition);

protected:
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                                       const QEvent *event) const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    /// Tells screen readers nothing while another widget has the focus. Otherwise Qt 6.4 says that the cell
    /// has it, and Orca stays at the table while keys go elsewhere.
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    /// Selects from where a selection with Shift began. Qt 6.8 loses that in a view whose selectionCommand()
    /// lets the program move the cursor without selecting.
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void setColumns();
    void beginArranging();
    void endArranging();
    void showGroup(int group);
    void restore(const State &state);
    [[nodiscard]] const Arrangement &shown() const { return m_results.arrangement(); }
    [[nodiscard]] int currentLine() const { return currentIndex().row(); } // -1 if there is none
    [[nodiscard]] int currentItem() const;
    [[nodiscard]] int cursorColumn() const;
    [[nodiscard]] int cursorColumn(int line, qsizetype answer) const;
    [[nodiscard]] bool isFirstColumn(int column) const;
    void moveTo(int line);
    bool foldByKey(const QKeyEvent &event);
    void setFolded(int group, bool isFolded);
    void setFolded(const QSet<QString> &keys, const QString &announced);
    void beginShift();
    void announceSelected();
    void announceOrder(int column, Qt::SortOrder order);
    void emitCurrentRow();
    [[nodiscard]] QList<qsizetype> answersOf(const QList<int> &items) const;

    ResultsModel &m_results;
    LineSelection *m_selection;
    Settings &m_settings;
    ColumnKeeper *m_columns;
    qsizetype m_chosen = -1; ///< the answer to which the user has moved the cursor, shown or hidden
    QString m_chosenGroup;   ///< the key of the group to whose head it was moved after that
    ShownColumn m_column{.field = ResultField::Subject}; ///< of the cursor
    std::optional<State> m_pending;                      ///< to be restored when the results are arranged
    std::optional<State> m_kept;                         ///< while the columns change
    QPersistentModelIndex m_shiftStart; ///< where a selection with Shift began, while it goes on
    bool m_isShifting = false;          ///< while a key or a click with Shift is handled
    bool m_isArranging = false;
    bool m_wasInView = false;
    std::optional<ResultFacet> m_groupedBy; ///< how the items were grouped before
    QString m_foldedGroup; ///< the key of a group that was folded or unfolded, to be announced
    qsizetype m_emittedRow = -1;
    QTimer m_times; ///< updates times such as “3 hours ago”
};
