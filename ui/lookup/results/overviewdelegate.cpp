// SPDX-License-Identifier: MIT
#include "ui/lookup/results/overviewdelegate.h"

#include "ui/lookup/results/overviewmodel.h"
#include "ui/style/stylepaint.h"
#include "ui/style/textscale.h"
#include "ui/widgets/views/checkablerow.h"
#include "ui/widgets/views/rowpainter.h"
#include "ui/widgets/views/textlabel.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace tokens;

namespace {

int lineHeightOf(const QStyleOptionViewItem &option)
{
    return std::max(option.fontMetrics.height(), textscale::scaled(kCheckBox));
}

bool isHeading(const QModelIndex &index)
{
    return index.data(OverviewModel::HeadingRole).toBool();
}

void drawBar(QPainter &painter, const QStyleOptionViewItem &option, const QRect &track, double share)
{
    const Colors &colors = of(option.palette);
    const auto draw = [&](const QRect &rect, const QColor &color) {
        painter.setBrush(color);
        painter.drawRoundedRect(QStyle::visualRect(option.direction, option.rect, rect), kBarHeight / 2.0,
                                kBarHeight / 2.0);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (!colors.isHigh) // its colour would be too close to that of the bar
        draw(track, colors.line);
    QRect bar = track;
    bar.setWidth(share > 0 ? std::max(kBarHeight, static_cast<int>(std::lround(track.width() * share))) : 0);
    if (bar.width() > 0)
        draw(bar, colors.accent);
    painter.restore();
}

} // namespace

void OverviewDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.state.setFlag(QStyle::State_Selected, false); // what is chosen has a check mark
    RowPainter rows(*painter, row);
    QRect line(row.rect.left(), row.rect.top(), row.rect.width(), lineHeightOf(row) + kSpace4);
    if (isHeading(index)) {
        line.moveBottom(row.rect.bottom());
        rows.setLine(line);
        rows.drawLeadingText(index.data().toString(), strongFont(row.font), rows.ink());
        return;
    }
    rows.drawBackground();
    line.translate(0, kSpace4); // half of what is left beside line and bar
    rows.setLine(line);
    rows.drawTrailingText(index.data(OverviewModel::CountRole).toString(), row.font, rows.dimInk());
    const QVariant share = index.data(OverviewModel::ShareRole);
    if (share.isValid())
        rows.drawLeadingCheckBox(index.data(kCheckedRole).toBool());
    rows.drawLeadingText(index.data().toString(), row.font,
                         share.isValid() ? rows.ink() : rows.colors().accent);
    if (share.isValid()) {
        const int start = kSpace12 + textscale::scaled(kCheckBox) + kSpace8;
        drawBar(*painter, row,
                QRect(row.rect.left() + start, line.bottom() + 1, row.rect.width() - start - kSpace12,
                      kBarHeight),
                share.toDouble());
    }
    if (option.state.testFlag(QStyle::State_HasFocus))
        stylepaint::drawFocusRing(*painter, row.rect, rows.colors());
}

QSize OverviewDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int line = lineHeightOf(option) + kSpace4;
    return {0, isHeading(index) ? line + kSpace12 : line + kBarHeight + kSpace8};
}

bool OverviewDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                   const QStyleOptionViewItem &option, const QModelIndex &index)
{
    return toggleCheckedRow(*event, *model, option, index);
}

#include "moc_overviewdelegate.cpp"
