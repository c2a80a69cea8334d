// SPDX-License-Identifier: MIT
#include "ui/widgets/views/celldelegate.h"

#include "ui/style/stylepaint.h"
#include "ui/style/textscale.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <optional>
#include <utility>

using namespace tokens;

namespace {

std::optional<Badge::Content> badgeOf(const QModelIndex &index,
                                      CellDelegate::Role role = CellDelegate::BadgeRole)
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

void drawText(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect, const QString &text)
{
    painter.setFont(option.font);
    styleOf(option)->drawItemText(
        &painter, rect,
        static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
        option.palette, true, option.fontMetrics.elidedText(text, Qt::ElideRight, rect.width()),
        isSelected(option) ? QPalette::HighlightedText : QPalette::Text);
}

/// Draws the badge, and behind it the text that belongs to it.
void drawBadge(QPainter &painter, const QStyleOptionViewItem &option, const Badge::Content &whole,
               const QModelIndex &index)
{
    const QRect room = roomOf(option);
    const bool fits = Badge::sizeOf(whole).width() <= room.width();
    const Badge::Content badge = fits ? whole : badgeOf(index, CellDelegate::ShortBadgeRole).value_or(whole);
    const QSize size = Badge::sizeOf(badge).boundedTo(room.size());
    const QRect place = QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, size, room);
    if (index.data(CellDelegate::QuietRole).toBool())
        Badge::paintQuiet(painter, place, badge, option.palette, option.direction, isSelected(option));
    else
        Badge::paint(painter, place, badge, option.palette, option.direction);
    const QRect rest =
        QStyle::visualRect(option.direction, room, room.adjusted(size.width() + kSpace8, 0, 0, 0));
    const QString text = index.data(CellDelegate::BadgeTextRole).toString();
    if (!text.isEmpty() && rest.width() > 0)
        drawText(painter, option, rest, text);
}

/// Returns the area of all columns in the viewport of a table.
QRect wholeRow(const QTableView &table, int row)
{
    const QHeaderView &header = *table.horizontalHeader();
    int place = 0;
    while (place + 1 < header.count() && header.isSectionHidden(header.logicalIndex(place)))
        ++place;
    const int first = header.logicalIndex(place);
    QRect whole(table.columnViewportPosition(first), table.rowViewportPosition(row), header.length(),
                table.rowHeight(row));
    if (table.layoutDirection() == Qt::RightToLeft)
        whole.moveRight(whole.left() + header.sectionSize(first) - 1);
    return whole;
}

/// Returns the area of the arrow, in whose middle it is.
QRect arrowIn(const QRect &whole, const QStyleOptionViewItem &option)
{
    const int width = 2 * marginOf(option) + textscale::scaled(kSmallIcon);
    return QStyle::visualRect(option.direction, whole, {whole.left(), whole.top(), width, whole.height()});
}

/// Draws the part of a group's row that belongs into this cell. The name gives way to the counts.
void drawGroup(QPainter &painter, const QStyleOptionViewItem &cell, const QTableView &table,
               const CellDelegate::Group &group, int row)
{
    const Colors &colors = of(cell.palette);
    const QRect whole = wholeRow(table, row);
    painter.save();
    painter.setClipRect(cell.rect, Qt::IntersectClip);
    if (!isSelected(cell)) {
        painter.fillRect(cell.rect, colors.alternate);
        painter.fillRect(cell.rect.adjusted(0, cell.rect.height() - kHair, 0, 0), colors.line);
    }
    const QRect arrow = arrowIn(whole, cell);
    painter.save();
    painter.translate(QRectF(arrow).center());
    if (group.isFolded)
        painter.rotate(cell.direction == Qt::RightToLeft ? 90 : -90);
    stylepaint::drawChevron(painter, QRect(-kSpace8, -kSpace8, kSpace16, kSpace16),
                            colors.onRow(colors.dim, isSelected(cell)));
    painter.restore();

    QStyleOptionViewItem counts = cell;
    const QColor &dim = colors.onRow(colors.dim, isSelected(cell));
    counts.palette.setColor(QPalette::Text, dim);
    counts.palette.setColor(QPalette::HighlightedText, dim);
    QStyleOptionViewItem name = cell;
    name.font = strongFont(cell.font);
    name.fontMetrics = QFontMetrics(name.font);
    const int start = arrow.width() + marginOf(cell);
    const int room = whole.width() - start - marginOf(cell);
    const int countsWidth = counts.fontMetrics.horizontalAdvance(group.counts) + 1;
    const int nameWidth =
        std::clamp(name.fontMetrics.horizontalAdvance(group.name) + 1, 0, std::max(0, room - countsWidth));
    const auto draw = [&](const QStyleOptionViewItem &option, int left, int width, const QString &text) {
        const QRect place(whole.left() + left, whole.top(), width, whole.height());
        drawText(painter, option, QStyle::visualRect(cell.direction, whole, place), text);
    };
    draw(name, start, nameWidth, group.name);
    draw(counts, start + nameWidth, std::min(countsWidth, room - nameWidth), group.counts);
    painter.restore();
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

/// Draws the part in this cell of a bar at the edge of the table where the row begins.
void drawBar(QPainter &painter, const QStyleOptionViewItem &cell, const QTableView &table)
{
    const QRect view = table.viewport()->rect();
    const QRect bar(view.left(), cell.rect.top(), kSpace4, cell.rect.height());
    painter.fillRect(QStyle::visualRect(cell.direction, view, bar) & cell.rect,
                     of(cell.palette).onRow(of(cell.palette).accent, isSelected(cell)));
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
    const auto badge = badgeOf(index);
    const QVariant continued = index.data(ContinuedRole);
    const QVariant group = index.data(GroupRole);
    const auto *table = qobject_cast<const QTableView *>(cell.widget);
    const bool hasBar = m_isCurrentMarked && table && table->currentIndex().row() == index.row();
    if (!isSelected(cell) && (hasBar || index.row() == m_hoveredRow))
        painter->fillRect(cell.rect, of(cell.palette).alternate);
    if (badge || continued.isValid() || group.isValid())
        styleOf(cell)->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    if (badge)
        drawBadge(*painter, cell, *badge, index);
    else if (continued.isValid())
        drawContinued(*painter, cell, index, continued.toInt());
    else if (group.isValid() && table)
        drawGroup(*painter, cell, *table, group.value<Group>(), index.row());
    else
        styleOf(cell)->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    if (hasBar)
        drawBar(*painter, cell, *table);
    markCurrentRow(*painter, cell, index);
}

/// Draws the part of the text that belongs into this cell. Each cell draws its part, so that a cell can be
/// updated alone.
void CellDelegate::drawContinued(QPainter &painter, const QStyleOptionViewItem &cell,
                                 const QModelIndex &index, int column) const
{
    const auto *table = qobject_cast<const QTableView *>(cell.widget);
    if (!table)
        return;
    const QHeaderView &header = *table->horizontalHeader();
    const int first = header.visualIndex(column);
    const auto isPart = [&](int place) {
        const int part = header.logicalIndex(place);
        return part == column || header.isSectionHidden(part) ||
               index.siblingAtColumn(part).data(ContinuedRole).isValid();
    };
    const int here = header.visualIndex(index.column());
    if (here < first || header.isSectionHidden(column))
        return;
    for (int place = first; place <= here; ++place) {
        if (!isPart(place))
            return; // another text is in between
    }
    int width = 0;
    for (int place = first; place < header.count() && isPart(place); ++place)
        width += header.sectionSize(header.logicalIndex(place));
    int before = 0;
    for (int place = first; place < here; ++place)
        before += header.sectionSize(header.logicalIndex(place));

    QStyleOptionViewItem text = cell;
    text.rect.setWidth(width);
    if (cell.direction == Qt::RightToLeft)
        text.rect.moveRight(cell.rect.right() + before);
    else
        text.rect.moveLeft(cell.rect.left() - before);
    const QModelIndex source = index.siblingAtColumn(column);
    const QRect room = text.rect;
    initStyleOption(&text, source);
    text.rect = room;
    painter.save();
    painter.setClipRect(cell.rect, Qt::IntersectClip);
    drawText(painter, text, roomOf(text), text.text);
    painter.restore();
}

QRect CellDelegate::groupArrow(const QTableView &table, int row)
{
    QStyleOptionViewItem option;
    option.initFrom(&table);
    option.widget = &table;
    return arrowIn(wholeRow(table, row), option);
}

int CellDelegate::neededWidth(const QAbstractItemView &view, const QModelIndex &index)
{
    QStyleOptionViewItem option;
    option.widget = &view;
    const int margins = 2 * marginOf(option);
    const QString text = index.data().toString();
    const bool isStrong = index.data(StrongRole).toBool();
    const QFontMetrics metrics(isStrong ? strongFont(view.font()) : view.font());
    const auto badge = badgeOf(index);
    if (!badge)
        return metrics.horizontalAdvance(text) + margins + 1;
    const QString beside = index.data(BadgeTextRole).toString();
    return Badge::sizeOf(*badge).width() + margins +
           (beside.isEmpty() ? 0 : kSpace8 + metrics.horizontalAdvance(beside) + 1);
}

int CellDelegate::neededWidth(const QAbstractItemView &view, const QString &text)
{
    QStyleOptionViewItem option;
    option.widget = &view;
    return QFontMetrics(view.font()).horizontalAdvance(text) + 2 * marginOf(option) + 1;
}

int CellDelegate::neededWidth(const QAbstractItemView &view, const Badge::Content &badge)
{
    QStyleOptionViewItem option;
    option.widget = &view;
    return Badge::sizeOf(badge).width() + 2 * marginOf(option);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const auto *table = qobject_cast<const QTableView *>(option.widget);
    if (table && index.data(BadgeRole).isValid())
        size.setWidth(neededWidth(*table, index));
    return size.expandedTo({0, option.fontMetrics.height() + kSpace8});
}

void CellDelegate::followPointer(QTableView *table)
{
    table->setMouseTracking(true);
    table->viewport()->installEventFilter(this);
    // The pointer is over another row then.
    connect(table->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this, table] { setHoveredRow(*table, -1); });
}

bool CellDelegate::eventFilter(QObject *watched, QEvent *event)
{
    // A viewport still gets events while its table is being destroyed and is no QTableView any more.
    auto *table = qobject_cast<QTableView *>(watched->parent());
    if (table && watched == table->viewport()) {
        if (event->type() == QEvent::MouseMove)
            setHoveredRow(*table, table->rowAt(static_cast<QMouseEvent *>(event)->position().toPoint().y()));
        else if (event->type() == QEvent::Leave)
            setHoveredRow(*table, -1);
        return false;
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

void CellDelegate::setHoveredRow(QTableView &table, int row)
{
    if (row == m_hoveredRow)
        return;
    for (const int changed : {std::exchange(m_hoveredRow, row), row}) {
        if (changed >= 0)
            table.viewport()->update(0, table.rowViewportPosition(changed), table.viewport()->width(),
                                     table.rowHeight(changed));
    }
}

#include "moc_celldelegate.cpp"
