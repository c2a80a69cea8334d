// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/views/badge.h"

#include <QStyledItemDelegate>

class QAbstractItemView;
class QTableView;

/// Draws the cells of tables: badges, and semibold, dim and red texts. In a table it marks the
/// current row rather than the current cell, and the row under the pointer. A text can continue across the
/// empty cells beside it, and the row of a group has no cells at all.
class CellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum class Ink { Normal, Dim, Danger };

    /// Roles that the delegate reads in addition to Qt's. A cell without data for a role is drawn normally.
    /// The models' own roles begin at Qt::UserRole and must stay below these.
    enum Role {
        BadgeRole = Qt::UserRole + 100, ///< Badge::Content, drawn instead of the text
        ShortBadgeRole,                 ///< Badge::Content, drawn if the badge does not fit
        BadgeTextRole,                  ///< QString, drawn beside the badge
        QuietRole,                      ///< bool: the badge has no background and a dim colour
        ContinuedRole, ///< int, the column of the same row whose text continues across this empty cell
        InkRole,       ///< Ink
        StrongRole,    ///< bool: semibold
        ShortRole,     ///< QString, drawn if the text does not fit
        ElideRole,     ///< Qt::TextElideMode, Qt::ElideRight by default
        GroupRole,     ///< Group, which is drawn across the whole row of a table
    };

    /// The row of a group, which is above the rows of the group or, if it is folded, stands for them.
    struct Group
    {
        QString name;
        QString counts; ///< drawn behind the name, dim
        bool isFolded = false;
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Marks the row under the pointer in that table, the only one that should use this delegate.
    void followPointer(QTableView *table);

    /// Sets whether the current row of a table has a bar where it begins on screen, also without the focus.
    void setCurrentMarked(bool isMarked) { m_isCurrentMarked = isMarked; }

    /// Returns the width of a column that shows all of a cell, in device-independent pixels.
    [[nodiscard]] static int neededWidth(const QAbstractItemView &view, const QModelIndex &index);
    /// Returns the width of a column that shows all of that text.
    [[nodiscard]] static int neededWidth(const QAbstractItemView &view, const QString &text);
    /// Returns the width of a column that shows all of that badge.
    [[nodiscard]] static int neededWidth(const QAbstractItemView &view, const Badge::Content &badge);

    /// Returns where the arrow of a group's row is in the viewport.
    [[nodiscard]] static QRect groupArrow(const QTableView &table, int row);

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

    bool m_isCurrentMarked = false;
    int m_hoveredRow = -1;
};
