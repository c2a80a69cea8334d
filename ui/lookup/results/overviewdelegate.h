// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

/// Draws the rows of an OverviewModel: a check box, the text and the number, and below them a bar. A click
/// anywhere on a row, or the space bar, toggles its check box.
class OverviewDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};
