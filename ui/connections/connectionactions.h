// SPDX-License-Identifier: MIT
#pragma once

class QAction;
class QPushButton;
class QWidget;

/// What can be done with saved connections, for buttons, menu and keys alike. Found by their object
/// names: `<name>Action`, and `<name>` of a button.
struct ConnectionActions
{
    /// Keys work in `window`; those that would mean something else in a text field, in `list` alone.
    ConnectionActions(QWidget *window, QWidget *list);

    QAction *create; ///< newConnection
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

/// All of them but signing in and undoing, below one another.
[[nodiscard]] QWidget *makeActionColumn(const ConnectionActions &actions);
