// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"
#include "credentials/credentialmanager.h"
#include "program/message.h"
#include "ui/widgets/dialogs/scrolldialog.h"

#include <QPointer>

#include <array>

class Badge;
class CheckField;
class ConnectionForm;
class ConnectionStore;
class ConnectionTester;
class FileChooser;
class QPushButton;
class TextLabel;

/// Creates or edits a connection. A connection that only administrators can change is shown read-only.
/// Window-modal, shown with open().
class ConnectionEditor final : public ScrollDialog
{
    Q_OBJECT
public:
    /// All but `parent` must outlive the dialog.
    ConnectionEditor(ConnectionStore &store, CredentialManager &credentials, FileChooser &files,
                     QWidget *parent = nullptr);

    /// Sets the connection to edit. If it has no id, saving creates a new connection.
    void setConnection(const Connection &connection);
    /// Sets secrets to which the user has agreed. They are shown, and stored with the connection.
    void setAgreedSecrets(const ImportedConnection &imported);
    void focusName();

    /// Asks for confirmation if changes would be lost.
    void reject() override;

Q_SIGNALS:
    /// Emitted when the connection has been saved and the dialog closed.
    void saved(const QString &id);
    /// Emitted after saved() for each secret of a pasted command that is to be stored.
    void secretAgreed(const Connection &connection, SecretKind kind, const Secret &secret);
    /// Emitted after saved() if the user wants to sign in to the new connection.
    void signInRequested(const QString &id);
    /// Emitted when passwords were entered for a connection that has been saved. They are to be stored.
    void passwordsEntered(const Connection &connection, const TransportPasswords &passwords);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// A secret that is stored with the connection if the user checks the box.
    struct Offer
    {
        CheckField *box = nullptr;
        SecretKind kind = SecretKind::ApiKey;
        Secret secret;
        QUrl address; ///< the secret is only for this one; empty if the user was asked for the address
    };

    void offer(Offer &offer, const Secret &secret, const QUrl &address, bool isAgreed);
    void takeCommand(const ImportedConnection &found);
    void withdrawOffers();
    [[nodiscard]] QWidget *makeContent();
    [[nodiscard]] QWidget *makeButtons();
    void refresh();
    void explainReadOnly();
    void duplicate();
    void askBeforeDiscarding();
    void discard();
    void keepEditing();
    [[nodiscard]] bool save();
    void test();

    ConnectionStore &m_store;
    CredentialManager &m_credentials;
    Connection m_connection;
    ConnectionForm *m_form;
    TextLabel *m_title;
    Badge *m_environment;
    TextLabel *m_secrets;
    std::array<Offer, 2> m_offers;
    ConnectionTester *m_tester;
    QPushButton *m_test;
    QPushButton *m_save;
    QPushButton *m_saveAndSignIn; ///< for a new connection, whose secrets the sign-in asks for
    QPushButton *m_cancel;
    QPointer<QWidget> m_before; ///< had the focus before the user was asked whether to discard changes
    MessageHandle m_question;   ///< whether to discard changes
    MessageHandle m_shownMessage;
    bool m_isEnvironmentAsked = false; ///< the user was asked for the environment of a new connection
};
