// SPDX-License-Identifier: MIT
#include "session/signin.h"

#include <QCryptographicHash>
#include <QDataStream>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Returns a digest of what determines whether the service accepts a sign-in.
QByteArray sentValues(const SignInInput &input)
{
    const Connection &connection = input.connection;
    QByteArray values;
    QDataStream stream(&values, QIODevice::WriteOnly);
    for (const QString &value : {credentialScope(connection), connection.dataSource, connection.partition,
                                 connection.userName, input.apiKey.reveal(), input.password.reveal()})
        stream << (value.isNull() ? u""_s : value); // which the stream would tell apart
    return QCryptographicHash::hash(values, QCryptographicHash::Sha256);
}

} // namespace

bool isSignInRefusal(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::SignInRejected:
    case ErrorKind::Forbidden:
    case ErrorKind::Conflict:
    case ErrorKind::RequestRejected:
        return true;
    case ErrorKind::Data:
        return error.cause == ErrorCause::NoToken;
    case ErrorKind::Protocol:
        return error.status == 401 || error.status == 403;
    default:
        return false;
    }
}

SignIn::SignIn(SessionManager &sessions, ConnectionStore &connections, CredentialManager &secrets,
               RecentConnections &recent, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_connections(connections)
    , m_secrets(secrets)
    , m_recent(recent)
{
    connect(&m_sessions, &SessionManager::stateChanged, this, &SignIn::stateChanged);
}

SignIn::~SignIn() = default;

void SignIn::begin(const SignInInput &input, Then then)
{
    m_input = input;
    m_then = then;
    if (m_unusedId.isEmpty())
        m_unusedId = ConnectionStore::newId();
    m_resolved = resolved(input);
    m_secrets.keep(m_resolved.connection, input.passwords);
}

/// Returns the connection to sign in with. A new one has m_unusedId.
ResolvedConnection SignIn::resolved(const SignInInput &input) const
{
    ResolvedConnection resolved = resolveConnection(m_connections.connections(), input.connection);
    if (resolved.connection.id.isEmpty())
        resolved.connection.id = m_unusedId;
    return resolved;
}

std::optional<Error> SignIn::refusal(const SignInInput &input) const
{
    if (m_refusals.isEmpty())
        return {};
    const auto found = m_refusals.constFind(resolved(input).connection.id);
    return found != m_refusals.cend() && found->values == sentValues(input) ? std::optional(found->error)
                                                                            : std::nullopt;
}

void SignIn::start(const SignInInput &input, Then then)
{
    if (m_running)
        return;
    begin(input, then);
    m_running = true;
    Session &session = m_sessions.session(m_resolved.connection.id);
    m_failureConnection = connect(&session, &Session::signInFailed, this, [this](const Error &error) {
        if (isSignInRefusal(error))
            m_refusals.insert(m_resolved.connection.id, {sentValues(m_input), error});
        cancel();
        Q_EMIT failed(error);
    });
    session.signIn(m_resolved.connection, input.apiKey, input.password);
}

void SignIn::continueWithApiKey(const SignInInput &input)
{
    if (m_running)
        return;
    begin(input, Then::MakeCurrent);
    m_input.rememberPassword.reset();
    m_sessions.session(m_resolved.connection.id).continueWithApiKey(m_resolved.connection, input.apiKey);
    finish();
}

void SignIn::cancel()
{
    if (!std::exchange(m_running, false))
        return;
    disconnect(m_failureConnection);
    m_sessions.session(m_resolved.connection.id).cancelSignIn();
    m_input = {};
}

void SignIn::stateChanged(Session &session, Session::State state)
{
    if (!m_running || state != Session::State::SignedIn ||
        m_sessions.find(m_resolved.connection.id) != &session)
        return;
    m_running = false;
    disconnect(m_failureConnection);
    finish();
}

void SignIn::finish()
{
    const SignInInput input = std::exchange(m_input, {});
    const QString scope = credentialScope(m_resolved.connection);
    m_unusedId.clear();
    m_refusals.remove(m_resolved.connection.id);
    saveConnection();
    const auto [connection, save] = m_resolved; // a slot may start another sign-in
    const bool becomesCurrent = m_then == Then::MakeCurrent;
    if (becomesCurrent)
        m_sessions.makeCurrent(connection.id);
    Q_EMIT succeeded(connection.id);
    if (connection.isTemporary)
        return;
    if (becomesCurrent)
        m_recent.use(connection.id);
    if (save == ResolvedConnection::Save::Add)
        Q_EMIT connectionAdded(connection);
    if (credentialScope(connection) != scope)
        return; // the connection was changed during the sign-in, and the secrets are not for its new address
    storeSecret(connection, SecretKind::ApiKey, input.apiKey, input.rememberApiKey);
    storeSecret(connection, SecretKind::Password, input.password, input.rememberPassword);
    m_secrets.store(connection, input.passwords, this, [this](SecretKind kind, const StoredSecret &stored) {
        if (stored.error)
            Q_EMIT secretNotStored(kind, *stored.error);
    });
}

/// Saves the connection as resolved. If that fails, the sign-in continues; the store reports the error.
void SignIn::saveConnection()
{
    Connection &connection = m_resolved.connection;
    switch (m_resolved.save) {
    case ResolvedConnection::Save::Nothing:
        break;
    case ResolvedConnection::Save::Update:
        static_cast<void>(m_connections.update(connection));
        break;
    case ResolvedConnection::Save::Add:
        if (m_connections.add(connection).isEmpty() || !m_connections.canSave()) {
            m_resolved.save = ResolvedConnection::Save::Nothing;
            m_secrets.forgetLater(connection); // an unsaved connection cannot be found after a restart
        }
        break;
    }
    m_connections.unlockSecrets(connection.id);
    if (const auto saved = m_connections.find(connection.id))
        connection = *saved;
    m_sessions.updateConnection(connection);
}

void SignIn::storeSecret(const Connection &connection, SecretKind kind, const Secret &secret,
                         std::optional<bool> remember)
{
    if (!remember)
        return;
    const auto report = [this, kind](const std::optional<Error> &error) {
        if (error)
            Q_EMIT secretNotStored(kind, *error);
    };
    if (*remember)
        m_secrets.store(connection, kind, secret, this,
                        [report](const StoredSecret &stored) { report(stored.error); });
    else
        m_secrets.forget(connection, kind, this, report);
}

#include "moc_signin.cpp"
