// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/iconbutton.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"

#include <QPainter>
#include <QStyleOptionToolButton>

IconButton::IconButton(Icon icon, const QString &name, QWidget *parent)
    : QToolButton(parent)
    , m_icon(icon)
{
    setAccessibleName(name);
    setToolTip(name);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
}

void IconButton::setShape(Icon icon)
{
    m_icon = icon;
    update();
}

QSize IconButton::sizeHint() const
{
    const int side = textscale::scaled(tokens::kIcon) + 2 * tokens::kSpace4;
    return {side, side};
}

void IconButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, this);
    const auto &colors = tokens::of(palette());
    const int size = textscale::scaled(tokens::kIcon);
    const QPoint corner = rect().center() - QPoint(size / 2 - 1, size / 2 - 1);
    painter.drawPixmap(corner,
                       iconPixmap(m_icon, isEnabled() ? colors.dim : colors.off, size, devicePixelRatioF()));
}

#include "moc_iconbutton.cpp"
