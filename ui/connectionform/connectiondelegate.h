// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

/// Draws a ConnectionRow: the name and the environment, and below them the host and the user. A row without a
/// host is a command such as “Manage connections…”, of which only the name is drawn.
class ConnectionDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Returns the size of a row. For an invalid index, returns that of a connection's row.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    /// Returns the second line of a row: the host and the user.
    [[nodiscard]] static QString whereAndWho(const QModelIndex &index);
};
