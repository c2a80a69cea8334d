// SPDX-License-Identifier: MIT
#include "ui/widgets/views/listrowdelegate.h"

#include "text/composedtext.h"
#include "ui/style/stylepaint.h"
#include "ui/style/textscale.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/rowpainter.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

using namespace tokens;

namespace {

struct ListRowTexts
{
    Q_DECLARE_TR_FUNCTIONS(CheckableRow)
public:
    static QString state(bool isChecked)
    {
        //: What a screen reader says of a row with a check box that is checked, or is not.
        return isChecked ? tr("checked") : tr("not checked");
    }
};

/// A line as it is drawn in a row of a certain width.
struct DrawnLine
{
    QString text;
    QFont font;
    ListRow::Ink ink = ListRow::Ink::Normal;
    bool isWrapped = false;
    QList<ListRow::End> ends{};
    QFont endFont{};
    int gap = 0; ///< above the line
    int height = 0;
};

ListRow rowOf(const QModelIndex &index)
{
    return index.data(ListRowDelegate::RowRole).value<ListRow>();
}

bool isCheckable(const ListRow &row)
{
    return row.box == ListRow::Box::Checked || row.box == ListRow::Box::Unchecked;
}

/// Returns whether the badge is more than room for one.
bool isBadge(const std::optional<Badge::Content> &badge)
{
    return badge && !badge->word.isEmpty();
}

/// Returns where lines begin, which is after the check box.
int indentOf(const ListRow &row)
{
    return row.box == ListRow::Box::None ? 0 : textscale::scaled(kCheckBox) + kSpace8;
}

int widthOf(const QString &text, const QFont &font)
{
    return QFontMetrics(font).horizontalAdvance(text);
}

/// Returns the width of what is at the end of a line, and of the gaps between.
int widthOf(const QList<ListRow::End> &ends, const QFont &font)
{
    int width = -kSpace12;
    for (const ListRow::End &end : ends) {
        if (isBadge(end.badge))
            width += kSpace12 + Badge::sizeOf(*end.badge).width();
        if (!end.text.isEmpty())
            width += kSpace12 + widthOf(end.text, font);
        if (end.icon)
            width += kSpace4 + textscale::scaled(kSmallIcon);
    }
    return std::max(0, width);
}

int heightOfLine(const QFont &font, const QList<ListRow::End> &ends)
{
    int height = QFontMetrics(font).height();
    for (const ListRow::End &end : ends) {
        if (end.badge)
            height = std::max(height, Badge::sizeOf(*end.badge).height());
    }
    return height;
}

DrawnLine titleLine(const ListRow &row)
{
    const bool hasBody = row.kind == ListRow::Kind::Action || row.share;
    const QFont font = textFont(hasBody ? TextRole::Body : TextRole::Strong);
    DrawnLine line{.text = row.title,
                   .font = font,
                   .ends = row.ends,
                   .endFont = textFont(hasBody ? TextRole::Body : TextRole::Caption),
                   .gap = kSpace8,
                   .height = heightOfLine(font, row.ends)};
    const int box = textscale::scaled(kCheckBox);
    if (row.kind == ListRow::Kind::Action) {
        line.ink = ListRow::Ink::Accent;
        line.gap = 0;
        line.height = std::max(kRowHeight, line.height + 2 * kSpace8);
    } else if (row.kind == ListRow::Kind::Heading || row.share) { // as high as one another
        line.gap = row.share ? kSpace4 : kSpace12;
        line.height = std::max(line.height, box) + kSpace4;
    } else if (row.box != ListRow::Box::None) {
        line.height = std::max(line.height, box);
    }
    return line;
}

/// Returns the lines of a row of this width.
QList<DrawnLine> linesOf(const ListRow &row, int rowWidth)
{
    const int width = std::max(1, rowWidth - indentOf(row) - 2 * kSpace12);
    const QFont caption = textFont(TextRole::Caption);
    QList<DrawnLine> lines{titleLine(row)};
    for (const ListRow::Line &line : row.lines) {
        DrawnLine drawn{.text = line.text,
                        .font = textFont(line.role),
                        .ink = line.ink,
                        .ends = line.ends,
                        .endFont = caption,
                        .gap = row.isDense ? 0 : kSpace4};
        drawn.height = heightOfLine(drawn.font, drawn.ends);
        const bool isOneLine =
            !line.ends.isEmpty() &&
            widthOf(line.text, drawn.font) + kSpace24 + widthOf(line.ends, caption) <= width;
        if (!line.wraps || isOneLine) {
            lines += drawn;
            continue;
        }
        DrawnLine wrapped = drawn;
        wrapped.isWrapped = true;
        wrapped.ends.clear();
        wrapped.height = wrappedHeight(wrapped.text, wrapped.font, width);
        lines += wrapped;
        if (!line.ends.isEmpty()) {
            drawn.text = std::exchange(drawn.ends.first().text, {});
            drawn.font = caption;
            drawn.ink = line.ends.constFirst().ink;
            lines += drawn;
        }
    }
    return lines;
}

QColor colorOf(ListRow::Ink ink, const RowPainter &painter)
{
    switch (ink) {
    case ListRow::Ink::Normal:
        return painter.ink();
    case ListRow::Ink::Dim:
        return painter.dimInk();
    case ListRow::Ink::Warning:
        return painter.inkOf(painter.colors().warn.ink);
    case ListRow::Ink::Accent:
        return painter.inkOf(painter.colors().accent);
    }
    Q_UNREACHABLE();
}

/// Draws the line at a place that has the width of the row without the check box.
void drawLine(RowPainter &painter, const QRect &place, const DrawnLine &line)
{
    painter.setLine(place);
    if (line.isWrapped) {
        painter.drawLeadingLines(line.text, line.font, colorOf(line.ink, painter));
        return;
    }
    const int width = place.width() - 2 * kSpace12;
    const int room = std::max(width - widthOf(line.text, line.font) - kSpace12, width / 2);
    for (const ListRow::End &end : line.ends) {
        if (isBadge(end.badge))
            painter.drawTrailingBadge(*end.badge);
        const bool isShort = !end.shortText.isEmpty() && widthOf(end.text, line.endFont) > room;
        if (const QString &text = isShort ? end.shortText : end.text; !text.isEmpty())
            painter.drawTrailingText(text, line.endFont, colorOf(end.ink, painter));
        if (end.icon)
            painter.drawTrailingIcon(*end.icon, colorOf(end.ink, painter));
    }
    painter.drawLeadingText(line.text, line.font, colorOf(line.ink, painter));
}

bool togglesRow(const QEvent &event)
{
    if (event.type() == QEvent::MouseButtonRelease)
        return static_cast<const QMouseEvent &>(event).button() == Qt::LeftButton;
    if (event.type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<const QKeyEvent &>(event).key();
    return key == Qt::Key_Space || key == Qt::Key_Select;
}

} // namespace

QString ListRowDelegate::spokenChecked(const QString &text, bool isChecked)
{
    return spokenText(commaSeparated({text, ListRowTexts::state(isChecked)}));
}

int ListRowDelegate::heightOf(const ListRow &row, int width)
{
    int height = 0;
    for (const DrawnLine &line : linesOf(row, width))
        height += line.gap + line.height;
    if (row.share)
        return height + kBarHeight + kSpace4;
    return row.kind == ListRow::Kind::Item ? height + kSpace8 : height;
}

void ListRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const ListRow row = rowOf(index);
    RowPainter drawn(*painter, option);
    if (row.kind != ListRow::Kind::Heading)
        drawn.drawBackground();
    const QList<DrawnLine> lines = linesOf(row, option.rect.width());
    QRect place = option.rect;
    place.setHeight(0);
    const auto movePlace = [&place](int gap, int height) {
        place = QRect(place.left(), place.bottom() + 1 + gap, place.width(), height);
    };
    if (isCheckable(row)) {
        drawn.setLine(place.adjusted(0, lines.first().gap, 0, lines.first().gap + lines.first().height));
        drawn.drawLeadingCheckBox(row.box == ListRow::Box::Checked);
    }
    place.setLeft(place.left() + indentOf(row));
    for (const DrawnLine &line : lines) {
        movePlace(line.gap, line.height);
        drawLine(drawn, place, line);
    }
    if (row.share) {
        movePlace(0, kBarHeight);
        drawn.setLine(place);
        drawn.drawBar(*row.share);
    }
    const QStyle::State focus = QStyle::State_HasFocus | QStyle::State_Selected;
    if ((option.state & focus) == QStyle::State_HasFocus) // nothing else shows which row it is
        stylepaint::drawFocusRing(*painter, option.rect, drawn.colors());
}

QSize ListRowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return {0, heightOf(rowOf(index), view ? view->viewport()->width() : option.rect.width())};
}

bool ListRowDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                  const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const ListRow row = rowOf(index);
    if (!togglesRow(*event) || (!isCheckable(row) && row.kind != ListRow::Kind::Action))
        return false;
    const bool isChecked = row.box != ListRow::Box::Checked;
    if (isCheckable(row) && option.widget) // before the model says what follows from it
        announceChange(*option.widget, ListRowTexts::state(isChecked));
    return model->setData(index, isChecked, CheckedRole);
}

#include "moc_listrowdelegate.cpp"
