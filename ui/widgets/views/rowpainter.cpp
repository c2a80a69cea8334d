// SPDX-License-Identifier: MIT
#include "ui/widgets/views/rowpainter.h"

#include "ui/style/stylepaint.h"
#include "ui/style/textscale.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

using namespace tokens;

namespace {

/// Returns options for a text that runs in its own direction and is aligned where lines begin in the list's
/// direction.
QTextOption textOption(const QString &text, Qt::LayoutDirection direction, QTextOption::WrapMode wraps)
{
    QTextOption option(Qt::AlignVCenter | Qt::AlignAbsolute |
                       (direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft));
    option.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(wraps);
    return option;
}

/// Arranges the lines below one another. Returns their height.
qreal layOut(QTextLayout &layout, qreal width)
{
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

} // namespace

int wrappedHeight(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(text, font);
    layout.setTextOption(textOption(text, Qt::LeftToRight, QTextOption::WrapAtWordBoundaryOrAnywhere));
    return static_cast<int>(std::ceil(layOut(layout, width)));
}

RowPainter::RowPainter(QPainter &painter, const QStyleOptionViewItem &option)
    : m_painter(painter)
    , m_option(option)
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    setLine(option.rect);
}

RowPainter::~RowPainter()
{
    m_painter.restore();
}

void RowPainter::drawBackground()
{
    const QStyle::State state = m_option.state;
    const QRect rect = m_option.rect.adjusted(kSpace4 / 2, 0, -kSpace4 / 2, 0);
    m_painter.setPen(Qt::NoPen);
    if (state.testFlag(QStyle::State_Selected) || state.testFlag(QStyle::State_MouseOver)) {
        m_painter.setBrush(state.testFlag(QStyle::State_Selected) ? colors().selection : colors().alternate);
        m_painter.drawRoundedRect(rect, kControlRadius, kControlRadius);
    }
}

void RowPainter::setLine(const QRect &line)
{
    m_line = line.adjusted(kSpace12, 0, -kSpace12, 0);
}

void RowPainter::drawLeadingBadge(const Badge::Content &badge)
{
    Badge::paint(m_painter, takeLeading(Badge::sizeOf(badge)), badge, m_option.palette, m_option.direction);
}

void RowPainter::drawTrailingBadge(const Badge::Content &badge)
{
    Badge::paint(m_painter, takeTrailing(Badge::sizeOf(badge)), badge, m_option.palette, m_option.direction);
}

void RowPainter::drawTrailingText(const QString &text, const QFont &font, const QColor &color)
{
    const QFontMetrics metrics(font);
    drawText(takeTrailing({metrics.horizontalAdvance(text), m_line.height()}), text, font, color);
}

void RowPainter::drawTrailingIcon(Icon icon, const QColor &color)
{
    m_line.adjust(0, 0, kSpace12 - kSpace4, 0); // close to the text it belongs to
    const QRect rect = takeTrailing({textscale::scaled(kSmallIcon), textscale::scaled(kSmallIcon)});
    m_painter.drawPixmap(rect.topLeft(),
                         iconPixmap(icon, color, rect.width(), m_painter.device()->devicePixelRatioF()));
}

void RowPainter::drawLeadingText(const QString &text, const QFont &font, const QColor &color)
{
    const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, std::max(0, m_line.width()));
    drawText(mirrored(m_line), shown, font, color);
}

int RowPainter::drawLeadingLines(const QString &text, const QFont &font, const QColor &color)
{
    QTextLayout layout(text, font);
    layout.setTextOption(textOption(text, m_option.direction, QTextOption::WrapAtWordBoundaryOrAnywhere));
    const qreal height = layOut(layout, m_line.width());
    m_painter.setPen(color);
    layout.draw(&m_painter, mirrored(m_line).topLeft());
    return static_cast<int>(std::ceil(height));
}

void RowPainter::drawLeadingCheckBox(bool isChecked)
{
    const stylepaint::Look look{.enabled = m_option.state.testFlag(QStyle::State_Enabled),
                                .hover = false,
                                .down = false,
                                .focus = false,
                                .onSelection = m_option.state.testFlag(QStyle::State_Selected)};
    stylepaint::drawCheckBox(m_painter,
                             takeLeading({textscale::scaled(kCheckBox), textscale::scaled(kCheckBox)}),
                             colors(), look, isChecked, false);
}

void RowPainter::drawBar(double share)
{
    const auto draw = [this](const QRect &bar, const QColor &color) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        m_painter.drawRoundedRect(mirrored(bar), bar.height() / 2.0, bar.height() / 2.0);
    };
    if (!colors().isHigh) // its colour would be too close to that of the bar
        draw(m_line, colors().line);
    QRect bar = m_line;
    bar.setWidth(std::max(bar.height(), static_cast<int>(std::lround(bar.width() * share))));
    if (share > 0)
        draw(bar, colors().accent);
}

const Colors &RowPainter::colors() const
{
    return of(m_option.palette);
}

const QColor &RowPainter::ink() const
{
    return m_option.state.testFlag(QStyle::State_Selected) ? colors().onSelection : colors().text;
}

const QColor &RowPainter::dimInk() const
{
    return m_option.state.testFlag(QStyle::State_Selected) ? colors().onSelection : colors().dim;
}

const QColor &RowPainter::inkOf(const QColor &color) const
{
    return colors().onRow(color, m_option.state.testFlag(QStyle::State_Selected));
}

QRect RowPainter::takeTrailing(const QSize &size)
{
    const QRect rect(m_line.right() + 1 - size.width(), m_line.top() + (m_line.height() - size.height()) / 2,
                     size.width(), size.height());
    m_line.adjust(0, 0, -(size.width() + kSpace12), 0);
    return mirrored(rect);
}

QRect RowPainter::takeLeading(const QSize &size)
{
    const QRect rect(m_line.left(), m_line.top() + (m_line.height() - size.height()) / 2, size.width(),
                     size.height());
    m_line.adjust(size.width() + kSpace8, 0, 0, 0);
    return mirrored(rect);
}

QRect RowPainter::mirrored(const QRect &rect) const
{
    return QStyle::visualRect(m_option.direction, m_option.rect, rect);
}

void RowPainter::drawText(const QRect &rect, const QString &text, const QFont &font, const QColor &color)
{
    m_painter.setFont(font);
    m_painter.setPen(color);
    m_painter.drawText(QRectF(rect), text, textOption(text, m_option.direction, QTextOption::NoWrap));
}
