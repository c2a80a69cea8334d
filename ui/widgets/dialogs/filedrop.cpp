// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/filedrop.h"

#include <QDropEvent>
#include <QMimeData>

namespace {

/// Returns the event as a drop of files, `nullptr` if it is something else.
QDropEvent *fileDrop(QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        return drop->mimeData()->hasUrls() ? drop : nullptr;
    }
    default:
        return nullptr;
    }
}

} // namespace

bool acceptAsCopy(QDropEvent *event)
{
    const bool canCopy = event->possibleActions().testFlag(Qt::CopyAction);
    if (canCopy)
        event->setDropAction(Qt::CopyAction);
    event->setAccepted(canCopy);
    return canCopy;
}

bool FileSafeTextEdit::viewportEvent(QEvent *event)
{
    QDropEvent *drop = fileDrop(event);
    if (!drop)
        return QPlainTextEdit::viewportEvent(event);
    if (!acceptAsCopy(drop))
        return true;
    const bool isHandled = QPlainTextEdit::viewportEvent(event);
    if (drop->isAccepted())
        acceptAsCopy(drop); // Qt has accepted the proposed action
    return isHandled;
}

#include "moc_filedrop.cpp"
