// SPDX-License-Identifier: MIT
#include "session/sessionmanager.h"

#include "base/logging.h"
#include "text/displaytext.h"

#include <algorithm>
#include <utility>

SessionManager::SessionManager(ServiceFactory factory, QObject *parent)
    : QObject(parent)
    , m_factory(std::move(factory))
    , m_current(&session({}))
{
}

SessionManager::~SessionManager() = default;

Session &SessionManager::session(const QString &connectionId)
{
    if (Session *existing = find(connectionId))
        return *existing;
    auto made = std::make_unique<Session>(m_factory);
    Session *session = made.get();
    connect(session, &Session::stateChanged, this,
            [this, session](Session::State state) { Q_EMIT stateChanged(*session, state); });
    m_entries.push_back({connectionId, std::move(made)});
    return *session;
}

Session *SessionManager::find(const QString &connectionId) const
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(), [&connectionId](const Entry &other) {
        return other.connectionId == connectionId;
    });
    return entry == m_entries.end() ? nullptr : entry->session.get();
}

QList<Connection> SessionManager::unsaved(const QList<Connection> &saved) const
{
    QList<Connection> connections;
    for (const Entry &entry : m_entries) {
        const bool isSaved = std::any_of(saved.begin(), saved.end(), [&entry](const Connection &other) {
            return other.id == entry.connectionId;
        });
        const bool isInUse = entry.session->isOpen() || entry.session->state() == Session::State::Expired;
        if (!isSaved && isInUse)
            connections += entry.session->connection();
    }
    return connections;
}

std::unique_ptr<Job<Notification>> SessionManager::notification(const QString &connectionId, qint32 id,
                                                                ConnectionReuse freshness,
                                                                qint64 retryOf) const
{
    if (Session *open = find(connectionId))
        return open->notification(id, freshness, retryOf);
    Error error;
    error.kind = ErrorKind::SessionExpired;
    error.notificationId = id;
    return std::make_unique<FinishedJob<Notification>>(failure(error));
}

void SessionManager::makeCurrent(const QString &connectionId)
{
    Session &wanted = session(connectionId);
    if (m_current == &wanted)
        return;
    m_current = &wanted;
    qCDebug(logSession) << "current connection:" << displayHost(m_current->connection().baseUrl);
    Q_EMIT currentChanged();
}

void SessionManager::makeCurrent(const Connection &connection)
{
    static_cast<void>(session(connection.id));
    updateConnection(connection);
    makeCurrent(connection.id);
}

void SessionManager::whenOpen(const QString &connectionId, const std::optional<SignInStep> &step,
                              QObject *context, const std::function<void(SignInEnd)> &done)
{
    stopWaiting();
    if (isOpen(connectionId))
        done(SignInEnd::Open);
    else
        requestSignIn(connectionId, step, context, done);
}

void SessionManager::requestSignIn(const QString &connectionId, const std::optional<SignInStep> &step,
                                   QObject *context, const std::function<void(SignInEnd)> &done)
{
    stopWaiting();
    Q_EMIT signInRequested(connectionId, step);
    // Only now, since a slot may give up another sign-in for this one.
    m_waiting = Wait{connectionId, context, done};
}

void SessionManager::stopWaiting()
{
    if (std::exchange(m_waiting, std::nullopt))
        Q_EMIT waitingStopped();
}

void SessionManager::endSignIn(SignInEnd end)
{
    const std::optional<Wait> wait = std::exchange(m_waiting, std::nullopt);
    if (!wait || !wait->context)
        return;
    const bool isElsewhere = end == SignInEnd::Open && !isOpen(wait->connectionId);
    wait->done(isElsewhere ? SignInEnd::Skipped : end);
}

bool SessionManager::isOpen(const QString &connectionId) const
{
    const Session *session = connectionId.isEmpty() ? m_current : find(connectionId);
    return session && session->isOpen();
}

void SessionManager::updateConnection(const Connection &connection)
{
    Session *known = find(connection.id);
    if (!known || known->connection() == connection)
        return;
    known->setConnection(connection);
    if (known == m_current)
        Q_EMIT currentChanged();
}

#include "moc_sessionmanager.cpp"
