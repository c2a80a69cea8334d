// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <Qt>

class QAbstractItemModel;
class QEvent;
class QModelIndex;
class QStyleOptionViewItem;

/// Rows of lists with a check box that the delegate draws. What a screen reader says of Qt::CheckStateRole
/// depends on its version and on Qt's: Orca 43 does not say that a row is not checked, and none says that it
/// has changed. So the model has this role instead, and its Qt::AccessibleTextRole is spokenCheckedRow().
constexpr int kCheckedRole = Qt::UserRole + 200; ///< bool; invalid if the row can't be checked

/// Returns what a screen reader says of a row: its text, and whether it is checked.
[[nodiscard]] QString spokenCheckedRow(const QString &text, bool isChecked);

/// Checks or unchecks a row by setting kCheckedRole if the event is a click anywhere on the row or the space
/// bar, and makes a screen reader say so. Returns whether the model did it. For
/// QAbstractItemDelegate::editorEvent().
[[nodiscard]] bool toggleCheckedRow(const QEvent &event, QAbstractItemModel &model,
                                    const QStyleOptionViewItem &option, const QModelIndex &index);
