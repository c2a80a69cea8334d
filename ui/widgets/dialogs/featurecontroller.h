// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/messagebar.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>

class QAction;

/// Groups of commands. ui/window/mainmenu.cpp assigns each group to a menu.
enum class MenuGroup {
    Session,
    Files,
    Quit,
    CopyRows,
    CopyLink,
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

/// Base of the controllers, and all that the window knows of a feature. A controller is a child of the window
/// and owns the feature's commands, dialogs and panel. See ui/README.md.
class FeatureController : public QObject
{
    Q_OBJECT
public:
    /// Returns the commands, in their order within each group.
    [[nodiscard]] const QList<MenuCommand> &actions() const { return m_actions; }
    /// Returns the panel, `nullptr` if the feature has none. The window becomes its parent. A QDockWidget is
    /// placed at the bottom of the window.
    [[nodiscard]] virtual QWidget *panel() const { return nullptr; }
    /// Shows or hides the panel. The window calls this on panelToggled().
    virtual void setPanelShown(bool shown) { Q_UNUSED(shown) }
    /// Shows the panel if it was visible when the last window was closed. Does not move the focus.
    virtual void restore() {}

Q_SIGNALS:
    /// Emitted when commands were added to actions().
    void actionsAdded();
    /// Emitted when the panel's command is checked or unchecked.
    void panelToggled(bool shown);
    /// Emitted with a text for the status line.
    void statusChanged(const QString &text);

protected:
    /// `messages` must outlive the controller.
    FeatureController(MessageBar &messages, QWidget *window);

    [[nodiscard]] QWidget *window() const { return m_window; }

    /// Adds a command that calls `run`.
    QAction *addCommand(MenuGroup group, const QString &text, const QString &objectName,
                        const std::function<void()> &run, const QKeySequence &key = {});
    /// Adds a checkable command.
    QAction *addSwitch(MenuGroup group, const QString &text, const QString &objectName,
                       const QKeySequence &key = {});
    /// Adds a command that another object owns.
    void addAction(MenuGroup group, QAction *action);

    /// Shows a message above the page. It replaces the controller's previous message.
    void showMessage(const Message &message);
    /// Removes the controller's message. Messages of other controllers stay.
    void clearMessage();
    /// Adds the error to the message about the program's own files.
    void showFileError(const Error &error);

private:
    MessageBar &m_messages;
    QWidget *m_window;
    QList<MenuCommand> m_actions;
};
