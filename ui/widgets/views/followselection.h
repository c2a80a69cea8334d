// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;
class QItemSelection;

/// Has a row that comes to be the only selected one be the current one, too: what is shown of a row is shown
/// of the current one, and screen readers select without making anything current. After its model is set.
void followSelection(QAbstractItemView *view);
/// The same once, for a view that knows itself what is selected by its user.
void followSelected(QAbstractItemView *view, const QItemSelection &selected);
