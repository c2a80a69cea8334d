// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/icon.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/badge.h"

#include <QRect>

class QFont;
class QPainter;
class QStyleOptionViewItem;

/// Draws a row of a list a line at a time: first what stands at the line's end, then the text at its
/// beginning with the room that is left. Mirrored where the option is.
class RowPainter final
{
public:
    RowPainter(QPainter &painter, const QStyleOptionViewItem &option);
    ~RowPainter();
    Q_DISABLE_COPY_MOVE(RowPainter)

    /// Selected or below the pointer. The list's frame says whether it has the focus.
    void ground();

    /// What is drawn next is in the middle of this line, which is not mirrored yet.
    void setLine(const QRect &line);
    void trailingBadge(const Badge::Face &face);
    void trailingText(const QString &text, const QFont &font, const QColor &color);
    void trailingIcon(Icon icon, const QColor &color);
    /// Elided where it has to be.
    void leadingText(const QString &text, const QFont &font, const QColor &color);
    /// Wrapped, from the top of the line on. Its height.
    int leadingLines(const QString &text, const QFont &font, const QColor &color);
    void leadingCheckBox(Qt::CheckState state);
    void leadingSpace(int width);

    [[nodiscard]] const tokens::Colors &colors() const;
    [[nodiscard]] const QColor &ink() const;
    [[nodiscard]] const QColor &dimInk() const;
    /// What a colour of the tokens becomes on this row.
    [[nodiscard]] const QColor &inkOf(const QColor &color) const;

private:
    /// Takes the width off the line's end, with a gap, and says where that is.
    [[nodiscard]] QRect takeTrailing(const QSize &size);
    [[nodiscard]] QRect takeLeading(const QSize &size);
    [[nodiscard]] QRect mirrored(const QRect &rect) const;
    void drawText(const QRect &rect, const QString &text, const QFont &font, const QColor &color);

    QPainter &m_painter;
    const QStyleOptionViewItem &m_option;
    QRect m_line;
};

/// As high as leadingLines() makes it.
[[nodiscard]] int wrappedHeight(const QString &text, const QFont &font, int width);
