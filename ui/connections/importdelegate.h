// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

class RowPainter;

/// Draws a row of an ImportModel from its roles: a tick, a name and what is done to it, then what is
/// different, a line each. A click anywhere in it, or the space bar, ticks it.
class ImportDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// At the width of the view.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};
