// SPDX-License-Identifier: MIT
#include "ui/style/stylepaint.h"

#include "ui/style/stylerect.h"

#include <QPainter>
#include <QPainterPath>

using namespace tokens;

namespace stylepaint {

namespace {

constexpr float kHover = 0.06F;
constexpr float kPressed = 0.14F;
// Controls without a ground of their own use a weaker tint, so that text in the accent colour stays legible
// on any ground.
constexpr float kHoverVeil = 0.04F;
constexpr float kPressedVeil = 0.08F;

struct Border
{
    QColor color;
    int width = kHair;
    Qt::PenStyle style = Qt::SolidLine;
};

/// Returns a rectangle whose border of `width` lies inside `rect`, on whole device pixels at a scale of 1.
QRectF inside(const QRect &rect, qreal width)
{
    return QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
}

void drawRoundedRect(QPainter &painter, const QRect &rect, qreal radius, const QColor &fill,
                     const Border &border = {})
{
    const bool hasBorder = border.color.isValid();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.setPen(hasBorder ? QPen(border.color, border.width, border.style) : QPen(Qt::NoPen));
    painter.drawRoundedRect(hasBorder ? inside(rect, border.width) : QRectF(rect), radius, radius);
    painter.restore();
}

QColor veil(const Colors &colors, const Look &look)
{
    QColor color = colors.text;
    color.setAlphaF(look.down ? kPressedVeil : kHoverVeil);
    return color;
}

QColor touched(const QColor &color, const Colors &colors, const Look &look)
{
    if (look.down)
        return mix(color, colors.text, kPressed);
    return look.hover ? mix(color, colors.text, kHover) : color;
}

/// Returns the border of a control. In high contrast a disabled control has a dashed border.
Border edgeOf(const Colors &colors, const Look &look)
{
    if (look.enabled)
        return {look.hover ? mix(colors.edge, colors.text, 0.4F) : colors.edge};
    return colors.isHigh ? Border{colors.off, kHair, Qt::DashLine} : Border{colors.line};
}

/// Returns how a button is drawn. In high contrast the tint of a quiet button that is down is too weak to be
/// seen.
ButtonKind shownKind(const Colors &colors, ButtonKind kind, const Look &look)
{
    return colors.isHigh && look.down && kind == ButtonKind::Quiet ? ButtonKind::Primary : kind;
}

/// Draws a small angle in the middle of `rect`. It points up if `up` is set, otherwise down.
void drawAngle(QPainter &painter, const QRect &rect, const QColor &color, qreal halfWidth, bool up)
{
    const qreal halfHeight = up ? -halfWidth / 2 : halfWidth / 2;
    const QPointF middle = QRectF(rect).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({middle + QPointF(-halfWidth, -halfHeight), middle + QPointF(0, halfHeight),
                   middle + QPointF(halfWidth, -halfHeight)}));
    painter.restore();
}

} // namespace

Look lookOf(const QStyleOption &option)
{
    const QStyle::State state = option.state;
    const bool enabled = state.testFlag(QStyle::State_Enabled);
    return {.enabled = enabled,
            .hover = enabled && state.testFlag(QStyle::State_MouseOver),
            .down = enabled && (state.testFlag(QStyle::State_Sunken) || state.testFlag(QStyle::State_On)),
            .focus = enabled && state.testFlag(QStyle::State_HasFocus)};
}

void drawButton(QPainter &painter, const QRect &rect, const Colors &colors, ButtonKind kind, const Look &look)
{
    const Border highEdge = colors.isHigh ? edgeOf(colors, look) : Border{};
    kind = shownKind(colors, kind, look);
    switch (kind) {
    case ButtonKind::Primary:
        drawRoundedRect(painter, rect, kControlRadius,
                        look.enabled ? touched(colors.accent, colors, look) : colors.mute.ground,
                        look.enabled ? Border{} : highEdge);
        break;
    case ButtonKind::Normal:
        drawRoundedRect(painter, rect, kControlRadius,
                        look.enabled ? touched(colors.base, colors, look) : colors.window,
                        edgeOf(colors, look));
        break;
    case ButtonKind::Quiet: { // can be on a ground of any colour
        // Quiet buttons can lie side by side without a gap. In high contrast, where they have frames, these
        // must not touch.
        const int inset = colors.isHigh ? kSpace4 / 2 : 0;
        drawRoundedRect(painter, rect.adjusted(inset, inset, -inset, -inset), kControlRadius,
                        look.hover || look.down ? veil(colors, look) : QColor(),
                        look.down ? edgeOf(colors, look) : highEdge); // the veil alone is faint
        break;
    }
    }
    if (!look.focus)
        return;
    if (kind == ButtonKind::Primary) { // a ring in the button's own colour is only visible with a gap
        const int ring = colors.ring;
        drawRoundedRect(painter, rect.adjusted(ring, ring, -ring, -ring), kControlRadius - ring, {},
                        {colors.onAccent, colors.isHigh ? kRing : kHair});
    }
    drawFocusRing(painter, rect, colors);
}

QColor buttonInk(const Colors &colors, ButtonKind kind, const Look &look)
{
    if (!look.enabled)
        return kind == ButtonKind::Primary && !colors.isHigh ? colors.dim : colors.off;
    switch (shownKind(colors, kind, look)) {
    case ButtonKind::Primary:
        return colors.onAccent;
    case ButtonKind::Quiet:
        return colors.accent;
    case ButtonKind::Normal:
        break;
    }
    return colors.text;
}

void drawToolButton(QPainter &painter, const QRect &rect, const Colors &colors, const Look &look)
{
    if (look.hover || look.down)
        drawRoundedRect(painter, rect, kControlRadius, veil(colors, look));
    if (look.focus)
        drawFocusRing(painter, rect, colors);
}

void drawField(QPainter &painter, const QRect &rect, const Colors &colors, const Look &look, Frame frame,
               bool invalid)
{
    const QColor fill = look.enabled && frame != Frame::ReadOnly ? colors.base : colors.window;
    const QColor ink = invalid ? colors.danger.ink : colors.accent;
    Border border = edgeOf(colors, look);
    if (look.focus)
        border = {ink, colors.ring};
    else if (invalid)
        border = {ink};
    else if (frame != Frame::Typed && look.enabled)
        border = {look.hover ? mix(colors.line, colors.dim, 0.5F) : colors.line};
    drawRoundedRect(painter, rect, kControlRadius, fill, border);
}

void drawCheckBox(QPainter &painter, const QRect &rect, const Colors &colors, const Look &look, bool checked,
                  bool readOnly)
{
    const bool changes = look.enabled && !readOnly;
    const bool isOnHighSelection = colors.isHigh && look.onSelection;
    if (!checked && isOnHighSelection) {
        drawRoundedRect(painter, rect, kCheckRadius, colors.selection, {colors.onSelection});
        return;
    }
    if (!checked) {
        drawRoundedRect(painter, rect, kCheckRadius,
                        changes ? touched(colors.base, colors, look) : colors.window,
                        look.enabled ? Border{colors.dim} : edgeOf(colors, look));
        return;
    }
    const QColor &still = look.enabled ? colors.dim : colors.off;
    drawRoundedRect(painter, rect, kCheckRadius, changes ? touched(colors.accent, colors, look) : still,
                    isOnHighSelection ? Border{colors.onSelection} : Border{});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(changes ? colors.onAccent : colors.window, kRing, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF r(rect);
    painter.drawPolyline(QPolygonF({r.topLeft() + QPointF(r.width() * 0.26, r.height() * 0.53),
                                    r.topLeft() + QPointF(r.width() * 0.43, r.height() * 0.70),
                                    r.topLeft() + QPointF(r.width() * 0.75, r.height() * 0.32)}));
    painter.restore();
}

void drawRadioButton(QPainter &painter, const QRect &rect, const Colors &colors, const Look &look,
                     bool checked)
{
    const qreal radius = rect.width() / 2.0;
    const QColor ink = look.enabled ? colors.accent : colors.off;
    const Border open = look.enabled ? Border{colors.dim} : edgeOf(colors, look);
    drawRoundedRect(painter, rect, radius, look.enabled ? touched(colors.base, colors, look) : colors.window,
                    checked ? Border{ink, kRing} : open);
    if (checked)
        drawRoundedRect(painter, rect.adjusted(kSpace4 + 1, kSpace4 + 1, -kSpace4 - 1, -kSpace4 - 1), radius,
                        ink);
}

void drawFocusRing(QPainter &painter, const QRect &rect, const Colors &colors, bool onSelection)
{
    // In high contrast the selection's text colour is that of the page around it, so the ring is drawn
    // further inside.
    const int inset = onSelection && colors.isHigh ? colors.ring : 0;
    drawRoundedRect(painter, rect.adjusted(inset, inset, -inset, -inset), kControlRadius - inset, {},
                    {colors.onRow(colors.accent, onSelection), colors.ring});
}

void drawListSelection(QPainter &painter, const QRect &rect, const QColor &color)
{
    drawRoundedRect(painter, rect, kControlRadius, color);
}

void drawMenuSeparator(QPainter &painter, const QRect &rect, const Colors &colors)
{
    const QRect line(rect.left() + kSpace4, rect.center().y(), rect.width() - 2 * kSpace4, kHair);
    painter.fillRect(line, colors.line);
}

void drawGrip(QPainter &painter, const QRect &rect, const Colors &colors)
{
    const bool isVertical = rect.height() > rect.width(); // between widgets beside each other
    const QSize size = isVertical ? QSize(kRing, kGripLength) : QSize(kGripLength, kRing);
    painter.fillRect(QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, size, rect), colors.dim);
}

void drawCard(QPainter &painter, const QRect &rect, const Colors &colors)
{
    painter.fillRect(rect, colors.base);
    painter.save();
    painter.setPen(colors.line);
    painter.drawRect(rect.adjusted(0, 0, -kHair, -kHair));
    painter.restore();
}

void drawNotice(QPainter &painter, const QRect &rect, const Colors &colors, Tone tone)
{
    const ToneColors &pair = colors.tone(tone);
    drawRoundedRect(painter, rect, kControlRadius, pair.ground, colors.isHigh ? Border{pair.ink} : Border{});
}

void drawChevron(QPainter &painter, const QRect &rect, const QColor &color)
{
    drawAngle(painter, rect, color, kSpace4, false);
}

void drawSortArrow(QPainter &painter, const QRect &rect, const QColor &color, bool up)
{
    drawAngle(painter, rect, color, kSpace4, up);
}

void drawSectionEdge(QPainter &painter, const QRect &rect, const Colors &colors,
                     Qt::LayoutDirection direction)
{
    const QRect line(rect.right() + 1 - kHair, rect.top() + kSpace8, kHair, rect.height() - 2 * kSpace8);
    painter.fillRect(QStyle::visualRect(direction, rect, line), colors.line);
}

void drawComboLabel(QPainter &painter, const QRect &rect, const QStyleOptionComboBox &option)
{
    const bool mirrored = option.direction == Qt::RightToLeft;
    QRect rest = rect;
    if (!option.currentIcon.isNull()) {
        const QRect icon =
            QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, {kIcon, kIcon}, rect);
        option.currentIcon.paint(&painter, icon);
        const int iconWidth = kIcon + kSpace8;
        rest.adjust(mirrored ? 0 : iconWidth, 0, mirrored ? -iconWidth : 0, 0);
    }
    if (option.editable)
        return;
    painter.save();
    painter.setPen(option.palette.color(QPalette::Text));
    painter.drawText(rest,
                     static_cast<int>(Qt::AlignVCenter | Qt::AlignAbsolute | Qt::TextSingleLine) |
                         static_cast<int>(mirrored ? Qt::AlignRight : Qt::AlignLeft),
                     option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, rest.width()));
    painter.restore();
}

void drawSteps(QPainter &painter, const QStyleOptionSpinBox &option, const Colors &colors)
{
    const auto step = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag flag, bool up) {
        const QRect rect = stylerect::spin(option, part);
        if (rect.isEmpty())
            return;
        const bool works = option.state.testFlag(QStyle::State_Enabled) && option.stepEnabled.testFlag(flag);
        const bool touches = works && option.activeSubControls.testFlag(part) &&
                             (option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
        // Moves both arrows towards the middle, so that they look like one control.
        const QRect placed = rect.translated(0, up ? kRing : -kRing);
        drawAngle(painter, placed,
                  !works    ? colors.off
                  : touches ? colors.text
                            : colors.dim,
                  kSpace4 - 0.5, up);
    };
    step(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, true);
    step(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, false);
}

void drawScrollHandle(QPainter &painter, const QRect &rect, const Colors &colors, const Look &look)
{
    constexpr int kGap = 2;
    const QRect handle = rect.adjusted(kGap, kGap, -kGap, -kGap);
    const qreal radius = std::min(handle.width(), handle.height()) / 2.0;
    drawRoundedRect(painter, handle, radius,
                    look.down || look.hover ? colors.dim
                    : colors.isHigh         ? colors.line
                                            : colors.edge);
}

void drawTab(QPainter &painter, const QRect &rect, const Colors &colors, const Look &look, bool selected)
{
    if (selected)
        painter.fillRect(QRect(rect.left(), rect.bottom() - kRing + 1, rect.width(), kRing), colors.accent);
    else if (look.hover)
        painter.fillRect(QRect(rect.left(), rect.bottom() - kRing + 1, rect.width(), kRing), colors.line);
    if (look.focus)
        drawFocusRing(painter, rect.adjusted(0, 0, 0, -kRing), colors);
}

} // namespace stylepaint
