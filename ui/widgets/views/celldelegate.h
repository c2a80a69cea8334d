// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

/// Draws the cells of tables: badges, a shape beside a word, semibold, dim and red texts. Marks the current
/// row of a table, rather than a cell.
class CellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum class Ink { Normal, Dim, Danger };

    /// What it reads beside Qt's own roles. A cell that has nothing for a role is an ordinary one. A model's
    /// own roles begin at Qt::UserRole and stay below these.
    enum Role {
        BadgeRole = Qt::UserRole + 100, ///< Badge::Face, drawn in place of the text
        ShapeRole,                      ///< Badge::Face, whose shape stands beside the text
        InkRole,                        ///< Ink
        StrongRole,                     ///< bool: semibold
        ShortRole,                      ///< QString, shown where the text does not fit
        ElideRole,                      ///< Qt::TextElideMode, at the end unless given
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};
