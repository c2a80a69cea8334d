// SPDX-License-Identifier: MIT
#include "ui/lookup/list/lookuplistdelegate.h"

#include "ui/lookup/list/lookuplistmodel.h"
#include "ui/style/fonts.h"
#include "ui/style/stylepaint.h"
#include "ui/widgets/views/rowpainter.h"

#include <QPainter>

using namespace tokens;

namespace {

LookupListEntry entryOf(const QModelIndex &index)
{
    return index.data(LookupListEntry::EntryRole).value<LookupListEntry>();
}

/// Draws a bar at the beginning of the row, with a part for each environment.
void drawEnvironments(QPainter &painter, const QStyleOptionViewItem &option, const LookupListEntry &entry,
                      const RowPainter &row)
{
    const int height = option.rect.height() - kSpace8;
    int top = option.rect.top() + kSpace4;
    painter.setPen(Qt::NoPen);
    for (qsizetype i = 0; i < entry.tones.size(); ++i) {
        const int bottom =
            option.rect.top() + kSpace4 + static_cast<int>(height * (i + 1) / entry.tones.size());
        const QRect bar(option.rect.left() + kSpace4, top, kBandHeight, bottom - top);
        painter.setBrush(row.inkOf(row.colors().tone(entry.tones.at(i)).ink));
        painter.drawRect(QStyle::visualRect(option.direction, option.rect, bar));
        top = bottom;
    }
}

} // namespace

void LookupListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const LookupListEntry entry = entryOf(index);
    const QFont caption = textFont(TextRole::Caption);
    RowPainter row(*painter, option);
    if (entry.kind == LookupListEntry::Kind::Heading) {
        row.setLine(option.rect.adjusted(0, kSpace8, 0, 0));
        row.drawLeadingText(entry.title, caption, row.dimInk());
        return;
    }
    row.drawBackground();
    drawEnvironments(*painter, option, entry, row);
    row.setLine(option.rect.adjusted(kSpace4, 0, 0, 0));
    if (!entry.end.isEmpty())
        row.drawTrailingText(entry.end, caption, row.dimInk());
    const bool isNew = entry.kind == LookupListEntry::Kind::NewLookup;
    row.drawLeadingText(entry.title, textFont(TextRole::Body), isNew ? row.dimInk() : row.ink());
    if (entry.share) {
        row.setLine(QRect(option.rect.left() + kSpace4, option.rect.bottom() - kSpace4 / 2,
                          option.rect.width() - kSpace4, kSpace4 / 2));
        row.drawBar(*entry.share);
    }
    const QStyle::State focus = QStyle::State_HasFocus | QStyle::State_Selected;
    if ((option.state & focus) == QStyle::State_HasFocus) // nothing else shows which row it is
        stylepaint::drawFocusRing(*painter, option.rect, row.colors());
}

QSize LookupListDelegate::sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex &index) const
{
    const int height = QFontMetrics(textFont(TextRole::Body)).height() + kSpace8;
    return {0, entryOf(index).kind == LookupListEntry::Kind::Heading ? height + kSpace8 : height};
}

#include "moc_lookuplistdelegate.cpp"
