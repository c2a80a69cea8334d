// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

/// Sets the accessible role of a widget that draws itself. Call this before the accessible name or
/// description is set, since setting these creates the interface that has the role.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);
