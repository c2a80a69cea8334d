// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"
#include "session/signin.h"
#include "ui/widgets/dialogs/dialog.h"

#include <optional>

class Badge;
class BusyBar;
class FittingScrollArea;
class MessageBar;
class QPushButton;
class SignInForm;
class FileChooser;
struct ImportedConnection;
struct Services;

/// Asks for what a sign-in needs, and stays open until the sign-in has succeeded. Window-modal, shown with
/// open().
///
/// accepted() means that lookups are possible now: either the user is signed in, or only the API key is used.
class SignInDialog final : public Dialog
{
    Q_OBJECT
public:
    /// `services` and `files` must outlive the dialog.
    SignInDialog(const Services &services, FileChooser &files, QWidget *parent = nullptr);
    ~SignInDialog() override;

    /// Fills in the form. The stored secrets of a saved connection are filled in later, when the keyring has
    /// answered.
    void setInput(const SignInInput &input);
    /// Shows a button that skips this sign-in, which is one of several in a row. The dialog then ends with
    /// the result Skipped. Nothing else can be done before the user has decided: another connection cannot be
    /// chosen, and an upgrade not be run.
    void setSkippable();
    static constexpr int Skipped = 2; ///< a result, beside QDialog::Accepted and QDialog::Rejected
    /// Returns whether all fields of the form are empty.
    [[nodiscard]] bool isUntouched() const;
    /// Returns whether the dialog can be closed without losing anything: nothing has been typed into it, and
    /// no sign-in is running.
    [[nodiscard]] bool isIdle() const;
    /// Shows a message about the form as a whole. The error of a sign-in replaces it.
    void setMessage(const Message &message);
    void clearMessage();

    void reject() override;

Q_SIGNALS:
    /// Emitted with the values of the form when the user wants to run an upgrade before signing in.
    void upgradeRequested(const SignInInput &input);

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill(QWidget *content);
    [[nodiscard]] QWidget *makeButtons();
    void setInitialFocus();
    [[nodiscard]] bool mayGoOn(const std::optional<SignInInput> &input);
    void signIn();
    void continueWithApiKey();
    void requestUpgrade();
    void choose(const QString &connectionId);
    void readStored(const Connection &connection);
    void send(const SignInInput &input);
    void sendSameAgain();
    void offerSecrets(const ImportedConnection &found);
    void showError(const Error &error, bool isRepeated = false);
    void addNetworkActions(Message &message, const Error &error);
    void updateRefusal();
    void setBusy(bool busy);
    void fit();

    const Services &m_services;
    SignInInput m_given;                ///< the values of setInput(), which need not be saved
    std::unique_ptr<QObject> m_reading; ///< deleted to stop waiting for the previous connection's secrets
    SignInForm *m_form;
    Badge *m_environment = nullptr;
    MessageBar *m_message = nullptr;
    MessageHandle m_shownMessage;
    MessageHandle m_offer; ///< of the secrets in a command that was pasted
    QUrl m_offeredFor;     ///< the command's address
    BusyBar *m_busyBar = nullptr;
    FittingScrollArea *m_scroll = nullptr;
    QWidget *m_buttons = nullptr;
    QPushButton *m_upgrade = nullptr;
    QPushButton *m_keyOnly = nullptr;
    QPushButton *m_skip = nullptr;
    QPushButton *m_signIn = nullptr;
    int m_messageHeight = 0; ///< what the dialog has taken for the message and the space below it
    int m_grown = 0;         ///< by how much fit() has made the dialog higher
    bool m_busy = false;
    bool m_isEnvironmentAsked = false; ///< the user was asked for the environment of a new connection
    SignInInput m_typed;               ///< what was typed for a new connection before another one was chosen
    QString m_shownId;                 ///< the connection in the form; empty if it is a new one
};
