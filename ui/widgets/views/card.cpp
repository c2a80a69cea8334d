// SPDX-License-Identifier: MIT
#include "ui/widgets/views/card.h"

#include "ui/style/stylepaint.h"
#include "ui/style/tokens.h"

#include <QPainter>

using namespace tokens;

Card::Card(QWidget *parent)
    : QWidget(parent)
{
}

void Card::paintEvent(QPaintEvent *)
{
    const Colors &colors = of(palette());
    constexpr qreal kHalf = kHair / 2.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.line, kHair));
    painter.setBrush(colors.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(kHalf, kHalf, -kHalf, -kHalf), kCardRadius, kCardRadius);
    if (hasFocus())
        stylepaint::drawFocusRing(painter, rect(), colors);
}

#include "moc_card.cpp"
