// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QDropEvent>
#include <QWidget>
#include <QWindow>

namespace uitest {

/// Drags `data` over a widget and drops it there, with the events of the platform. Returns the action that
/// the drag source gets; IgnoreAction if the drop was refused.
[[nodiscard]] inline Qt::DropAction drop(QWidget &target, const QMimeData &data, Qt::DropActions possible,
                                         Qt::KeyboardModifiers keys)
{
    QWidget &window = *target.window();
    const QPoint at = target.mapTo(&window, target.rect().center());
    const auto deliver = [&window](QDropEvent &event) {
        QCoreApplication::sendEvent(window.windowHandle(), &event);
        return event.isAccepted() ? event.dropAction() : Qt::IgnoreAction;
    };
    QDragEnterEvent enter(at, possible, &data, Qt::LeftButton, keys);
    QDragMoveEvent move(at, possible, &data, Qt::LeftButton, keys);
    if (const Qt::DropAction entered = deliver(enter); entered != Qt::IgnoreAction) { // as Qt does
        move.setDropAction(entered);
        move.accept();
    }
    if (deliver(move) == Qt::IgnoreAction)
        return Qt::IgnoreAction;
    QDropEvent dropped(at, possible, &data, Qt::LeftButton, keys);
    return deliver(dropped);
}

} // namespace uitest
