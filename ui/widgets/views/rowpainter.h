// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/badge.h"

#include <QRect>

class QFont;
class QPainter;
class QStyleOptionViewItem;

/// Draws a row of a list, one line at a time. Draw what is at the end of a line (trailing) first: the text at
/// its beginning (leading) gets the remaining width. Everything is mirrored if the option's direction is
/// right to left.
class RowPainter final
{
public:
    /// The painter and the option must outlive this object.
    RowPainter(QPainter &painter, const QStyleOptionViewItem &option);
    ~RowPainter();
    Q_DISABLE_COPY_MOVE(RowPainter)

    /// Draws the background of a row that is selected or under the pointer. The list's frame shows the focus.
    void drawBackground();

    /// Sets the line on which the next items are drawn, centred vertically. Pass `line` as for left to right;
    /// it is mirrored here if necessary.
    void setLine(const QRect &line);
    void drawLeadingBadge(const Badge::Content &badge);
    void drawTrailingBadge(const Badge::Content &badge);
    void drawTrailingText(const QString &text, const QFont &font, const QColor &color);
    void drawTrailingIcon(Icon icon, const QColor &color);
    /// Draws the text, elided if necessary.
    void drawLeadingText(const QString &text, const QFont &font, const QColor &color);
    /// Draws the text wrapped, from the top of the line. Returns its height.
    int drawLeadingLines(const QString &text, const QFont &font, const QColor &color);
    void drawLeadingCheckBox(bool isChecked);
    /// Draws a bar that fills this share of the line.
    void drawBar(double share);

    [[nodiscard]] const tokens::Colors &colors() const;
    [[nodiscard]] const QColor &ink() const;
    [[nodiscard]] const QColor &dimInk() const;
    /// Returns the colour that replaces a colour of the tokens on this row.
    [[nodiscard]] const QColor &inkOf(const QColor &color) const;

private:
    /// Removes `size` and a gap from the end of the line. Returns the rectangle that was removed.
    [[nodiscard]] QRect takeTrailing(const QSize &size);
    [[nodiscard]] QRect takeLeading(const QSize &size);
    [[nodiscard]] QRect mirrored(const QRect &rect) const;
    void drawText(const QRect &rect, const QString &text, const QFont &font, const QColor &color);

    QPainter &m_painter;
    const QStyleOptionViewItem &m_option;
    QRect m_line;
};

/// Returns the height of the text that drawLeadingLines() draws.
[[nodiscard]] int wrappedHeight(const QString &text, const QFont &font, int width);
