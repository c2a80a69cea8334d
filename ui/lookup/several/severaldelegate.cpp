// SPDX-License-Identifier: MIT
#include "ui/lookup/several/severaldelegate.h"

#include "ui/lookup/several/severalmodel.h"
#include "ui/style/textscale.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/checkablerow.h"
#include "ui/widgets/views/rowpainter.h"
#include "ui/widgets/views/textlabel.h"

#include <algorithm>

using namespace tokens;

namespace {

int severalHeadHeight()
{
    return std::max(
        {QFontMetrics(textFont(TextRole::Strong)).height(), kBadgeHeight, textscale::scaled(kCheckBox)});
}

} // namespace

void SeveralDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const QFont caption = textFont(TextRole::Caption);
    RowPainter row(*painter, option);
    row.drawBackground();
    QRect line = option.rect.adjusted(0, kSpace8, 0, 0);
    line.setHeight(severalHeadHeight());
    row.setLine(line);
    row.drawLeadingCheckBox(index.data(kCheckedRole).toBool());
    const QString environment = index.data(ConnectionRow::EnvironmentRole).toString();
    if (!environment.isEmpty()) {
        const auto color = index.data(ConnectionRow::EnvironmentColorRole).toInt();
        row.drawTrailingBadge(environmentBadge(environment, static_cast<EnvironmentColor>(color)));
    }
    row.drawLeadingText(index.data().toString(), textFont(TextRole::Strong), row.ink());

    const int below = QFontMetrics(caption).height();
    const int indent = textscale::scaled(kCheckBox) + kSpace8;
    for (const QString &text : {whereAndWho(index), index.data(SeveralModel::SessionRole).toString()}) {
        line.moveTop(line.bottom() + 1);
        line.setHeight(below);
        row.setLine(line);
        row.skipLeading(indent - kSpace8);
        row.drawLeadingText(text, caption, row.dimInk());
    }
}

QSize SeveralDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const int below = QFontMetrics(textFont(TextRole::Caption)).height();
    return {0, kSpace8 + severalHeadHeight() + 2 * below + kSpace8};
}

bool SeveralDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                  const QStyleOptionViewItem &option, const QModelIndex &index)
{
    return toggleCheckedRow(*event, *model, option, index);
}

#include "moc_severaldelegate.cpp"
