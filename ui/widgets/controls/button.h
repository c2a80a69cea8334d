// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/widgethints.h"

#include <QKeySequence>
#include <QList>
#include <QPushButton>

class QAction;

/// Returns a button whose accessible name is its text. Enter presses it as well as the space bar. A click
/// does not give it the focus: leaving a field checks the field, and an error under it could move the button
/// away from the pointer.
[[nodiscard]] QPushButton *makeButton(const QString &text, const QString &objectName,
                                      ButtonKind kind = ButtonKind::Normal);

/// Returns an action that `owner` owns. The shortcuts `keys` work in `context`. Its object name is `name`
/// followed by `Action`.
[[nodiscard]] QAction *makeAction(QWidget *owner, const QString &text, const QString &name,
                                  const QList<QKeySequence> &keys = {},
                                  Qt::ShortcutContext context = Qt::WindowShortcut);

/// Returns a button that triggers an action made by makeAction(). Its object name is the action's `name`. It
/// is enabled while the action is, and its tool tip shows the shortcut.
[[nodiscard]] QPushButton *makeActionButton(QAction *action, ButtonKind kind = ButtonKind::Normal);
