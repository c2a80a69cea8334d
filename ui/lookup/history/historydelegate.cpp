// SPDX-License-Identifier: MIT
#include "ui/lookup/history/historydelegate.h"

#include "ui/lookup/history/historymodel.h"
#include "ui/widgets/views/rowpainter.h"
#include "ui/widgets/views/textlabel.h"

#include <QAbstractItemView>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

QString text(const QModelIndex &index, HistoryModel::Role role)
{
    return index.data(role).toString();
}

int widthOf(const QString &text, const QFont &font)
{
    return QFontMetrics(font).horizontalAdvance(text);
}

std::optional<Badge::Content> badgeOf(const QModelIndex &index)
{
    const QString environment = text(index, HistoryModel::EnvironmentRole);
    if (environment.isEmpty())
        return std::nullopt;
    const int color = index.data(HistoryModel::EnvironmentColorRole).toInt();
    return environmentBadge(environment, static_cast<EnvironmentColor>(color));
}

int headHeight()
{
    return QFontMetrics(textFont(TextRole::Strong)).height();
}

int lineHeight()
{
    return std::max(QFontMetrics(textFont(TextRole::Body)).height(), Badge::sizeOf({}).height());
}

/// Returns the width of a line in a row of this width.
int lineWidth(int rowWidth)
{
    return std::max(1, rowWidth - 2 * kSpace12);
}

/// Returns the height of the counts on a line of their own, where they wrap.
int countsHeight(const QModelIndex &index, int rowWidth)
{
    return wrappedHeight(text(index, HistoryModel::CountsRole), textFont(TextRole::Body),
                         lineWidth(rowWidth));
}

/// Returns whether the connection is on the same line as the counts.
bool isOneLine(const QModelIndex &index, int rowWidth)
{
    const auto badge = badgeOf(index);
    const int where = widthOf(text(index, HistoryModel::ConnectionRole), textFont(TextRole::Caption)) +
                      (badge ? kSpace12 + Badge::sizeOf(*badge).width() : 0);
    const int counts = widthOf(text(index, HistoryModel::CountsRole), textFont(TextRole::Body));
    return counts + kSpace24 + where <= lineWidth(rowWidth);
}

} // namespace

void HistoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const QFont strong = textFont(TextRole::Strong);
    const QFont body = textFont(TextRole::Body);
    const QFont caption = textFont(TextRole::Caption);
    RowPainter row(*painter, option);
    row.drawBackground();
    QRect line = option.rect.adjusted(0, kSpace8, 0, 0);
    line.setHeight(headHeight());
    const auto nextLine = [&line, &row](int height) {
        line = QRect(line.left(), line.bottom() + 1 + kSpace4, line.width(), height);
        row.setLine(line);
    };

    row.setLine(line);
    const QString time = text(index, HistoryModel::TimeRole);
    const QString ids = index.data().toString();
    const int timeRoom = std::max(lineWidth(line.width()) - widthOf(ids, strong) - kSpace12,
                                  lineWidth(line.width()) / 2); // each gets at least half of the line
    row.drawTrailingText(widthOf(time, caption) <= timeRoom ? time : text(index, HistoryModel::ShortTimeRole),
                         caption, row.dimInk());
    row.drawLeadingText(ids, strong, row.ink());

    const auto badge = badgeOf(index);
    const QString counts = text(index, HistoryModel::CountsRole);
    const QString connection = text(index, HistoryModel::ConnectionRole);
    if (isOneLine(index, line.width())) {
        nextLine(lineHeight());
        if (badge)
            row.drawTrailingBadge(*badge);
        row.drawTrailingText(connection, caption, row.dimInk());
        row.drawLeadingText(counts, body, row.ink());
    } else {
        nextLine(countsHeight(index, line.width()));
        row.drawLeadingLines(counts, body, row.ink());
        nextLine(lineHeight());
        if (badge)
            row.drawTrailingBadge(*badge);
        row.drawLeadingText(connection, caption, row.dimInk());
    }
    const QString notice = text(index, HistoryModel::NoticeRole);
    if (!notice.isEmpty()) {
        nextLine(0);
        row.drawLeadingLines(notice, caption, row.inkOf(row.colors().warn.ink));
    }
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QString notice = text(index, HistoryModel::NoticeRole);
    int height = kSpace8 + headHeight() + kSpace4 + lineHeight();
    if (!isOneLine(index, width))
        height += countsHeight(index, width) + kSpace4;
    if (!notice.isEmpty())
        height += kSpace4 + wrappedHeight(notice, textFont(TextRole::Caption), lineWidth(width));
    return {0, height + kSpace8};
}

#include "moc_historydelegate.cpp"
