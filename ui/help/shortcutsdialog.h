// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/dialog.h"

class QMenuBar;
class QTreeWidget;
class TextLabel;

/// Lists all keyboard shortcuts by topic. Not modal. Deletes itself when closed.
class ShortcutsDialog final : public Dialog
{
    Q_OBJECT
public:
    /// Lists the shortcuts of the menu's actions, and the keys that fields and tables handle themselves.
    explicit ShortcutsDialog(const QMenuBar &menu, QWidget *parent = nullptr);

private:
    void add(const QString &group, const QString &text, const QString &key);
    void addMenu(const QString &group, const QList<QAction *> &actions);
    void addOtherKeys();
    void filter(const QString &text);
    void copyAll();

    QTreeWidget *m_keys;
    TextLabel *m_state; ///< “Copied.” once the list has been copied; empty before
};
