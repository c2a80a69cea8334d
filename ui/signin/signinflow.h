// SPDX-License-Identifier: MIT
#pragma once

#include "ui/signin/signindialog.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QWidget;
class UpgradeRun;

/// The sign-in dialog of a window: what it is filled in with, and what it leads to.
class SignInFlow final : public QObject
{
    Q_OBJECT
public:
    SignInFlow(const SignInParts &parts, UpgradeRun &upgrade, QWidget *window);

    /// For the connection on screen; brings a dialog that is open to the front.
    void open();
    /// For one that is not saved yet.
    void openNew();
    [[nodiscard]] bool isOpen() const { return m_dialog; }
    /// Closes a dialog with which nobody has begun anything. Whether none is open any more.
    [[nodiscard]] bool giveWay();

    /// Fills the dialog in where the window shows no connection, now and whenever it opens; what someone
    /// has typed stays.
    void setDefaults(const SignInInput &input);
    [[nodiscard]] const std::optional<SignInInput> &defaults() const { return m_defaults; }
    /// About the defaults that are to come: said once, in a dialog that is for no connection of the user's
    /// own, and no longer than until they are there.
    void setMessage(const Message &message);
    /// What is known for a sign-in with the connection on screen; its kept secrets are not.
    [[nodiscard]] SignInInput input() const;

Q_SIGNALS:
    void opened();
    /// `isSignedIn`: lookups can be made now.
    void closed(bool isSignedIn);

private:
    void open(const SignInInput &input);
    void sayMessage();
    void showUpgrade(const Connection &connection, const Secret &apiKey);

    SignInParts m_with;
    UpgradeRun &m_upgrade;
    QWidget *m_window;
    std::optional<SignInInput> m_defaults;
    std::optional<Message> m_message;
    QPointer<SignInDialog> m_dialog;
    bool m_isForOwn = false; ///< the dialog: for a connection of the user's own
};
