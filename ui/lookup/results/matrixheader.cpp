// SPDX-License-Identifier: MIT
#include "ui/lookup/results/matrixheader.h"

#include "ui/style/tokens.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/celldelegate.h"

#include <QPainter>
#include <QStyleOptionHeader>

using namespace tokens;

MatrixHeader::MatrixHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
}

int MatrixHeader::neededWidth(int section) const
{
    const QVariant badge = model()->headerData(section, Qt::Horizontal, CellDelegate::BadgeRole);
    const QString title = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    const int width = badge.isValid() ? Badge::sizeOf(badge.value<Badge::Content>()).width()
                                      : QFontMetrics(font()).horizontalAdvance(title) + 1;
    return width + kSpace4 + style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this) +
           2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this) + 2;
}

void MatrixHeader::initStyleOptionForIndex(QStyleOptionHeader *option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    if (model()->headerData(section, Qt::Horizontal, CellDelegate::BadgeRole).isValid())
        option->text.clear();
}

void MatrixHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    QHeaderView::paintSection(painter, rect, section);
    painter->restore();
    const QVariant badge = model()->headerData(section, Qt::Horizontal, CellDelegate::BadgeRole);
    if (!badge.isValid())
        return;
    QStyleOptionHeader option;
    initStyleOption(&option);
    option.rect = rect;
    if (isSortIndicatorShown() && sortIndicatorSection() == section)
        option.sortIndicator = QStyleOptionHeader::SortDown; // only its place matters
    const QRect room = style()->subElementRect(QStyle::SE_HeaderLabel, &option, this);
    const auto content = badge.value<Badge::Content>();
    const QSize size = Badge::sizeOf(content).boundedTo(room.size());
    Badge::paint(*painter,
                 QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, size, room),
                 content, palette(), layoutDirection());
}

#include "moc_matrixheader.cpp"
