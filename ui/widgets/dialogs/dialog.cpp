// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/dialog.h"

#include "base/logging.h"
#include "ui/style/platformconventions.h"
#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"
#include "ui/widgets/controls/taborder.h"

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
    if (visible)
        updateDefaultButton();
    QDialog::setVisible(visible);
    if (visible)
        addProgramName(*this);
}

/// QPushButton::setDefault() has no effect on a dialog that does not contain the button yet, and without a
/// default button QDialog takes the next one in the tab order.
void Dialog::updateDefaultButton()
{
    QPushButton *closing = nullptr;
    for (const QDialogButtonBox *box : findChildren<QDialogButtonBox *>()) {
        for (QAbstractButton *each : box->buttons()) {
            auto *button = qobject_cast<QPushButton *>(each);
            if (!button || button->isHidden() || button->window() != this)
                continue;
            if (buttonKind(button) == ButtonKind::Primary)
                return button->setDefault(true);
            if (box->buttonRole(button) == QDialogButtonBox::RejectRole)
                closing = button;
        }
    }
    if (closing)
        closing->setDefault(true);
}

void Dialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::WindowTitleChange)
        addProgramName(*this);
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

void addProgramName(QWidget &dialog)
{
    QWindow *window = dialog.windowHandle();
    if (window && platformConventions().titlesNameProgram)
        window->setTitle(u"%1 – %2"_s.arg(dialog.windowTitle(), QGuiApplication::applicationDisplayName()));
}

bool Dialog::focusNextPrevChild(bool next)
{
    return focusNextInReadingOrder(*this, next);
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
    for (const auto &[button, role] : buttons)
        box->addButton(button, role);
    return box;
}

#include "moc_dialog.cpp"
