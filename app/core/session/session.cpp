// SPDX-License-Identifier: MIT
#include "session/session.h"

#include "base/logging.h"
#include "text/displaytext.h"

#include <QPointer>

#include <utility>

namespace {

/// Returns whether a sign-in with one of the connections is also valid for the other.
bool isSameService(const Connection &a, const Connection &b)
{
    return a.id == b.id && credentialScope(a) == credentialScope(b) && a.dataSource == b.dataSource &&
           a.partition == b.partition;
}

Error cancelled()
{
    Error error;
    error.kind = ErrorKind::Cancelled;
    return error;
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
    const bool isStillValid = m_state == State::SignedOut || isSameService(m_current.connection, connection);
    m_current.connection = connection;
    if (!isStillValid)
        signOut();
}

void Session::signIn(const Connection &connection, const Secret &apiKey, const Secret &password)
{
    m_attempt = {connection, apiKey, m_factory(connection, apiKey)};
    m_login =
        m_attempt.client->login({connection.dataSource, connection.partition, connection.userName, password});
    m_login->onDone(this, [this](const Result<LoginResponse> &response) { signInDone(response); });
    setState(m_state);
}

void Session::signInDone(const Result<LoginResponse> &response)
{
    ClientBinding binding = std::exchange(m_attempt, {});
    m_login.reset();
    if (!response) {
        qCDebug(logSession) << "sign-in failed:" << errorKindName(response.error().kind) << "status"
                            << response.error().status;
        setState(m_state);
        Q_EMIT signInFailed(response.error());
        return;
    }
    replaceCurrent(std::move(binding));
    m_token = *response->token;
    m_user = response->user;
    if (!m_user.userName || m_user.userName->isEmpty())
        m_user.userName = m_current.connection.userName;
    setState(State::SignedIn);
}

Connection Session::lookupConnection() const
{
    Connection connection = m_current.connection;
    if (m_state == State::ApiKeyOnly)
        connection.userName.clear();
    return connection;
}

void Session::cancelSignIn()
{
    if (!abortSignIn())
        return;
    qCDebug(logSession) << "sign-in cancelled";
    setState(m_state);
}

void Session::continueWithApiKey(const Connection &connection, const Secret &apiKey)
{
    const bool wasSigningIn = abortSignIn();
    replaceCurrent({connection, apiKey, m_factory(connection, apiKey)});
    m_token = {};
    m_user = {};
    setState(State::ApiKeyOnly);
    if (wasSigningIn)
        Q_EMIT signInFailed(cancelled());
}

void Session::signOut()
{
    const bool wasSigningIn = abortSignIn();
    m_token = {};
    m_user = {};
    m_current.client.reset();
    m_current.apiKey = {};
    m_hasAnswered = false;
    ++m_replacements;
    setState(State::SignedOut);
    if (wasSigningIn)
        Q_EMIT signInFailed(cancelled());
}

/// Ends a sign-in. Returns whether one was running.
bool Session::abortSignIn()
{
    m_attempt = {};
    return std::exchange(m_login, nullptr) != nullptr;
}

void Session::replaceCurrent(ClientBinding binding)
{
    if (m_state != State::SignedOut && !isSameService(m_current.connection, binding.connection))
        signOut();
    m_current = std::move(binding);
    m_hasAnswered = false;
    ++m_replacements;
}

std::unique_ptr<Job<Notification>> Session::notification(qint32 id, ConnectionReuse freshness, qint64 retryOf)
{
    if (!isOpen()) {
        Error error;
        error.kind = ErrorKind::SessionExpired;
        error.notificationId = id;
        return std::make_unique<FinishedJob<Notification>>(failure(error));
    }
    return mapJob(
        m_current.client->notification(id, m_token, freshness, retryOf),
        [session = QPointer<Session>(this), replacements = m_replacements](Result<Notification> result) {
            if (!session)
                return result;
            const bool isCurrent = session->m_replacements == replacements;
            if (isCurrent && (result || result.error().kind == ErrorKind::NotFound))
                session->m_hasAnswered = true;
            if (result || result.error().kind != ErrorKind::SessionExpired)
                return result;
            if (isCurrent)
                session->expire();
            else
                result.error().kind = ErrorKind::Cancelled;
            return result;
        });
}

void Session::expire()
{
    if (m_state != State::SignedIn)
        return;
    m_token = {};
    setState(State::Expired);
}

/// Sets the state of the session itself. Emits nothing else while a sign-in is running.
void Session::setState(State state)
{
    m_state = state;
    const State before = std::exchange(m_emittedState, this->state());
    if (before == m_emittedState)
        return;
    const Connection &connection = m_login ? m_attempt.connection : m_current.connection;
    qCDebug(logSession) << displayHost(connection.baseUrl) << before << "->" << m_emittedState;
    Q_EMIT stateChanged(m_emittedState);
}

#include "moc_session.cpp"
