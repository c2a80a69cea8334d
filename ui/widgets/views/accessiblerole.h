// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

/// Gives a widget that draws itself the role it has for a screen reader. Name and description are
/// set on the widget, as everywhere, and after this: they make the interface that has the role.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);
