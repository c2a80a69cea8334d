// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/button.h"

QPushButton *makeButton(const QString &text, const QString &objectName, ButtonKind kind)
{
    auto *button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setAccessibleName(text);
    button->setAutoDefault(true);
    button->setFocusPolicy(Qt::TabFocus);
    setButtonKind(button, kind);
    return button;
}
