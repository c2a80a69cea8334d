// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/taborder.h"

#include <QGuiApplication>
#include <QList>
#include <QStyleHints>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace {

constexpr char kLastProperty[] = "svcReadLast";
constexpr char kReadHereProperty[] = "svcReadHere";           ///< of a place: the widget
constexpr char kReadElsewhereProperty[] = "svcReadElsewhere"; ///< of that widget

constexpr char kStopProperty[] = "svcStop"; ///< of a place: the widget, or null

/// A widget with stops in it, in reading order.
struct Part
{
    QRect place; ///< mirrored if it is read from right to left
    bool isLast = false;
    QList<QWidget *> stops;
};

/// On macOS, the user chooses whether Tab reaches more than texts and lists.
bool isStop(const QWidget &widget)
{
    const bool all = QGuiApplication::styleHints()->tabFocusBehavior() == Qt::TabFocusAllControls;
    const Qt::FocusPolicy needed = all ? Qt::TabFocus : Qt::StrongFocus;
    return (widget.focusPolicy() & needed) == needed && !widget.focusProxy();
}

/// Returns true if `part` is read before `other`. Of two columns beside each other, neither is.
bool isBefore(const Part &part, const Part &other)
{
    if (part.isLast != other.isLast)
        return other.isLast;
    const int overlap =
        std::min(part.place.bottom(), other.place.bottom()) - std::max(part.place.top(), other.place.top());
    const bool isSameRow = 2 * overlap > std::min(part.place.height(), other.place.height());
    return isSameRow ? part.place.center().x() < other.place.center().x()
                     : part.place.center().y() < other.place.center().y() &&
                           part.place.left() < other.place.right();
}

/// Returns the widgets in `block` that the tab key reaches.
QList<QWidget *> stopsIn(const QWidget &block)
{
    QList<Part> parts;
    for (QObject *object : block.children()) {
        auto *child = qobject_cast<QWidget *>(object);
        if (!child || child->isWindow() || !child->isVisible() || !child->isEnabled() ||
            child->property(kReadElsewhereProperty).toBool())
            continue;
        const auto *readHere = child->property(kReadHereProperty).value<QWidget *>();
        Part part{child->geometry(), child->property(kLastProperty).toBool(),
                  stopsIn(readHere ? *readHere : *child)};
        if (block.isRightToLeft())
            part.place.moveLeft(block.width() - part.place.right() - 1);
        const QVariant moved = child->property(kStopProperty);
        auto *stop = moved.isValid() ? moved.value<QWidget *>() : child;
        if (stop && isStop(*stop))
            part.stops.prepend(stop);
        if (!part.stops.isEmpty())
            parts += part;
    }
    QList<QWidget *> stops;
    while (!parts.isEmpty()) { // isBefore() is no order that std::sort() could use
        auto first = std::find_if(parts.cbegin(), parts.cend(), [&parts](const Part &part) {
            return std::none_of(parts.cbegin(), parts.cend(),
                                [&part](const Part &other) { return isBefore(other, part); });
        });
        if (first == parts.cend())
            first = parts.cbegin();
        stops += first->stops;
        parts.erase(first);
    }
    return stops;
}

} // namespace

bool focusNextInReadingOrder(QWidget &block, bool next)
{
    const QList<QWidget *> stops = stopsIn(block);
    if (stops.isEmpty())
        return false;
    const qsizetype count = stops.size();
    const qsizetype now = stops.indexOf(block.window()->focusWidget());
    const qsizetype to = now < 0 ? (next ? 0 : count - 1) : (now + (next ? 1 : count - 1)) % count;
    stops.at(to)->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void setReadLast(QWidget *widget)
{
    widget->setProperty(kLastProperty, true);
}

void setReadAt(QWidget *widget, QWidget *place)
{
    place->setProperty(kReadHereProperty, QVariant::fromValue(widget));
    widget->setProperty(kReadElsewhereProperty, true);
}

void setStopAt(QWidget *stop, QWidget *place)
{
    place->setProperty(kStopProperty, QVariant::fromValue(stop));
}

QWidget *firstInTabOrder(QWidget *block)
{
    return isStop(*block) && block->isVisible() && block->isEnabled() ? block : stopsIn(*block).value(0);
}
