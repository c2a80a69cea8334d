// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionresolver.h"
#include "connections/connectionstore.h"
#include "connections/recentconnections.h"
#include "credentials/credentialmanager.h"
#include "session/sessionmanager.h"

#include <QObject>

#include <optional>

/// What someone signs in with.
struct SignInInput
{
    Connection connection; ///< with the id of the saved connection it was filled in from, if any
    Secret apiKey;
    Secret password;
    std::optional<bool> rememberApiKey; ///< none: what is stored, if anything, stays as it is
    std::optional<bool> rememberPassword;
};

/// A sign-in and what comes with it: the right connection's session is opened and put on screen, the
/// connection is saved, and its secrets are kept, or forgotten, as the user ticked. One at a time.
class SignIn final : public QObject
{
    Q_OBJECT
public:
    SignIn(SessionManager &sessions, ConnectionStore &connections, CredentialManager &secrets,
           RecentConnections &recent, QObject *parent = nullptr);
    ~SignIn() override;

    /// Ends with succeeded() or failed().
    void start(const SignInInput &input);
    /// Lookups with the API key alone; succeeded() at once.
    void continueWithApiKey(const SignInInput &input);
    /// Ends what runs, with neither.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void succeeded();
    void failed(const Error &error);
    /// After succeeded(): a connection that was not there before was saved.
    void connectionAdded(const Connection &connection);
    /// After succeeded(): the keyring refused, so this one lasts until the program ends or, where it was
    /// to be forgotten, is still there.
    void secretNotKept(SecretKind kind, const Error &error);

private:
    void begin(const SignInInput &input);
    void stateChanged(Session &session, Session::State state);
    void finish();
    void saveConnection();
    void keepSecret(SecretKind kind, const Secret &secret, std::optional<bool> remember);

    SessionManager &m_sessions;
    ConnectionStore &m_connections;
    CredentialManager &m_secrets;
    RecentConnections &m_recent;
    SignInInput m_input;
    ResolvedConnection m_match;
    QString m_unusedId; ///< of a new connection, until a sign-in with it succeeds
    QMetaObject::Connection m_failure;
    bool m_running = false;
};
