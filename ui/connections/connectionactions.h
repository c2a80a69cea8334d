// SPDX-License-Identifier: MIT
#pragma once

class QAction;
class QPushButton;
class QWidget;

/// The actions on saved connections, used by buttons, menus and shortcuts. The action for `<name>` has the
/// object name `<name>Action`, its button `<name>`.
struct ConnectionActions
{
    /// `window` and `list` own the actions. The shortcuts work in `window`, except that shortcuts with
    /// another meaning in a text field work only in `list`.
    ConnectionActions(QWidget *window, QWidget *list);

    QAction *create; ///< object name newConnection
    QAction *edit;
    QAction *duplicate;
    QAction *remove;
    QAction *undo;
    QAction *moveUp;
    QAction *moveDown;
    QAction *forget;
    QAction *import;
    QAction *exportAll;
    QAction *signIn;
};

/// Returns a column of buttons for all actions except `signIn` and `undo`.
[[nodiscard]] QWidget *makeActionColumn(const ConnectionActions &actions);
