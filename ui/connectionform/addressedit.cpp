// SPDX-License-Identifier: MIT
#include "ui/connectionform/addressedit.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>

#include <utility>

namespace {

constexpr const char *kPaste = "&Paste"; ///< a text of Qt, which has the translations

} // namespace

AddressEdit::AddressEdit(Take take, QWidget *parent)
    : QLineEdit(parent)
    , m_take(std::move(take))
{
}

bool AddressEdit::take(const QString &text)
{
    return !isReadOnly() && isEnabled() && !text.isEmpty() && m_take(text);
}

bool AddressEdit::takeClipboard(QClipboard::Mode mode)
{
    return take(QGuiApplication::clipboard()->text(mode));
}

void AddressEdit::keyPressEvent(QKeyEvent *event)
{
    // Ctrl+Shift+Insert is also a key to paste, on X11 what is selected elsewhere.
    const bool isSelection = event->key() == Qt::Key_Insert &&
                             event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier) &&
                             QGuiApplication::clipboard()->supportsSelection();
    if (event->matches(QKeySequence::Paste) &&
        takeClipboard(isSelection ? QClipboard::Selection : QClipboard::Clipboard)) {
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

/// Shows Qt's menu, in which only Paste does something else.
void AddressEdit::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction *action : menu->actions()) {
        if (!action->text().startsWith(QLineEdit::tr(kPaste)))
            continue;
        action->disconnect(this);
        connect(action, &QAction::triggered, this, [this] {
            if (!takeClipboard(QClipboard::Clipboard))
                paste();
        });
    }
    menu->popup(event->globalPos());
}

void AddressEdit::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton && QGuiApplication::clipboard()->supportsSelection() &&
        takeClipboard(QClipboard::Selection)) {
        event->accept();
        return;
    }
    QLineEdit::mouseReleaseEvent(event);
}

void AddressEdit::dropEvent(QDropEvent *event)
{
    if (event->source() != this && take(event->mimeData()->text())) {
        event->setDropAction(Qt::CopyAction); // the command stays where it is
        event->accept();
        return;
    }
    QLineEdit::dropEvent(event);
}

void AddressEdit::inputMethodEvent(QInputMethodEvent *event)
{
    if (take(event->commitString())) {
        QInputMethodEvent nothing;
        QLineEdit::inputMethodEvent(&nothing);
        event->accept();
        return;
    }
    QLineEdit::inputMethodEvent(event);
}

#include "moc_addressedit.cpp"
