// SPDX-License-Identifier: MIT
#include "ui/connections/importdelegate.h"

#include "ui/connections/importmodel.h"
#include "ui/style/textscale.h"
#include "ui/widgets/views/checkablerow.h"
#include "ui/widgets/views/rowpainter.h"
#include "ui/widgets/views/textlabel.h"

#include <QAbstractItemView>

using namespace tokens;

namespace {

/// Returns where the lines below the name begin, which is where the name begins.
int indent()
{
    return textscale::scaled(kCheckBox) + kSpace8;
}

Badge::Content badgeOf(ImportEntry::Action action)
{
    const QString word = importActionText(action);
    switch (action) {
    case ImportEntry::Action::Add:
        return {Tone::Good, Icon::Diamond, word};
    case ImportEntry::Action::Replace:
        return {Tone::Warn, Icon::Square, word};
    case ImportEntry::Action::Same:
        return {Tone::Mute, Icon::Dot, word};
    }
    Q_UNREACHABLE();
}

int headHeight()
{
    return std::max(
        {QFontMetrics(textFont(TextRole::Strong)).height(), kBadgeHeight, textscale::scaled(kCheckBox)});
}

int linesWidth(int rowWidth)
{
    return std::max(1, rowWidth - indent() - 2 * kSpace12);
}

} // namespace

void ImportDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const QFont body = textFont(TextRole::Body);
    RowPainter row(*painter, option);
    row.drawBackground();
    QRect line = option.rect.adjusted(0, kSpace8, 0, 0);
    line.setHeight(headHeight());
    row.setLine(line);
    const QVariant isChecked = index.data(kCheckedRole);
    if (isChecked.isValid())
        row.drawLeadingCheckBox(isChecked.toBool());
    else
        row.skipLeading(textscale::scaled(kCheckBox));
    row.drawTrailingBadge(
        badgeOf(static_cast<ImportEntry::Action>(index.data(ImportModel::ActionRole).toInt())));
    row.drawLeadingText(index.data().toString(), textFont(TextRole::Strong), row.ink());

    const auto below = [&](const QStringList &texts, const QColor &color) {
        for (const QString &text : texts) {
            line.moveTop(line.bottom() + 1 + kSpace4);
            row.setLine(line.adjusted(indent(), 0, 0, 0));
            line.setHeight(row.drawLeadingLines(text, body, color));
        }
    };
    below(index.data(ImportModel::DifferencesRole).toStringList(), row.dimInk());
    below(index.data(ImportModel::NoticesRole).toStringList(), row.inkOf(row.colors().warn.ink));
}

QSize ImportDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QFont body = textFont(TextRole::Body);
    int height = kSpace8 + headHeight();
    for (const QString &text : index.data(ImportModel::DifferencesRole).toStringList() +
                                   index.data(ImportModel::NoticesRole).toStringList())
        height += kSpace4 + wrappedHeight(text, body, linesWidth(width));
    return {0, height + kSpace8};
}

bool ImportDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                 const QModelIndex &index)
{
    return toggleCheckedRow(*event, *model, option, index);
}

#include "moc_importdelegate.cpp"
