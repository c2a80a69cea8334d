// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsdelegate.h"

#include "ui/lookup/results/resultsmodel.h"
#include "ui/style/textsize.h"
#include "ui/widgets/views/textlabel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include <optional>

using namespace tokens;

namespace {

std::optional<Badge::Face> faceOf(const QModelIndex &index)
{
    const QVariant face = index.data(ResultsModel::FaceRole);
    return face.isValid() ? std::optional(face.value<Badge::Face>()) : std::nullopt;
}

bool isState(const QModelIndex &index)
{
    return index.column() == static_cast<int>(ResultColumn::State);
}

bool isSelected(const QStyleOptionViewItem &option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

const QStyle *styleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? option.widget->style() : QApplication::style();
}

/// Where a cell's text begins and ends, as QStyle places it.
int marginOf(const QStyleOptionViewItem &option)
{
    return styleOf(option)->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
}

QColor inkOf(resultcells::Ink ink, const Colors &colors)
{
    switch (ink) {
    case resultcells::Ink::Normal:
        return {};
    case resultcells::Ink::Dim:
        return colors.dim;
    case resultcells::Ink::Danger:
        return colors.danger.ink;
    }
    Q_UNREACHABLE();
}

void drawPanel(QPainter &painter, const QStyleOptionViewItem &option)
{
    styleOf(option)->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, option.widget);
}

void drawBadge(QPainter &painter, const QStyleOptionViewItem &option, const Badge::Face &face)
{
    const int margin = marginOf(option);
    const QRect room = option.rect.adjusted(margin, 0, -margin, 0);
    const QSize size = Badge::sizeOf(face).boundedTo(room.size());
    Badge::paint(painter, QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, size, room),
                 face, option.palette, option.direction);
}

/// The state's shape, beside its word.
void drawShape(QPainter &painter, const QStyleOptionViewItem &option, const QRect &room,
               const Badge::Face &face)
{
    const QRect place =
        QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter,
                            {textsize::scaled(kBadgeShape), textsize::scaled(kBadgeShape)}, room);
    const Colors &colors = of(option.palette);
    const QColor &ink = colors.onRow(colors.tone(face.tone).ink, isSelected(option));
    painter.drawPixmap(place.topLeft(), iconPixmap(face.icon, ink, textsize::scaled(kBadgeShape),
                                                   painter.device()->devicePixelRatioF()));
}

/// Where the keyboard is, when several rows are selected.
void markCurrentRow(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
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

ResultsDelegate::ResultsDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void ResultsDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->state.setFlag(QStyle::State_HasFocus, false); // the whole row is marked instead
    option->textElideMode = Qt::ElideRight;
    if (index.data(ResultsModel::StrongRole).toBool()) {
        option->font = strongFont(option->font);
        option->fontMetrics = QFontMetrics(option->font);
    }
    const auto ink = index.data(ResultsModel::InkRole).value<resultcells::Ink>();
    if (const QColor color = inkOf(ink, of(option->palette)); color.isValid()) {
        option->palette.setColor(QPalette::Text, color);
        option->palette.setColor(QPalette::HighlightedText, of(option->palette).onRow(color, true));
    }
    const QString shorter = index.data(ResultsModel::ShortRole).toString();
    const int room = option->rect.width() - 2 * marginOf(*option);
    if (!shorter.isEmpty() && option->fontMetrics.horizontalAdvance(option->text) > room)
        option->text = shorter;
}

void ResultsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const auto face = faceOf(index);
    if (face && !isState(index)) {
        drawPanel(*painter, cell);
        drawBadge(*painter, cell, *face);
    } else if (face) {
        drawPanel(*painter, cell);
        const int margin = marginOf(cell);
        const QRect room = cell.rect.adjusted(margin, 0, -margin, 0);
        drawShape(*painter, cell, room, *face);
        const QRect rest = QStyle::visualRect(
            cell.direction, room, room.adjusted(textsize::scaled(kBadgeShape) + kSpace8, 0, 0, 0));
        const QString text = cell.fontMetrics.elidedText(cell.text, Qt::ElideRight, rest.width());
        styleOf(cell)->drawItemText(
            painter, rest,
            static_cast<int>(QStyle::visualAlignment(cell.direction, Qt::AlignLeft | Qt::AlignVCenter)),
            cell.palette, true, text, isSelected(cell) ? QPalette::HighlightedText : QPalette::Text);
    } else {
        styleOf(cell)->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    }
    markCurrentRow(*painter, cell, index);
}

QSize ResultsDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto face = faceOf(index);
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (face && isState(index))
        size.rwidth() += textsize::scaled(kBadgeShape) + kSpace8;
    else if (face)
        size.setWidth(Badge::sizeOf(*face).width() + 2 * marginOf(option));
    return size.expandedTo({0, kRowHeight});
}

#include "moc_resultsdelegate.cpp"
