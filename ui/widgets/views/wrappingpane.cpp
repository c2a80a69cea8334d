// SPDX-License-Identifier: MIT
#include "ui/widgets/views/wrappingpane.h"

#include <QLayout>
#include <QResizeEvent>

QSize WrappingPane::minimumSizeHint() const
{
    return {QWidget::minimumSizeHint().width(), layout()->totalMinimumHeightForWidth(width())};
}

void WrappingPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

#include "moc_wrappingpane.cpp"
