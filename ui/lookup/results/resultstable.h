// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>
#include <QTimer>

class ResultsProxy;
class Settings;
class TableColumns;

/// The table of results. Rows are told by their number in the result set, whatever is sorted and
/// filtered. As long as a row is shown there is a current one: the same through sorting, filtering and
/// what is added; one that the filter hid comes back with it unless another was chosen.
class ResultsTable final : public QTableView
{
    Q_OBJECT
public:
    ResultsTable(ResultsProxy &shown, Settings &settings, QWidget *parent = nullptr);

    /// -1: none.
    [[nodiscard]] qsizetype currentRow() const;
    void setCurrentRow(qsizetype row);
    /// The first one that is shown, and nothing else, is selected.
    void selectFirst();
    /// Whether the user has been in the table since its rows came: else the first one is selected only
    /// because there is always one.
    [[nodiscard]] bool isSelectionChosen() const { return m_isChosen || selectedCount() > 1; }
    /// In the order shown.
    [[nodiscard]] QList<qsizetype> selectedRows() const;
    [[nodiscard]] qsizetype selectedCount() const;
    [[nodiscard]] QList<qsizetype> shownRows() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] TableColumns &columns() const { return *m_columns; }

Q_SIGNALS:
    void currentRowChanged(qsizetype row);
    void selectedRowsChanged();
    /// Wanted for the rows: at the pointer, or at the current row for the menu key.
    void menuWanted(const QPoint &globalPosition);

protected:
    void focusInEvent(QFocusEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    bool m_isChosen = false;
    void rememberRows();
    void restoreRows();
    void tellCurrent();

    ResultsProxy &m_shown;
    TableColumns *m_columns = nullptr;
    QPersistentModelIndex m_wanted; ///< of the results: the row chosen last, hidden or not
    QList<int> m_remembered;        ///< of the results, ascending
    bool m_wasInView = false;
    bool m_isRestoring = false;
    qsizetype m_told = -1;
    QTimer m_times; ///< “3 hours ago” gets older
};
