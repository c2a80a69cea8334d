// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/collaborators.h"

#include <QObject>

class ConnectionFlow;
class HelpFlow;
class LookupFlow;
class MainMenu;
class MessageBar;
class NotificationsPage;
class PreferencesFlow;
class QWidget;
class SignInFlow;
class StorageFlow;
class WindowLinks;

/// What a window does beside its page, and what one of these wants of another.
class WindowFlows final : public QObject
{
    Q_OBJECT
public:
    /// They speak through `messages`, which outlives them as `page` does.
    WindowFlows(const Collaborators &with, NotificationsPage &page, MessageBar &messages, QWidget *window);

    /// Has them follow the menu's commands. Once.
    void follow(MainMenu &menu);

    SignInFlow *const signIn;
    ConnectionFlow *const connections;
    LookupFlow *const lookup;
    WindowLinks *const links;
    HelpFlow *const help;
    StorageFlow *const storage;
    PreferencesFlow *const preferences;

private:
    SessionRegistry &m_sessions;
    ResultArchive &m_archive;
    NotificationsPage &m_page;
};
