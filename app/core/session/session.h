// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/login.h"
#include "contract/notification.h"
#include "service/serviceclient.h"

#include <QObject>

#include <functional>
#include <memory>

/// Creates a client for a connection. The program's context provides it.
using ServiceFactory =
    std::function<std::unique_ptr<ServiceClient>(const Connection &, const Secret &apiKey)>;

/// A sign-in with one connection: holds its API key, its token and the client for its lookups until
/// signOut(), which destroys them.
class Session final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        SignedOut,
        SigningIn,
        SignedIn,
        ApiKeyOnly, ///< lookups with only the API key, without a token
        Expired,    ///< a lookup was answered with 401: sign in again
    };
    Q_ENUM(State)

    explicit Session(ServiceFactory factory, QObject *parent = nullptr);
    ~Session() override;

    /// Updates the connection. A new name, environment or note takes effect at once, a new timeout with the
    /// next sign-in. Any other change signs out.
    void setConnection(const Connection &connection);

    /// Sends LoginV3 once. Ends in SignedIn, or with signInFailed() in the previous state.
    ///
    /// Until then, lookups continue with the existing session. If the sign-in succeeds, it replaces that
    /// session: lookups in flight end as Cancelled and have to be repeated. If that session was of another
    /// user or service, stateChanged() reports SignedOut before SignedIn.
    void signIn(const Connection &connection, const Secret &apiKey, const Secret &password);
    /// Ends a running sign-in without signInFailed().
    void cancelSignIn();
    /// Replaces the session like signIn(). A running sign-in fails as Cancelled.
    void continueWithApiKey(const Connection &connection, const Secret &apiKey);
    /// Signs out. A running sign-in fails as Cancelled.
    void signOut();

    [[nodiscard]] State state() const { return m_login ? State::SigningIn : m_state; }
    /// Returns whether lookups are possible.
    [[nodiscard]] bool isOpen() const { return m_state == State::SignedIn || m_state == State::ApiKeyOnly; }
    [[nodiscard]] const Connection &connection() const { return m_current.connection; }
    /// Returns whether the service has judged a lookup with the token of this session, found or not found,
    /// before the token has expired. If not, another sign-in would not help.
    [[nodiscard]] bool hasAnswered() const { return m_hasAnswered; }
    /// Returns the connection as that of the rows that are looked up now: with the API key alone, it has no
    /// user.
    [[nodiscard]] Connection lookupConnection() const;
    [[nodiscard]] const Secret &apiKey() const { return m_current.apiKey; }
    /// Returns the user as reported by the service, with the entered user name if it reported none.
    [[nodiscard]] const User &user() const { return m_user; }

    /// Starts a lookup, which is only possible if isOpen(). A 401 also ends a session that has a token. If
    /// another session has replaced this one in the meantime, the lookup ends as Cancelled instead. See
    /// HttpRequest for `retryOf`.
    [[nodiscard]] std::unique_ptr<Job<Notification>> notification(qint32 id, ConnectionReuse freshness,
                                                                  qint64 retryOf = 0);

Q_SIGNALS:
    void stateChanged(Session::State state);
    void signInFailed(const Error &error);

private:
    struct ClientBinding
    {
        Connection connection;
        Secret apiKey;
        std::unique_ptr<ServiceClient> client;
    };

    void signInDone(const Result<LoginResponse> &response);
    [[nodiscard]] bool abortSignIn();
    void replaceCurrent(ClientBinding binding);
    void expire();
    void setState(State state);

    ServiceFactory m_factory;
    State m_state = State::SignedOut;        ///< never SigningIn
    State m_emittedState = State::SignedOut; ///< state of the last stateChanged()
    ClientBinding m_current;
    int m_replacements = 0;  ///< how often m_current has been replaced
    ClientBinding m_attempt; ///< the running sign-in
    Secret m_token;
    bool m_hasAnswered = false;
    User m_user;
    std::unique_ptr<Job<LoginResponse>> m_login;
};
