// SPDX-License-Identifier: MIT
#pragma once

#include "session/signin.h"
#include "ui/widgets/dialogs/dialog.h"

class Badge;
class BusyBar;
class FittingScrollArea;
class MessageBar;
class QPushButton;
class QStackedLayout;
class SignInForm;
class TurnedPage;
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
    /// It can be closed with nothing lost: the form is shown, nobody has typed into it, and it is not busy.
    [[nodiscard]] bool isIdle() const;
    /// About the form as a whole; an error of a sign-in takes its place.
    void setMessage(const Message &message);
    void clearMessage();

    /// Shows another page in place of the form, with a way back. Takes the page.
    void turnTo(QWidget *page);

    void reject() override;

Q_SIGNALS:
    /// The user wants to run an upgrade before signing in.
    void upgradeWanted(const Connection &connection, const Secret &apiKey);

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeFormPage();
    [[nodiscard]] QWidget *makeButtons();
    void turnBack();
    [[nodiscard]] bool isTurned() const;
    void startFocus();
    void signIn();
    void continueWithApiKey();
    void wantUpgrade();
    void choose(const QString &connectionId);
    void readKept(const Connection &connection);
    void showFailure(const Error &error);
    void setBusy(bool busy);
    void fit();
    [[nodiscard]] int wantedHeight() const;

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
    QStackedLayout *m_pages = nullptr;
    TurnedPage *m_turned = nullptr;
    bool m_busy = false;
};
