// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>

class Notices;
class QAction;

/// Groups of commands. ui/window/mainmenu.cpp assigns each group to a menu.
enum class MenuGroup {
    Session,
    Files,
    Quit,
    Undo,
    Clipboard,
    CopyRows,
    CopyLink,
    Marks,
    Filter,
    Preferences,
    Panels,
    PaneCycle,
    Columns,
    Lookup,
    Rows,
    Results,
    SwitchConnection,
    Connections,
    Upgrade,
    Support,
    About,
};

struct MenuCommand
{
    MenuGroup group;
    QAction *action;
};

/// Base class of feature controllers. MainWindow adds features through this interface and connects the other
/// signals of each feature. A controller is a child of the window. It owns the commands that it creates, and
/// creates the feature's dialogs and its panel, whose parent is the window. See ui/README.md.
class FeatureController : public QObject
{
    Q_OBJECT
public:
    /// Returns the commands, in their order within each group.
    [[nodiscard]] const QList<MenuCommand> &actions() const { return m_actions; }
    /// Returns the panel, which the user can show and hide, `nullptr` if the feature has none. Always returns
    /// the same widget: the constructor creates it, and its content can wait for setPanelShown(). The window
    /// places the panel and becomes its owner. It places a QDockWidget at its bottom.
    [[nodiscard]] virtual QWidget *panel() const { return nullptr; }
    /// Shows or hides the panel. The window calls this on panelToggled().
    virtual void setPanelShown(bool shown) { Q_UNUSED(shown) }
    /// Shows the panel if the last setPanelShown() showed it, in this window, a replaced one or an earlier
    /// run of the program. Does not move the focus.
    virtual void restore() {}

Q_SIGNALS:
    /// Emitted when commands were added after the window had filled its menus. addCommand(), addSwitch() and
    /// addAction() do not emit it.
    void actionsAdded();
    /// Emitted when the command that shows the panel is checked or unchecked.
    void panelToggled(bool shown);

protected:
    /// `window` becomes the parent. `notices` must outlive the controller.
    FeatureController(Notices &notices, QWidget *window);

    [[nodiscard]] QWidget *window() const { return m_window; }

    /// Adds a command to actions() that calls `run`. The controller owns the action.
    QAction *addCommand(MenuGroup group, const QString &text, const QString &objectName,
                        const std::function<void()> &run, const QKeySequence &key = {});
    /// Adds a checkable command to actions(). The controller owns the action and has to connect toggled().
    QAction *addSwitch(MenuGroup group, const QString &text, const QString &objectName,
                       const QKeySequence &key = {});
    /// Adds an action to actions(). Another object owns it and must keep it as long as the controller exists.
    void addAction(MenuGroup group, QAction *action);

    /// Shows a message in the line of messages of the window. It replaces the controller's previous
    /// message.
    void showMessage(const Message &message);
    /// Removes the controller's message. Messages of other controllers stay.
    void clearMessage();
    /// Adds the error to the message about the files that the program stores, which all features share.
    void showFileError(const Error &error);

private:
    Notices &m_notices;
    MessageHandle m_message;
    QWidget *m_window;
    QList<MenuCommand> m_actions;
};
