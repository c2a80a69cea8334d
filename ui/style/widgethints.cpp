// SPDX-License-Identifier: MIT
#include "ui/style/widgethints.h"

#include "ui/style/fonts.h"

#include <QAbstractButton>

namespace {

constexpr char kKindProperty[] = "svcButtonKind";
constexpr char kInvalidProperty[] = "svcInvalid";
constexpr char kReadOnlyProperty[] = "svcReadOnly";

} // namespace

void setButtonKind(QAbstractButton *button, ButtonKind kind)
{
    button->setProperty(kKindProperty, static_cast<int>(kind));
    if (kind == ButtonKind::Primary) {
        QFont weight; // sets only the weight: size and family remain the application's
        weight.setWeight(textFont(TextRole::Strong).weight());
        button->setFont(weight);
    } else if (button->testAttribute(Qt::WA_SetFont)) {
        button->setFont(QFont()); // it was the primary one before
    }
    button->updateGeometry();
    button->update();
}

void setInvalid(QWidget *field, bool invalid)
{
    field->setProperty(kInvalidProperty, invalid);
    field->update();
}

void setReadOnlyLook(QWidget *field, bool readOnly)
{
    field->setProperty(kReadOnlyProperty, readOnly);
    field->update();
}

ButtonKind buttonKind(const QWidget *widget)
{
    return widget ? static_cast<ButtonKind>(widget->property(kKindProperty).toInt()) : ButtonKind::Normal;
}

bool isInvalid(const QWidget *widget)
{
    return widget && widget->property(kInvalidProperty).toBool();
}

bool hasReadOnlyLook(const QWidget *widget)
{
    return widget && widget->property(kReadOnlyProperty).toBool();
}
