// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/dialog.h"

#include "base/logging.h"
#include "ui/style/tokens.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace tokens;

Dialog::Dialog(QWidget *parent)
    : QDialog(parent)
{
}

void Dialog::setVisible(bool visible)
{
    if (visible != isVisible())
        qCDebug(logWindow) << objectName() << (visible ? "opened" : "closed");
    QDialog::setVisible(visible);
    if (visible)
        nameProgram();
}

void Dialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::WindowTitleChange)
        nameProgram();
}

/// Qt centres a dialog over its parent. On X11, a window that is opened together with the dialog has no
/// position yet, and the window manager centres the dialog when it has placed both.
void Dialog::showEvent(QShowEvent *event)
{
    const QWindow *parent = parentWidget() ? parentWidget()->window()->windowHandle() : nullptr;
    const bool isPlacedLater = QGuiApplication::platformName() == "xcb"_L1 && parent &&
                               !parent->isExposed() && !testAttribute(Qt::WA_Moved);
    if (isPlacedLater)
        setAttribute(Qt::WA_Moved);
    QDialog::showEvent(event);
    if (isPlacedLater)
        setAttribute(Qt::WA_Moved, false);
}

/// Adds the program's name to the title on screen as the main window does. Otherwise Qt would add it with a
/// dash of its own. On macOS titles have no such addition.
void Dialog::nameProgram()
{
    QWindow *window = windowHandle();
    if (window && QGuiApplication::platformName() != "cocoa"_L1)
        window->setTitle(u"%1 – %2"_s.arg(windowTitle(), QGuiApplication::applicationDisplayName()));
}

void Dialog::bringToFront()
{
    show();
    raise();
    activateWindow();
}

QVBoxLayout *Dialog::makeColumn(int spacing)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace24, kSpace24, kSpace24, kSpace24);
    column->setSpacing(spacing);
    return column;
}

void Dialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || !event->isAutoRepeat())
        QDialog::keyPressEvent(event);
}

QDialogButtonBox *
makeDialogButtons(const QList<std::pair<QPushButton *, QDialogButtonBox::ButtonRole>> &buttons)
{
    auto *box = new QDialogButtonBox;
    // The focus chain is a ring. Without a first widget in it, setTabOrder() would consider every rotation of
    // the buttons correct.
    QWidget start(box);
    start.setFocusPolicy(Qt::TabFocus);
    for (const auto &[button, role] : buttons)
        box->addButton(button, role);
    QWidget *before = &start;
    for (int i = 0; i < box->layout()->count(); ++i) {
        if (QWidget *button = box->layout()->itemAt(i)->widget()) {
            QWidget::setTabOrder(before, button);
            before = button;
        }
    }
    return box;
}

#include "moc_dialog.cpp"
