// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/credentialmanager.h"
#include "program/services.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

#include <optional>

class ConnectionsDialog;
class ConnectionSwitcher;
class FileChooser;

/// The commands for switching and managing connections. Owns the dialogs and shows the messages about saved
/// connections.
class ConnectionController final : public FeatureController
{
    Q_OBJECT
public:
    ConnectionController(const Services &services, FileChooser &files, QWidget *window);

    /// Makes the connection the current one.
    void switchTo(const QString &connectionId);
    /// Opens the dialog that manages the saved connections.
    void openManager();

private:
    void openSwitcher();
    void switchAndSignIn(const QString &connectionId);
    void edit(const Connection &connection);
    void showResult(const Message &message);
    void connectionAdded(const Connection &connection);
    void undoAdded(const Connection &connection);
    void storePasswords(const Connection &connection, const TransportPasswords &passwords);
    void storeSecret(const Connection &connection, SecretKind kind, const Secret &secret);
    void secretNotStored(SecretKind kind, const Error &error);
    void forgetSecrets(const Connection &connection);
    void deleteSecrets(const Connection &connection);
    void updateActions();

    const Services &m_services;
    FileChooser &m_files;
    QAction *m_forgetSecrets = nullptr;
    std::optional<SecretKind>
        m_notStored; ///< the first secret of the latest sign-in that could not be stored
    QPointer<ConnectionSwitcher> m_switcher;
    QPointer<ConnectionsDialog> m_manager;
};
