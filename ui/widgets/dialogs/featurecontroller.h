// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/messagebar.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>

class QAction;

/// Groups of commands in the window's menus. ui/window/mainmenu.cpp says in which menu each of them stands.
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

/// Base of the controllers: what the window knows of a feature. A controller owns the feature's commands,
/// dialogs and panel, and is a child of the window.
class FeatureController : public QObject
{
    Q_OBJECT
public:
    /// The commands, in their order within each group.
    [[nodiscard]] const QList<MenuCommand> &actions() const { return m_actions; }
    /// The panel, which comes to be the window's child; null if there is none. A QDockWidget stands at the
    /// bottom of the window.
    [[nodiscard]] virtual QWidget *panel() const { return nullptr; }
    /// Shows or hides the panel. Called by the window on panelToggled().
    virtual void setPanelShown(bool shown) { Q_UNUSED(shown) }
    /// Shows the panel if it was shown when the last window closed; the focus stays where it is.
    virtual void restore() {}

Q_SIGNALS:
    /// Emitted when actions() has become longer.
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
    /// Adds a command that is checked and unchecked.
    QAction *addSwitch(MenuGroup group, const QString &text, const QString &objectName,
                       const QKeySequence &key = {});
    /// Adds a command that another object owns.
    void addAction(MenuGroup group, QAction *action);

    /// Shows the controller's message above the page, in place of the one before.
    void showMessage(const Message &message);
    /// Ends the controller's message; those of others stay.
    void clearMessage();
    /// Adds to the message about the program's own files.
    void showFileError(const Error &error);

private:
    MessageBar &m_messages;
    QWidget *m_window;
    QList<MenuCommand> m_actions;
};
