// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

/// Draws the cells of tables: badges, a shape beside a word, and semibold, dim and red texts. In a table it
/// marks the current row rather than the current cell.
class CellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum class Ink { Normal, Dim, Danger };

    /// Roles that the delegate reads in addition to Qt's. A cell without data for a role is drawn normally.
    /// The models' own roles begin at Qt::UserRole and must stay below these.
    enum Role {
        BadgeRole = Qt::UserRole + 100, ///< Badge::Content, drawn instead of the text
        ShapeRole,                      ///< Badge::Content, whose shape is drawn beside the text
        InkRole,                        ///< Ink
        StrongRole,                     ///< bool: semibold
        ShortRole,                      ///< QString, drawn if the text does not fit
        ElideRole,                      ///< Qt::TextElideMode, Qt::ElideRight by default
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};
