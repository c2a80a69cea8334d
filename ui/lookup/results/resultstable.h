// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/groupedresults.h"
#include "ui/lookup/results/resultsselection.h"
#include "ui/lookup/results/resultstablebase.h"

#include <QTimer>

class ResultsProxy;
class Settings;
class TableColumns;

/// The table of results. Rows are identified by their number in the result set, whatever the order, the
/// filter and the groups. If any row is shown, there is a current row. It stays the same when the table is
/// sorted, filtered or grouped, or rows are added. If the filter hides it, it becomes the current row again
/// when it is shown again, unless the user has chosen another. If it is in a folded group, or the user has
/// moved to the row of its group, the group's row has the focus in its place.
///
/// Left and Right fold and unfold groups as in a tree, and so do minus and plus, Enter, a double click, and a
/// click on the arrow. The asterisk unfolds all groups, and the slash folds them. By which property the rows
/// are grouped is stored in the settings.
class ResultsTable final : public ResultsTableBase
{
    Q_OBJECT
public:
    /// `shown` and `settings` must outlive the table.
    ResultsTable(ResultsProxy &shown, Settings &settings, QWidget *parent = nullptr);

    /// Returns -1 if there is no current row.
    [[nodiscard]] qsizetype currentRow() const;
    void setCurrentRow(qsizetype row);
    /// Selects those of `rows` that are shown and makes `current` the current row. `isChosen` is the value
    /// for isSelectionChosen().
    void setSelectedRows(qsizetype current, const QList<qsizetype> &rows, bool isChosen);
    /// Selects the first row that is shown, and no other.
    void selectFirst();
    /// Returns the rows in the order shown.
    [[nodiscard]] QList<qsizetype> selectedRows() const;
    [[nodiscard]] qsizetype selectedCount() const override;
    [[nodiscard]] QList<qsizetype> shownRows() const;

    /// Groups the rows; `nullopt` shows them without groups.
    void setGrouping(std::optional<ResultFacet> facet);
    [[nodiscard]] std::optional<ResultFacet> grouping() const { return m_rows.facet(); }
    [[nodiscard]] int groupCount() const { return m_rows.groupCount(); }
    /// Folds or unfolds all groups.
    void setAllFolded(bool areFolded);
    /// Returns the keys of the folded groups.
    [[nodiscard]] const QSet<QString> &foldedGroups() const { return m_rows.folded(); }
    void setFoldedGroups(const QSet<QString> &keys);

    /// Makes the next row in the order shown the current and only selected one, or the previous one if `step`
    /// is -1. Skips groups.
    void stepRow(int step);

    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] TableColumns &columns() const { return *m_columns; }

Q_SIGNALS:
    /// Emitted when another row is the current one. `row` is -1 if there is none.
    void currentRowChanged(qsizetype row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void rememberRows();
    void restoreRows();
    [[nodiscard]] int currentViewRow() const;
    [[nodiscard]] int currentGroup() const;
    bool foldByKey(const QKeyEvent &event);
    void setFolded(int group, bool isFolded);
    void emitCurrentRow();
    [[nodiscard]] int cursorColumn() const;
    [[nodiscard]] bool isFirstColumn(int column) const;

    ResultsProxy &m_shown;
    GroupedResults m_rows;
    ResultsSelection *m_selection;
    Settings &m_settings;
    TableColumns *m_columns = nullptr;
    /// The row that was chosen last, shown or hidden, as an index of the source model.
    QPersistentModelIndex m_chosen;
    QString m_chosenGroup; ///< the key of the group that was chosen after that; null if none was
    int m_column;          ///< the column of the current cell
    ResultsSelection::Content m_remembered; ///< what the user has selected, shown or hidden
    qsizetype m_lastCurrent = -1;           ///< the current row before the rows were rearranged
    bool m_isRestored = false; ///< whether the selection is what restoreRows() has made of m_remembered
    bool m_wasInView = false;
    bool m_isRestoring = false;
    qsizetype m_emittedRow = -1;
    QTimer m_times; ///< updates times such as “3 hours ago”
};
