// SPDX-License-Identifier: MIT
#pragma once

#include <QItemSelection>
#include <QList>

class QAbstractItemView;
class QHeaderView;
class QListView;
class QResizeEvent;
class QTableView;

/// Sets up a table that is read and not edited. Whole rows are selected. The tab key leaves the table. Screen
/// readers are notified of the current row when the table gets the focus.
void setUpTable(QTableView *table);
/// Sets the height of the rows and the header from the font. setUpTable() calls this. Call it again when the
/// font or the style changes.
void fitRowHeight(QTableView *table);

/// Sets up a list whose rows are as high as its delegate makes them at the list's width. Screen readers
/// are notified of the current row when the list gets the focus. Call this after the model is set.
void setUpList(QListView *list);

/// Makes a row the current one when it becomes the only selected row. Details are shown for the current row,
/// while screen readers only change the selection. Call this after the model is set.
void followSelection(QAbstractItemView *view);
/// Does the same once, after `selected` was added to the selection. Use it in a view that decides itself
/// which changes come from the user.
void followSelected(QAbstractItemView *view, const QItemSelection &selected);

/// Scrolls to the current row if it was visible before the view was made lower. Call this from resizeEvent()
/// when the columns have their new widths.
void keepCurrentInView(QAbstractItemView *view, const QResizeEvent &event);

/// Gives the next visible section what this one has lost. Returns that section, -1 if this is the last one.
int resizeNextSection(QHeaderView *header, int section, int difference);

/// Returns the selection of these rows, with a range for each run of neighbours. Rows can be in any order and
/// more than once.
[[nodiscard]] QItemSelection selectionOfRows(const QAbstractItemModel &model, QList<int> rows);
