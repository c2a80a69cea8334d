// SPDX-License-Identifier: MIT
#pragma once

#include "session/signin.h"
#include "ui/widgets/dialogs/dialog.h"

class Badge;
class BusyBar;
class FittingScrollArea;
class MessageBar;
class QPushButton;
class SignInForm;
class FileChooser;
struct Message;
struct Services;

/// Asks for what a sign-in needs and stays until it worked. Window-modal; shown with open().
///
/// accepted() means that lookups can be made now: signed in, or with the API key alone.
class SignInDialog final : public Dialog
{
    Q_OBJECT
public:
    SignInDialog(const Services &services, FileChooser &files, QWidget *parent = nullptr);
    ~SignInDialog() override;

    /// Fills the form in; what is kept of a saved connection's secrets follows from the keyring.
    void setInput(const SignInInput &input);
    [[nodiscard]] bool isUntouched() const;
    /// It can be closed with nothing lost: nobody has typed into it, and it is not busy.
    [[nodiscard]] bool isIdle() const;
    /// About the form as a whole; an error of a sign-in takes its place.
    void setMessage(const Message &message);
    void clearMessage();

    void reject() override;

Q_SIGNALS:
    /// Emitted when the user wants to run an upgrade before signing in, with what was typed.
    void upgradeWanted(const SignInInput &input);

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeContent();
    [[nodiscard]] QWidget *makeButtons();
    void startFocus();
    void signIn();
    void continueWithApiKey();
    void wantUpgrade();
    void choose(const QString &connectionId);
    void readStored(const Connection &connection);
    void showFailure(const Error &error);
    void setBusy(bool busy);
    void fit();

    const Services &m_services;
    SignInInput m_given;                ///< what the form was filled in with, which need not be saved
    std::unique_ptr<QObject> m_reading; ///< ends with what is read for another connection
    SignInForm *m_form;
    Badge *m_environment = nullptr;
    MessageBar *m_message = nullptr;
    BusyBar *m_busyBar = nullptr;
    FittingScrollArea *m_scroll = nullptr;
    QWidget *m_buttons = nullptr;
    QPushButton *m_upgrade = nullptr;
    QPushButton *m_keyOnly = nullptr;
    QPushButton *m_signIn = nullptr;
    bool m_busy = false;
};
