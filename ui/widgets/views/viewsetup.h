// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;
class QItemSelection;
class QListView;
class QTableView;

/// Makes a table of whole rows that are read, selected and sorted, not edited; the tab key leaves it.
void setUpTable(QTableView *table);
/// Makes rows and header as high as the text needs. Called by setUpTable(), and to be called when the font or
/// the style changes.
void fitRowHeight(QTableView *table);

/// Makes a list of rows that are as high as their delegate has them at the list's width. After its model is
/// set.
void setUpList(QListView *list);

/// Makes a row that comes to be the only selected one the current one, too: what is shown of a row is shown
/// of the current one, and screen readers select without making anything current. After its model is set.
void followSelection(QAbstractItemView *view);
/// The same once, for a view that knows itself what is selected by its user.
void followSelected(QAbstractItemView *view, const QItemSelection &selected);
