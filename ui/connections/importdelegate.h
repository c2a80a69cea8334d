// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

class RowPainter;

/// Draws a row of an ImportModel: a check box, the name and the action, and each difference on a line below.
/// A click anywhere in the row, or the space bar, toggles the check box.
class ImportDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Returns the size of the row at the width of the view.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};
