// SPDX-License-Identifier: MIT
#include "ui/widgets/views/checkablerow.h"

#include <QAbstractItemModel>
#include <QKeyEvent>
#include <QMouseEvent>

bool toggleCheckedRow(const QEvent &event, QAbstractItemModel &model, const QModelIndex &index)
{
    if (!index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    const bool isClick = event.type() == QEvent::MouseButtonRelease &&
                         static_cast<const QMouseEvent &>(event).button() == Qt::LeftButton;
    const bool isSpace =
        event.type() == QEvent::KeyPress && static_cast<const QKeyEvent &>(event).key() == Qt::Key_Space;
    if (!isClick && !isSpace)
        return false;
    const bool isChecked = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    return model.setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}
