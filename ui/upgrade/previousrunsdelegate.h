// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

/// Draws an outcome of a PreviousRunsModel as its badge, and the host elided in its middle.
class PreviousRunsDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};
