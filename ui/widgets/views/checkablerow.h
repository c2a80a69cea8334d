// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemModel;
class QEvent;
class QModelIndex;

/// Checks or unchecks a row of a list if the event is a click anywhere on the row or the space bar, and the
/// row is checkable. Returns whether it did. For QAbstractItemDelegate::editorEvent().
[[nodiscard]] bool toggleCheckedRow(const QEvent &event, QAbstractItemModel &model, const QModelIndex &index);
