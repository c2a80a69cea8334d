// SPDX-License-Identifier: MIT
#include "ui/widgets/views/iconview.h"

#include "ui/style/textscale.h"

#include <QEvent>
#include <QPainter>

IconView::IconView(Icon icon, tokens::Tone tone, int size, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_tone(tone)
    , m_size(size)
{
    fit();
}

void IconView::fit()
{
    const int side = textscale::scaled(m_size);
    setFixedSize(side, side);
}

bool IconView::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        fit();
    return QWidget::event(event);
}

void IconView::setIcon(Icon icon, tokens::Tone tone)
{
    m_icon = icon;
    m_tone = tone;
    update();
}

void IconView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.drawPixmap(
        0, 0, iconPixmap(m_icon, tokens::of(palette()).tone(m_tone).ink, width(), devicePixelRatioF()));
}

#include "moc_iconview.cpp"
