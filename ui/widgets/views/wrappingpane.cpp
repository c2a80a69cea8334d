// SPDX-License-Identifier: MIT
#include "ui/widgets/views/wrappingpane.h"

#include <QLayout>
#include <QResizeEvent>

QSize WrappingPane::minimumSizeHint() const
{
    const QSize size = QWidget::minimumSizeHint();
    if (!layout()->hasHeightForWidth()) // then the layout returns -1
        return size;
    return {size.width(), layout()->totalMinimumHeightForWidth(width())};
}

void WrappingPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

#include "moc_wrappingpane.cpp"
