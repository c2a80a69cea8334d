// SPDX-License-Identifier: MIT
#include "session/session.h"

#include "base/logging.h"

namespace {

/// Whether what was signed in with one of them is good for the other.
bool isSameService(const Connection &a, const Connection &b)
{
    return a.id == b.id && secretsBinding(a) == secretsBinding(b) && a.dataSource == b.dataSource &&
           a.partition == b.partition;
}

} // namespace

Session::Session(ServiceFactory factory, QObject *parent)
    : QObject(parent)
    , m_factory(std::move(factory))
{
}

Session::~Session() = default;

void Session::setConnection(const Connection &connection)
{
    const bool goesOn = isSameService(m_current.connection, connection);
    m_current.connection = connection;
    if (!goesOn)
        signOut();
}

void Session::signIn(const Connection &connection, const Secret &apiKey, const Secret &password)
{
    if (m_state != State::SigningIn)
        m_stateBefore = m_state;
    m_attempt = {connection, apiKey, m_factory(connection, apiKey)};
    m_login =
        m_attempt.client->login({connection.dataSource, connection.partition, connection.userName, password});
    m_login->onDone(this, [this](const Result<LoginResponse> &response) { signInDone(response); });
    setState(State::SigningIn);
}

void Session::signInDone(const Result<LoginResponse> &response)
{
    m_login.reset();
    if (!response) {
        m_attempt = {};
        setState(m_stateBefore);
        Q_EMIT signInFailed(response.error());
        return;
    }
    m_token = *response->token;
    m_user = response->user;
    if (!m_user.userName || m_user.userName->isEmpty())
        m_user.userName = m_attempt.connection.userName;
    m_current = std::exchange(m_attempt, {});
    setState(State::SignedIn);
}

void Session::cancelSignIn()
{
    if (m_state != State::SigningIn)
        return;
    m_login.reset();
    m_attempt = {};
    setState(m_stateBefore);
}

void Session::continueWithApiKey(const Connection &connection, const Secret &apiKey)
{
    m_login.reset();
    m_attempt = {};
    m_token = {};
    m_user = {};
    m_current = {connection, apiKey, m_factory(connection, apiKey)};
    setState(State::KeyOnly);
}

void Session::signOut()
{
    m_login.reset();
    m_attempt = {};
    m_token = {};
    m_user = {};
    m_current.client.reset();
    m_current.apiKey = {};
    setState(State::SignedOut);
}

std::unique_ptr<Job<Notification>> Session::notification(qint32 id, Freshness freshness)
{
    if (!isOpen()) {
        Error error;
        error.kind = ErrorKind::SessionExpired;
        error.notificationId = id;
        return std::make_unique<FinishedJob<Notification>>(failure(error));
    }
    return mapJob(m_current.client->notification(id, m_token, freshness),
                  [this, token = m_token](Result<Notification> result) {
                      // The answer may be to a token that another sign-in has replaced since.
                      if (!result && result.error().kind == ErrorKind::SessionExpired &&
                          m_state == State::SignedIn && m_token == token) {
                          m_token = {};
                          setState(State::Ended);
                      }
                      return result;
                  });
}

void Session::setState(State state)
{
    if (m_state == state)
        return;
    qCDebug(logSession) << m_state << "->" << state;
    m_state = state;
    Q_EMIT stateChanged(state);
}
