// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionresolver.h"
#include "connections/connectionstore.h"
#include "connections/recentconnections.h"
#include "credentials/credentialmanager.h"
#include "session/sessionmanager.h"

#include <QHash>
#include <QObject>

#include <optional>

/// The values entered for a sign-in.
struct SignInInput
{
    Connection connection; ///< with the id of the saved connection from which the form was filled in, if any
    Secret apiKey;
    Secret password;
    std::optional<bool> rememberApiKey; ///< `nullopt`: leave the stored secret as it is
    std::optional<bool> rememberPassword;
    TransportPasswords passwords = {}; ///< are remembered
};

/// Returns whether the service has refused a sign-in, or may have: some report a refusal with a 200 without a
/// token, and a web server writes a page for its 401. It has not if it was busy or failed, or if there is no
/// service at the address. A refused password is never sent again without the user.
[[nodiscard]] bool isSignInRefusal(const Error &error);

/// A complete sign-in: opens the session of the resolved connection, saves the connection, and stores or
/// deletes its secrets as the user has chosen. Only one runs at a time.
class SignIn final : public QObject
{
    Q_OBJECT
public:
    /// All arguments must outlive this object.
    SignIn(SessionManager &sessions, ConnectionStore &connections, CredentialManager &secrets,
           RecentConnections &recent, QObject *parent = nullptr);
    ~SignIn() override;

    /// What a sign-in does with its connection when it has succeeded.
    enum class Then {
        MakeCurrent,
        StayElsewhere, ///< the current connection stays, so that the next lookup goes where the user has
                       ///< chosen
    };

    /// Starts a sign-in. Ends with succeeded() or failed().
    void start(const SignInInput &input, Then then = Then::MakeCurrent);
    /// Opens a session with only the API key. Emits succeeded() before it returns.
    void continueWithApiKey(const SignInInput &input);
    /// Ends a running sign-in without emitting succeeded() or failed().
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Returns why the service has refused exactly these values for this user of the connection, if nothing
    /// else was tried for that user since. Sent again, they could lock the user out.
    [[nodiscard]] std::optional<Error> refusal(const SignInInput &input) const;

Q_SIGNALS:
    void succeeded(const QString &connectionId);
    void failed(const Error &error);
    /// Emitted after succeeded() if a new connection was saved.
    void connectionAdded(const Connection &connection);
    /// Emitted after succeeded() if the keyring failed: the secret is stored in memory only, or could not be
    /// deleted.
    void secretNotStored(SecretKind kind, const Error &error);

private:
    struct Refusal
    {
        QByteArray values; ///< digest of what was sent
        Error error;
    };

    [[nodiscard]] ResolvedConnection resolved(const SignInInput &input) const;
    void begin(const SignInInput &input, Then then);
    void stateChanged(Session &session, Session::State state);
    void finish();
    void saveConnection();
    void storeSecret(const Connection &connection, SecretKind kind, const Secret &secret,
                     std::optional<bool> remember);

    SessionManager &m_sessions;
    ConnectionStore &m_connections;
    CredentialManager &m_secrets;
    RecentConnections &m_recent;
    SignInInput m_input;
    Then m_then = Then::MakeCurrent;
    ResolvedConnection m_resolved;
    QHash<QString, Refusal> m_refusals; ///< by the id of the connection
    QString m_unusedId;                 ///< id of a new connection until a sign-in with it succeeds
    QMetaObject::Connection m_failureConnection;
    bool m_running = false;
};
