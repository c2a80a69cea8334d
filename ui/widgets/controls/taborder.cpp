// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/taborder.h"

#include <QList>
#include <QWidget>

#include <algorithm>

namespace {

/// Returns the widgets that the tab key reaches in `block`, in tab order after `block` itself.
QList<QWidget *> placesIn(QWidget *block)
{
    QList<QWidget *> places;
    QWidget *window = block->window();
    for (QWidget *widget = window->nextInFocusChain(); widget != window;
         widget = widget->nextInFocusChain()) {
        const bool isInside = widget != block && block->isAncestorOf(widget);
        if (isInside && (widget->focusPolicy() & Qt::TabFocus) != 0)
            places.append(widget);
    }
    if ((block->focusPolicy() & Qt::TabFocus) != 0)
        places.prepend(block);
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

QWidget *firstInTabOrder(QWidget *block)
{
    const QList<QWidget *> places = placesIn(block);
    const auto first = std::find_if(places.begin(), places.end(), [](const QWidget *place) {
        return place->isVisible() && place->isEnabled();
    });
    return first == places.end() ? nullptr : *first;
}
