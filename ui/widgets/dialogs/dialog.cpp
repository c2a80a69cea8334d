// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/dialog.h"

#include "base/logging.h"
#include "ui/style/tokens.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

using namespace tokens;

Dialog::Dialog(QWidget *parent)
    : QDialog(parent)
{
}

void Dialog::setVisible(bool visible)
{
    if (visible != isVisible())
        qCDebug(logWindow) << objectName() << (visible ? "opens" : "closes");
    QDialog::setVisible(visible);
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
