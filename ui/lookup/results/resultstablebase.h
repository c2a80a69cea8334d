// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>

#include <optional>

class CellDelegate;

/// What the tables of results have in common: whether the user has made the selection, how a row is opened,
/// where its menu appears, and that the current row stays in view.
class ResultsTableBase : public QTableView
{
    Q_OBJECT
public:
    using QTableView::QTableView;

    /// Returns whether the user has made the selection, by a click into the rows, by moving the focus to the
    /// table or by selecting several rows. Otherwise a row is selected only because there always is a current
    /// row.
    [[nodiscard]] bool isSelectionChosen() const { return m_isChosen || selectedCount() > 1; }
    /// Returns the number of selected rows.
    [[nodiscard]] virtual qsizetype selectedCount() const = 0;
    /// Returns the height that shows the header and that many rows, in device-independent pixels.
    [[nodiscard]] int heightForRows(int rows) const;

    void selectAll() override;

Q_SIGNALS:
    /// Emitted when other rows are selected, or when isSelectionChosen() has changed.
    void selectedRowsChanged();
    /// Emitted when the user has pressed Enter or double clicked a row, which is the current one then.
    void rowOpened();
    /// Emitted when the menu of the rows is to be shown: at the pointer, or at the current row if the menu
    /// key was pressed.
    void menuRequested(const QPoint &globalPosition);

protected:
    /// Call this when the model is set. It calls setUpTable().
    void setUp();
    /// Sets what isSelectionChosen() returns while one row is selected, without a signal.
    void setSelectionChosen(bool isChosen);
    /// Returns the least size with `rowCount` rows, of which some are visible even in a low window.
    [[nodiscard]] QSize minimumSizeFor(qsizetype rowCount) const;
    /// Notes that the user has made the selection.
    void choose();
    /// Call this before the rows are rearranged. Returns whether the selection has to be remembered, and not
    /// the one that was remembered before: the user has changed it, or `isRestored` is false.
    [[nodiscard]] bool isToBeRemembered(bool isRestored);
    /// Call this when the remembered selection was restored, and `count` rows of it are shown. If none is,
    /// the row that is selected in their place was not chosen by the user.
    void noteRestored(qsizetype count);
    /// Makes the row of `index` the current and only selected one. QAbstractItemView::setCurrentIndex() would
    /// extend the selection while Ctrl or Shift is held, as it is for the keys that change the tab.
    void selectOnly(const QModelIndex &index);
    /// Makes the rows as high as the font needs, and keeps the current row in view. Call this from
    /// changeEvent().
    void fitRows();

    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    /// Tells screen readers nothing while another widget has the focus. Otherwise Qt 6.4 says that the cell
    /// has it, and Orca stays at the table while keys go elsewhere.
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void repaintSelection();
    void announceOrder(int column, Qt::SortOrder order);
    void deselectUnchosen();

    CellDelegate *m_cells = nullptr;
    std::optional<bool> m_isSelectionShown; ///< isSelectionChosen(), which counts rows, since the last change
    bool m_isChosen = false;
    bool m_isRememberedChosen = false;
    bool m_isRestoredChosen = false;
};
