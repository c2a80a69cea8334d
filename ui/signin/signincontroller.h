// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "session/signin.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

#include <memory>
#include <optional>

class EndedSessions;
class FileChooser;
class SignInDialog;
class StoredSignIn;

/// The commands for signing in and out. Owns the sign-in dialog of a window and the values with which it is
/// filled in.
class SignInController final : public FeatureController
{
    Q_OBJECT
public:
    SignInController(const Services &services, FileChooser &files, QWidget *window);
    ~SignInController() override;

    /// Opens the dialog for the current connection. If the dialog is open already, brings it to the front. If
    /// it was hidden for an upgrade, shows it again as it was.
    void open();
    /// Opens the dialog for a connection that is not saved yet.
    void openNew();
    /// Signs out of the current session.
    void signOut();
    /// Returns the command that signs out.
    [[nodiscard]] QAction *signOutAction() const { return m_signOut; }
    [[nodiscard]] bool isOpen() const;
    /// Closes the dialog if nothing has been typed into it. Returns whether no dialog is open.
    [[nodiscard]] bool closeIfIdle();
    /// Opens the dialog again if the last closeIfIdle() closed it and no session is open.
    void openAgain();

    /// Sets the values with which the dialog is filled in: now if all its fields are empty, and whenever it
    /// opens while there is no connection. If `input` has the service and the data source of the current
    /// connection, its API key is also used if the connection has none, and its password if the user is the
    /// same, too.
    void setDefaults(const SignInInput &input);
    /// Shows a message in the dialog: now if it is open, otherwise when it opens. The message is shown once,
    /// and not for a connection that has an address and is not temporary; see Connection::isTemporary.
    /// setDefaults() removes it.
    void setDialogMessage(const Message &message);
    /// Returns what is known for a sign-in with the current connection, without its stored secrets.
    [[nodiscard]] SignInInput input() const;

Q_SIGNALS:
    /// Emitted when the dialog is about to be shown.
    void opened();
    /// Emitted when the dialog has closed, or was hidden for an upgrade and is not needed any more.
    void closed(SignInEnd end);
    /// Emitted when the user has signed out.
    void signedOut();

private:
    /// `skippable` is the message of a dialog with a button to skip the sign-in.
    void open(const SignInInput &input, const std::optional<Message> &skippable = {});
    void openFor(const QString &connectionId, const std::optional<SignInStep> &step,
                 const std::optional<Error> &error = {});
    void cancelStored();
    void signInTo(const QString &connectionId, const std::optional<SignInStep> &step);
    void finish(SignInEnd end);
    void hideForUpgrade(const SignInInput &input);
    void deleteHiddenDialog();
    void showDialogMessage();
    void updateActions();

    const Services &m_services;
    FileChooser &m_files;
    QAction *m_signIn = nullptr;
    QAction *m_signOut = nullptr;
    std::optional<SignInInput> m_defaults;
    std::optional<Message> m_message;
    /// What was typed into the dialog before it was hidden for an upgrade.
    std::optional<SignInInput> m_pendingInput;
    QPointer<SignInDialog> m_dialog;
    /// The connection that was the current one before a sign-in to another one was requested.
    std::optional<QString> m_before;
    bool m_isForLastingConnection =
        false; ///< the connection in the dialog has an address and is not temporary
    bool m_isClosedIdle = false;
    std::unique_ptr<EndedSessions> m_ended;
    std::unique_ptr<StoredSignIn> m_stored; ///< runs without the dialog
};
