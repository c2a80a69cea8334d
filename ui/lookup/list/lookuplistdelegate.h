// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

/// Draws the entries of the list of lookups, each on one line: the colours of its environments, its title,
/// and its time or what it does. A line at the bottom shows how far a running lookup is.
class LookupListDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};
