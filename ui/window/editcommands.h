// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/featurecontroller.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

/// The commands that apply to the field or table with the focus: undo, cut, copy and so on. Their keys are
/// displayed only, since each field handles them itself.
class EditCommands final : public QObject
{
    Q_OBJECT
public:
    explicit EditCommands(QObject *parent = nullptr);

    [[nodiscard]] const QList<MenuCommand> &actions() const { return m_actions; }
    /// Enables the commands that the focused widget can do now.
    void update();

private:
    QAction *add(MenuGroup group, const QString &text, const QString &objectName,
                 QKeySequence::StandardKey key, const char *slot);

    QList<MenuCommand> m_actions;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_cut;
    QAction *m_copy;
    QAction *m_paste;
    QAction *m_selectAll;
    QPointer<QWidget> m_target; ///< the last widget with the focus that is not a menu
};
