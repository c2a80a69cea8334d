// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QLabel;

/// Sets the accessible role of a widget that draws itself. Call this before the accessible name or
/// description is set, since setting these creates the interface that has the role.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

/// Tells screen readers that the label belongs to the field, whose description it shows. Orca says labels
/// that belong to nothing when a dialog opens, all of them.
void setAccessibleField(QLabel *label, QWidget *field);
