// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idcolumndelegate.h"

#include "ui/lookup/ids/idcolumnmodel.h"
#include "ui/widgets/views/rowpainter.h"
#include "ui/widgets/views/textlabel.h"

using namespace tokens;

namespace {

int heightOf(TextRole role)
{
    return QFontMetrics(textFont(role)).height();
}

} // namespace

void IdColumnDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    RowPainter row(*painter, option);
    row.ground();
    QRect line = option.rect.adjusted(0, kSpace8, 0, 0);
    line.setHeight(heightOf(TextRole::Strong));
    row.setLine(line);
    const bool hasIds = index.data(IdColumnModel::HasIdsRole).toBool();
    row.trailingText(index.data(IdColumnModel::CountRole).toString(), textFont(TextRole::Body),
                     hasIds ? row.ink() : row.dimInk());
    row.leadingText(index.data().toString(), textFont(TextRole::Strong), row.ink());
    row.setLine({line.left(), line.bottom() + 1 + kSpace4, line.width(), heightOf(TextRole::Caption)});
    row.leadingText(index.data(IdColumnModel::SamplesRole).toString(), textFont(TextRole::Caption),
                    row.dimInk());
}

QSize IdColumnDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, kSpace8 + heightOf(TextRole::Strong) + kSpace4 + heightOf(TextRole::Caption) + kSpace8};
}

#include "moc_idcolumndelegate.cpp"
