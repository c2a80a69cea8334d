// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsheader.h"

#include "ui/style/tokens.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/celldelegate.h"

#include <QPainter>
#include <QStyleOptionHeader>

using namespace tokens;

ResultsHeader::ResultsHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
}

int ResultsHeader::neededWidth(int section) const
{
    const QVariant badge = model()->headerData(section, Qt::Horizontal, CellDelegate::BadgeRole);
    const QString title = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    const int width = badge.isValid() ? Badge::sizeOf(badge.value<Badge::Content>()).width()
                                      : QFontMetrics(font()).horizontalAdvance(title) + 1;
    return width + indicatorWidth() + 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this) + 2;
}

/// Returns the room that the sort indicator takes from the title. Qt keeps free what is beside it, too.
int ResultsHeader::indicatorWidth() const
{
    return 2 * (style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this) + kSpace4);
}

void ResultsHeader::initStyleOptionForIndex(QStyleOptionHeader *option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    if (model()->headerData(section, Qt::Horizontal, CellDelegate::BadgeRole).isValid())
        option->text.clear();
}

void ResultsHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    QHeaderView::paintSection(painter, rect, section);
    painter->restore();
    const QVariant badge = model()->headerData(section, Qt::Horizontal, CellDelegate::BadgeRole);
    if (!badge.isValid())
        return;
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    const bool isSorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const QRect room = QStyle::visualRect(
        layoutDirection(), rect, rect.adjusted(margin, 0, -margin - (isSorted ? indicatorWidth() : 0), 0));
    const auto content = badge.value<Badge::Content>();
    const QSize size = Badge::sizeOf(content).boundedTo(room.size());
    Badge::paint(*painter,
                 QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, size, room),
                 content, palette(), layoutDirection());
}

#include "moc_resultsheader.cpp"
