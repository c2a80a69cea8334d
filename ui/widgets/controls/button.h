// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/widgethints.h"

#include <QKeySequence>
#include <QList>
#include <QPushButton>

class QAction;

/// A button whose accessible name is its text. Pressed by Enter as well as by the space bar. A click
/// leaves the focus where it is, so that nothing that is checked when a field is left moves the button
/// away from under the pointer.
[[nodiscard]] QPushButton *makeButton(const QString &text, const QString &objectName,
                                      ButtonKind kind = ButtonKind::Normal);

/// An action of the owner's, with keys that work in that context. Its object name is `name` with `Action`
/// behind it.
[[nodiscard]] QAction *makeAction(QWidget *owner, const QString &text, const QString &name,
                                  const QList<QKeySequence> &keys = {},
                                  Qt::ShortcutContext context = Qt::WindowShortcut);

/// A button named `name` that triggers an action of makeAction() and is enabled where that is; its tool
/// tip is the key.
[[nodiscard]] QPushButton *makeActionButton(QAction *action, ButtonKind kind = ButtonKind::Normal);
