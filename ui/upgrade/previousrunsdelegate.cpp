// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousrunsdelegate.h"

#include "ui/upgrade/previousrunsmodel.h"
#include "ui/widgets/views/badge.h"

#include <QApplication>
#include <QPainter>

#include <optional>

using namespace tokens;

namespace {

std::optional<Badge::Face> faceOf(const QModelIndex &index)
{
    const QVariant face = index.data(PreviousRunsModel::FaceRole);
    return face.isValid() ? std::optional(face.value<Badge::Face>()) : std::nullopt;
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

} // namespace

void PreviousRunsDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->state.setFlag(QStyle::State_HasFocus, false); // rows are chosen, not cells
    option->textElideMode = index.column() == PreviousRunsModel::Where ? Qt::ElideMiddle : Qt::ElideRight;
}

void PreviousRunsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const auto face = faceOf(index);
    if (!face) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    styleOf(cell)->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    const int margin = marginOf(cell);
    const QRect room = cell.rect.adjusted(margin, 0, -margin, 0);
    const QSize size = Badge::sizeOf(*face).boundedTo(room.size());
    Badge::paint(*painter, QStyle::alignedRect(cell.direction, Qt::AlignLeft | Qt::AlignVCenter, size, room),
                 *face, cell.palette, cell.direction);
}

QSize PreviousRunsDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (const auto face = faceOf(index))
        size.setWidth(Badge::sizeOf(*face).width() + 2 * marginOf(option));
    return size.expandedTo({0, kRowHeight});
}

#include "moc_previousrunsdelegate.cpp"
