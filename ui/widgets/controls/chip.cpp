// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/chip.h"

#include "ui/style/icon.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

using namespace tokens;

Chip::Chip(const QString &text, const QString &objectName, QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(objectName);
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setCount(const QString &count, const QString &widest)
{
    if (m_widest != widest) {
        m_widest = widest;
        updateGeometry();
    }
    if (m_count != count) {
        m_count = count;
        update();
    }
}

void Chip::setRemovable()
{
    m_isRemovable = true;
    setCheckable(false);
    update();
}

QString Chip::withText(const QString &count) const
{
    //: A button that filters a list. %1 is what it shows, such as “Unread”, %2 how many those are.
    return count.isEmpty() ? text() : tr("%1 %2", "a state and a number").arg(text(), count);
}

QSize Chip::sizeHint() const
{
    // The width always includes the check mark, so that nothing moves when the chip is pressed.
    const int words = std::max(fontMetrics().horizontalAdvance(withText(m_count)),
                               fontMetrics().horizontalAdvance(withText(m_widest)));
    return {2 * kSpace8 + textscale::scaled(kBadgeShape) + kSpace4 + words,
            std::max(kControlHeight - kSpace4, fontMetrics().height() + kSpace12)};
}

QSize Chip::minimumSizeHint() const
{
    return sizeHint();
}

void Chip::paintEvent(QPaintEvent *)
{
    const Colors &colors = of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = hasFocus() ? colors.ring : kHair;
    const QRectF shape = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const bool isOn = isChecked() || m_isRemovable;
    const bool isTouched = isEnabled() && (underMouse() || isDown());
    const QColor &edge = !isEnabled() ? colors.line : isTouched ? colors.dim : colors.edge;
    painter.setPen(QPen(hasFocus() || isOn ? colors.accent : edge, line,
                        colors.isHigh && !isEnabled() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(isOn ? colors.info.ground : colors.base);
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);

    const QColor ink = !isEnabled() ? colors.off : isOn ? colors.info.ink : colors.dim;
    painter.setPen(ink);
    const int side = textscale::scaled(kBadgeShape);
    const QString label = withText(m_count);
    const int width = fontMetrics().horizontalAdvance(label);
    const int content = width + (isOn ? side + kSpace4 : 0);
    const QRect place((this->width() - content) / 2, 0, content, height());
    if (isOn) {
        const QRect checkMark(place.left(), (height() - side) / 2, side, side);
        painter.drawPixmap(
            QStyle::visualRect(layoutDirection(), rect(), checkMark).topLeft(),
            iconPixmap(m_isRemovable ? Icon::Close : Icon::Check, ink, side, devicePixelRatioF()));
    }
    const QRect words(place.right() + 1 - width, 0, width, height());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, label);
}

void Chip::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click(); // like the buttons of makeButton()
    else
        QAbstractButton::keyPressEvent(event);
}

#include "moc_chip.cpp"
