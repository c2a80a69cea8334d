// SPDX-License-Identifier: MIT
#include "ui/widgets/views/celldelegate.h"

#include "ui/style/textscale.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QPainter>
#include <QTableView>

#include <optional>

using namespace tokens;

namespace {

std::optional<Badge::Content> badgeOf(const QModelIndex &index, CellDelegate::Role role)
{
    const QVariant badge = index.data(role);
    return badge.isValid() ? std::optional(badge.value<Badge::Content>()) : std::nullopt;
}

bool isSelected(const QStyleOptionViewItem &option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

const QStyle *styleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? option.widget->style() : QApplication::style();
}

/// Returns the margin at both ends of a cell's text, as QStyle places it.
int marginOf(const QStyleOptionViewItem &option)
{
    return styleOf(option)->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
}

QRect roomOf(const QStyleOptionViewItem &option)
{
    const int margin = marginOf(option);
    return option.rect.adjusted(margin, 0, -margin, 0);
}

QColor inkOf(CellDelegate::Ink ink, const Colors &colors)
{
    switch (ink) {
    case CellDelegate::Ink::Normal:
        return {};
    case CellDelegate::Ink::Dim:
        return colors.dim;
    case CellDelegate::Ink::Danger:
        return colors.danger.ink;
    }
    Q_UNREACHABLE();
}

void drawBadge(QPainter &painter, const QStyleOptionViewItem &option, const Badge::Content &badge)
{
    const QRect room = roomOf(option);
    const QSize size = Badge::sizeOf(badge).boundedTo(room.size());
    Badge::paint(painter, QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, size, room),
                 badge, option.palette, option.direction);
}

void drawShapeAndText(QPainter &painter, const QStyleOptionViewItem &option, const Badge::Content &badge)
{
    const QRect room = roomOf(option);
    const int side = textscale::scaled(kBadgeShape);
    const QRect place =
        QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, {side, side}, room);
    const Colors &colors = of(option.palette);
    const QColor &ink = colors.onRow(colors.tone(badge.tone).ink, isSelected(option));
    painter.drawPixmap(place.topLeft(),
                       iconPixmap(badge.icon, ink, side, painter.device()->devicePixelRatioF()));
    const QRect rest = QStyle::visualRect(option.direction, room, room.adjusted(side + kSpace8, 0, 0, 0));
    styleOf(option)->drawItemText(
        &painter, rest,
        static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
        option.palette, true, option.fontMetrics.elidedText(option.text, Qt::ElideRight, rest.width()),
        isSelected(option) ? QPalette::HighlightedText : QPalette::Text);
}

/// Marks the row with the keyboard focus, which matters if several rows are selected. A tree view marks its
/// current row itself.
void markCurrentRow(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QTableView *>(option.widget);
    if (!view || !view->hasFocus() || view->currentIndex().row() != index.row())
        return;
    const Colors &colors = of(option.palette);
    const QRect &cell = option.rect;
    const QColor &ink = colors.onRow(colors.accent, isSelected(option));
    const int width = colors.isHigh ? kRing : kHair;
    painter.fillRect(QRect(cell.left(), cell.top(), cell.width(), width), ink);
    painter.fillRect(QRect(cell.left(), cell.bottom() - width + 1, cell.width(), width), ink);
}

} // namespace

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->state.setFlag(QStyle::State_HasFocus, false);
    const QVariant elide = index.data(ElideRole);
    option->textElideMode = elide.isValid() ? elide.value<Qt::TextElideMode>() : Qt::ElideRight;
    if (index.data(StrongRole).toBool()) {
        option->font = strongFont(option->font);
        option->fontMetrics = QFontMetrics(option->font);
    }
    const auto ink = index.data(InkRole).value<Ink>();
    if (const QColor color = inkOf(ink, of(option->palette)); color.isValid()) {
        option->palette.setColor(QPalette::Text, color);
        option->palette.setColor(QPalette::HighlightedText, of(option->palette).onRow(color, true));
    }
    const QString shorter = index.data(ShortRole).toString();
    const int room = option->rect.width() - 2 * marginOf(*option);
    if (!shorter.isEmpty() && option->fontMetrics.horizontalAdvance(option->text) > room)
        option->text = shorter;
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const auto badge = badgeOf(index, BadgeRole);
    const auto shape = badgeOf(index, ShapeRole);
    if (badge || shape)
        styleOf(cell)->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    if (badge)
        drawBadge(*painter, cell, *badge);
    else if (shape)
        drawShapeAndText(*painter, cell, *shape);
    else
        styleOf(cell)->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    markCurrentRow(*painter, cell, index);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (const auto badge = badgeOf(index, BadgeRole))
        size.setWidth(Badge::sizeOf(*badge).width() + 2 * marginOf(option));
    else if (badgeOf(index, ShapeRole))
        size.rwidth() += textscale::scaled(kBadgeShape) + kSpace8;
    return size.expandedTo({0, kRowHeight});
}

#include "moc_celldelegate.cpp"
