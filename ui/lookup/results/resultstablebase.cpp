// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultstablebase.h"

#include <QContextMenuEvent>

#include <utility>

void ResultsTableBase::choose()
{
    if (!std::exchange(m_isChosen, true))
        Q_EMIT selectedRowsChanged();
}

void ResultsTableBase::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::MouseFocusReason) // a click on the header chooses no row
        choose();
    QTableView::focusInEvent(event);
}

void ResultsTableBase::mousePressEvent(QMouseEvent *event)
{
    choose();
    QTableView::mousePressEvent(event);
}

void ResultsTableBase::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlags(Qt::NoModifier) && currentIndex().isValid())
        Q_EMIT rowOpened();
    else
        QTableView::keyPressEvent(event);
}

void ResultsTableBase::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && currentIndex().isValid()) {
        scrollTo(currentIndex());
        at = viewport()->mapToGlobal(visualRect(currentIndex()).center());
    }
    Q_EMIT menuRequested(at);
}

void ResultsTableBase::keepCurrentInView(const QResizeEvent &event)
{
    const int bottom = visualRect(currentIndex()).bottom(); // -1 if there is no current row
    if (bottom >= event.size().height() && bottom < event.oldSize().height())
        scrollTo(currentIndex());
}

#include "moc_resultstablebase.cpp"
