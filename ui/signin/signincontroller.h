// SPDX-License-Identifier: MIT
#pragma once

#include "program/services.h"
#include "session/signin.h"
#include "ui/widgets/dialogs/featurecontroller.h"

#include <QPointer>

#include <optional>

class FileChooser;
class SignInDialog;

/// Signing in and out: the sign-in dialog of a window, and what it is filled in with.
class SignInController final : public FeatureController
{
    Q_OBJECT
public:
    SignInController(const Services &services, FileChooser &files, MessageBar &messages, QWidget *window);

    /// Opens the dialog for the connection on screen, brings an open one to the front, or shows one that gave
    /// way to an upgrade as it was.
    void open();
    /// Opens the dialog for a connection that is not saved yet.
    void openNew();
    void signOut();
    [[nodiscard]] bool isOpen() const;
    /// Closes a dialog in which nothing has been begun. Returns whether none is open any more.
    [[nodiscard]] bool closeIfIdle();
    /// Opens the dialog again if the last closeIfIdle() closed it and nobody is signed in.
    void reopen();

    /// Fills the dialog in where the window shows no connection, now and whenever it opens; what someone
    /// has typed stays.
    void setDefaults(const SignInInput &input);
    /// Shows a message about defaults that are to come: once, in a dialog that is for no connection of the
    /// user's own, and until they are there.
    void setDialogMessage(const Message &message);
    /// Goes on where the controller of a window in another language has ended.
    void takeOver(const SignInController &before);
    /// What is known for a sign-in with the connection on screen, without its stored secrets.
    [[nodiscard]] SignInInput input() const;

Q_SIGNALS:
    void opened();
    /// Emitted when the dialog has closed. `isSignedIn`: lookups can be made now.
    void closed(bool isSignedIn);
    /// Emitted when the user has signed out.
    void signedOut();
    /// Emitted when an upgrade is wanted before signing in. The dialog is hidden by then, and open() brings
    /// it back.
    void upgradeWanted(const Connection &connection, const Secret &apiKey);

private:
    void open(const SignInInput &input);
    void giveWay(const SignInInput &input);
    void dropHidden();
    void showDialogMessage();
    void updateActions();

    const Services &m_services;
    FileChooser &m_files;
    QAction *m_signIn = nullptr;
    QAction *m_signOut = nullptr;
    std::optional<SignInInput> m_defaults;
    std::optional<Message> m_message;
    std::optional<SignInInput> m_pendingInput; ///< what was typed into the dialog that gave way to an upgrade
    QPointer<SignInDialog> m_dialog;
    bool m_isForOwn = false; ///< the dialog: for a connection of the user's own
    bool m_isClosedIdle = false;
};
