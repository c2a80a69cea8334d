// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/numberfield.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"

#include <QWheelEvent>

NumberField::NumberField(const QString &objectName, int minimum, int maximum, const QString &suffix,
                         QWidget *parent)
    : QSpinBox(parent)
{
    setObjectName(objectName);
    setRange(minimum, maximum);
    setSuffix(suffix);
    setGroupSeparatorShown(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize NumberField::sizeHint() const
{
    return QSpinBox::sizeHint().expandedTo({textscale::scaled(tokens::kNumberWidth), 0});
}

void NumberField::setFixed(bool fixed)
{
    setReadOnly(fixed);
    setReadOnlyLook(this, fixed);
    setButtonSymbols(fixed ? QAbstractSpinBox::NoButtons : QAbstractSpinBox::UpDownArrows);
}

void NumberField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

#include "moc_numberfield.cpp"
