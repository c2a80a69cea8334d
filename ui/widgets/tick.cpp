// SPDX-License-Identifier: MIT
#include "ui/widgets/tick.h"

#include "ui/widgets/svcstyle.h"

Tick::Tick(const QString &text, const QString &objectName, QWidget *parent)
    : QCheckBox(text, parent)
{
    setObjectName(objectName);
    setAccessibleName(text);
}

void Tick::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setReadOnlyLook(this, readOnly);
}

void Tick::nextCheckState()
{
    if (!m_readOnly)
        QCheckBox::nextCheckState();
}
