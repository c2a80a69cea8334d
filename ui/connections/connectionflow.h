// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionstore.h"
#include "connections/recentconnections.h"
#include "credentials/secretkeeper.h"
#include "session/signin.h"

#include <QObject>
#include <QPointer>

#include <optional>

class ConnectionsDialog;
class ConnectionSwitcher;
class FileChooser;
class MessageBar;
class PreferenceStore;
struct Message;

/// What the flow of connections works on; all of it outlives the window.
struct ConnectionParts
{
    ConnectionStore &connections;
    SecretKeeper &secrets;
    RecentConnections &recent;
    SessionRegistry &sessions;
    SignIn &signIn;
    const PreferenceStore &preferences;
    FileChooser &files;
};

/// Switching, managing and saving connections in a window: its dialogs, and what is said about them.
class ConnectionFlow final : public QObject
{
    Q_OBJECT
public:
    /// Speaks through `messages`, which outlives it.
    ConnectionFlow(const ConnectionParts &parts, MessageBar &messages, QWidget *window);

    /// Puts the connection on screen.
    void switchTo(const QString &connectionId);
    void openSwitcher();
    void openManager();
    void forgetSecrets(const Connection &connection);

Q_SIGNALS:
    /// With the connection on screen.
    void signInWanted();

private:
    void switchAndSignIn(const QString &connectionId);
    void edit(const Connection &connection);
    void tell(const Message &message);
    void connectionAdded(const Connection &connection);
    void undoAdded(const Connection &connection);
    void secretNotKept(SecretKind kind, const Error &error);
    void deletedForGood(const Connection &connection);

    ConnectionParts m_with;
    MessageBar &m_messages;
    QWidget *m_window;
    std::optional<SecretKind> m_notKept; ///< of the latest sign-in, the first that could not be stored
    QPointer<ConnectionSwitcher> m_switcher;
    QPointer<ConnectionsDialog> m_manager;
};
