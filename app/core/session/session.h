// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/login.h"
#include "contract/notification.h"
#include "service/serviceclient.h"

#include <QObject>

#include <functional>
#include <memory>

/// Makes a client for a connection; given to whoever needs one by context.cpp.
using ServiceFactory =
    std::function<std::unique_ptr<ServiceClient>(const Connection &, const Secret &apiKey)>;

/// One sign-in with one connection. Its secrets and its access manager end with signOut().
class Session final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        SignedOut,
        SigningIn,
        SignedIn,
        ApiKeyOnly, ///< lookups with the API key alone, no token
        Ended,      ///< a lookup was answered with 401: sign in again
    };
    Q_ENUM(State)

    explicit Session(ServiceFactory factory, QObject *parent = nullptr);
    ~Session() override;

    /// The connection as it is now. Its labels are taken over at once, its timeouts by the next sign-in;
    /// where anything else has changed a session that there is ends, signed out.
    void setConnection(const Connection &connection);

    /// Sends LoginV3 once. Ends in SignedIn, or back where it was with signInFailed().
    ///
    /// Until then lookups go on with the session that there is. Success replaces it: lookups in flight end as
    /// Cancelled, to be made again. A session of another user or service is SignedOut first.
    void signIn(const Connection &connection, const Secret &apiKey, const Secret &password);
    /// Ends a running sign-in at once; no signInFailed().
    void cancelSignIn();
    /// Replaces the session as signIn() does; a sign-in that runs fails as Cancelled.
    void continueWithApiKey(const Connection &connection, const Secret &apiKey);
    /// A sign-in that runs fails as Cancelled.
    void signOut();

    [[nodiscard]] State state() const { return m_login ? State::SigningIn : m_state; }
    /// Whether lookups can be made.
    [[nodiscard]] bool isOpen() const { return m_state == State::SignedIn || m_state == State::ApiKeyOnly; }
    [[nodiscard]] const Connection &connection() const { return m_current.connection; }
    [[nodiscard]] const Secret &apiKey() const { return m_current.apiKey; }
    /// As the service told it; the user name typed where it told none.
    [[nodiscard]] const User &user() const { return m_user; }

    /// Only while isOpen(). A 401 also moves the session to Ended where there was a token; it is Cancelled
    /// where another session has replaced the one that it is about. `repeats`: see HttpRequest.
    [[nodiscard]] std::unique_ptr<Job<Notification>> notification(qint32 id, ConnectionReuse freshness,
                                                                  qint64 repeats = 0);

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
    [[nodiscard]] bool dropSignIn();
    void replaceCurrent(ClientBinding access);
    void expire();
    void setState(State state);

    ServiceFactory m_factory;
    State m_state = State::SignedOut;        ///< never SigningIn
    State m_emittedState = State::SignedOut; ///< of the last stateChanged()
    ClientBinding m_current;
    int m_replaced = 0;      ///< how often m_current was given another client, or none
    ClientBinding m_attempt; ///< of the sign-in that runs
    Secret m_token;
    User m_user;
    std::unique_ptr<Job<LoginResponse>> m_login;
};
