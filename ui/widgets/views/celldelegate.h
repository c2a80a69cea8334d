// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/views/badge.h"

#include <QStyledItemDelegate>

class QTableView;

/// Draws the cells of tables: badges, shapes, and semibold, dim and red texts. In a table it marks the
/// current row rather than the current cell, and the row under the pointer. A text can continue across the
/// empty cells beside it.
class CellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum class Ink { Normal, Dim, Danger };

    /// Roles that the delegate reads in addition to Qt's. A cell without data for a role is drawn normally.
    /// The models' own roles begin at Qt::UserRole and must stay below these.
    enum Role {
        BadgeRole = Qt::UserRole + 100, ///< Badge::Content, drawn instead of the text
        OtherBadgeRole,                 ///< Badge::Content, drawn beside the badge
        BadgeTextRole,                  ///< QString, drawn beside the badges
        QuietRole,                      ///< bool: the badge has no ground and a dim colour
        ShapeRole,                      ///< Badge::Content, whose shape is drawn instead of the text
        ContinuedRole, ///< int, the column of the same row whose text continues across this empty cell
        InkRole,       ///< Ink
        StrongRole,    ///< bool: semibold
        ShortRole,     ///< QString, drawn if the text does not fit
        ElideRole,     ///< Qt::TextElideMode, Qt::ElideRight by default
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Marks the row under the pointer in that table, the only one that should use this delegate.
    void followPointer(QTableView *table);

    /// Returns the width of a column that shows all of a cell, in device-independent pixels.
    [[nodiscard]] static int neededWidth(const QTableView &table, const QModelIndex &index);
    /// Returns the width of a column that shows all of that badge.
    [[nodiscard]] static int neededWidth(const QTableView &table, const Badge::Content &badge);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setHoveredRow(QTableView &table, int row);
    void drawContinued(QPainter &painter, const QStyleOptionViewItem &cell, const QModelIndex &index,
                       int column) const;

    int m_hoveredRow = -1;
};
