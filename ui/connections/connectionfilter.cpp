// SPDX-License-Identifier: MIT
#include "ui/connections/connectionfilter.h"

#include "ui/connections/connectionlist.h"
#include "ui/widgets/announcer.h"

#include <QApplication>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

ConnectionFilter::ConnectionFilter(ConnectionList *list, QWidget *parent)
    : QLineEdit(parent)
    , m_list(list)
{
    setObjectName(u"filterConnections"_s);
    setAccessibleName(tr("Filter connections"));
    setPlaceholderText(tr("Filter by name, host, user or environment"));
    setClearButtonEnabled(false);
    connect(m_list, &ConnectionList::selectionMoved, this, &ConnectionFilter::say);
}

void ConnectionFilter::keyPressEvent(QKeyEvent *event)
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

void ConnectionFilter::say()
{
    if (hasFocus() && m_list->hasSelection())
        announce(this, m_list->currentIndex().data(Qt::AccessibleTextRole).toString());
}
