// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/widgetlook.h"

#include <QKeySequence>
#include <QList>

class QAction;
class QPushButton;

/// An action of the owner's, with keys that work in that context. Its object name is `name` with `Action`
/// behind it.
[[nodiscard]] QAction *makeAction(QWidget *owner, const QString &text, const QString &name,
                                  const QList<QKeySequence> &keys = {},
                                  Qt::ShortcutContext context = Qt::WindowShortcut);

/// A button named `name` that triggers an action of makeAction() and is enabled where that is; its tool
/// tip is the key.
[[nodiscard]] QPushButton *makeActionButton(QAction *action, ButtonKind kind = ButtonKind::Normal);
