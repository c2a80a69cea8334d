// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/listfilter.h"

#include "ui/widgets/views/announcer.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QToolButton>

ListFilter::ListFilter(QAbstractItemView *list, QWidget *parent)
    : QLineEdit(parent)
    , m_list(list)
{
    setClearButtonEnabled(false);
    // Otherwise Qt reports the first place of the caret with the focus, and Orca 43 does not say the focus
    // then.
    home(false);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ListFilter::announceRow);
}

void ListFilter::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QApplication::sendEvent(m_list, event);
        event->accept();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void ListFilter::announceRow(const QModelIndex &current)
{
    if (hasFocus() && current.isValid())
        announce(this, current.data(Qt::AccessibleTextRole).toString());
}

namespace {

struct ClearButtonTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClearButton)
};

} // namespace

void addClearButton(QLineEdit &edit)
{
    edit.setClearButtonEnabled(true);
    for (auto *button : edit.findChildren<QToolButton *>()) {
        if (button->accessibleName().isEmpty())
            button->setAccessibleName(ClearButtonTexts::tr("Clear text"));
    }
}

#include "moc_listfilter.cpp"
