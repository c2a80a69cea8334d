// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/dialog.h"

class QAction;
class QMenuBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;
class TextLabel;

/// Lists all commands with their keyboard shortcuts by topic, and runs the one that the user chooses. Not
/// modal. Deletes itself when closed.
class ShortcutsDialog final : public Dialog
{
    Q_OBJECT
public:
    /// Lists the actions of the menus, and the keys that fields and tables handle themselves.
    explicit ShortcutsDialog(const QMenuBar &menu, QWidget *parent = nullptr);

private:
    QTreeWidgetItem *add(const QString &group, const QString &text, const QString &key);
    void addMenu(const QString &group, const QList<QAction *> &actions, const QString &path = {});
    void addOtherKeys();
    void updateItem(QTreeWidgetItem &item);
    void updateRun();
    void run();
    void filter(const QString &text);
    void copyAll();

    QTreeWidget *m_keys;
    TextLabel *m_state; ///< “Copied.” once the list has been copied; empty before
    QPushButton *m_run;
};
