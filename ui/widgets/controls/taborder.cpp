// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/taborder.h"

#include <QList>
#include <QWidget>

namespace {

/// Returns the widgets that the tab key reaches in `block`, including `block` itself, in tab order.
QList<QWidget *> placesIn(QWidget *block)
{
    QList<QWidget *> places;
    QWidget *window = block->window();
    for (QWidget *widget = window->nextInFocusChain(); widget != window;
         widget = widget->nextInFocusChain()) {
        const bool inside = widget == block || block->isAncestorOf(widget);
        if (inside && (widget->focusPolicy() & Qt::TabFocus) != 0)
            places.append(widget);
    }
    return places;
}

} // namespace

void placeInTabOrder(QWidget *before, QWidget *block)
{
    const QList<QWidget *> earlier = placesIn(before);
    if (earlier.isEmpty())
        return;
    QWidget *last = earlier.last();
    for (QWidget *place : placesIn(block)) {
        QWidget::setTabOrder(last, place);
        last = place;
    }
}
