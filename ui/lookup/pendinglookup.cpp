// SPDX-License-Identifier: MIT
#include "ui/lookup/pendinglookup.h"

#include <algorithm>
#include <utility>

namespace {

/// Ids for which no connection was known belong to the first one that the user signs in to.
bool isFor(const Connection &connection, const Connection &pending)
{
    return (pending.id.isEmpty() || pending.id == connection.id) &&
           (pending.baseUrl.isEmpty() || pending.baseUrl == connection.baseUrl);
}

} // namespace

PendingLookup::PendingLookup(const SessionManager &sessions, ResultSet &results, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_results(results)
{
    connect(&m_results, &ResultSet::started, this, &PendingLookup::lookupStarted);
}

void PendingLookup::start(const PendingIds &pending)
{
    const Session &session = m_sessions.current();
    if (!isFor(session.connection(), pending.from))
        return;
    if (!session.isOpen()) {
        m_waiting = pending;
        Q_EMIT signInRequested();
        return;
    }
    m_waiting.reset();
    m_results.lookUp(session.connection(), pending.ids,
                     m_isAdding ? ResultSet::Mode::Add : ResultSet::Mode::Replace);
}

void PendingLookup::refresh(const QList<qsizetype> &rows)
{
    const Session &session = m_sessions.current();
    if (!session.isOpen()) {
        Q_EMIT signInRequested();
        return;
    }
    if (m_results.rows().isEmpty() || rows.isEmpty())
        return;
    const bool isOwn = std::any_of(rows.begin(), rows.end(), [this, &session](qsizetype row) {
        return m_results.rows().at(row).connectionId == session.connection().id;
    });
    if (!isOwn) {
        Q_EMIT statusChanged(tr("These rows belong to another connection. Switch to it to refresh them."));
        return;
    }
    m_results.refresh(session.connection(), rows);
}

void PendingLookup::retryFailed()
{
    const Session &session = m_sessions.current();
    if (!session.isOpen()) {
        Q_EMIT signInRequested();
        return;
    }
    if (!m_results.canRetryFailed(session.connection().id)) {
        Q_EMIT statusChanged(tr("The failed ids belong to another connection. Switch to it to retry."));
        return;
    }
    m_results.retryFailed(session.connection());
}

void PendingLookup::signedIn()
{
    const Connection &connection = m_sessions.current().connection();
    const std::optional<PendingIds> waiting = std::exchange(m_waiting, std::nullopt);
    if (waiting && isFor(connection, waiting->from)) {
        start(*waiting);
        return;
    }
    if (!m_results.isPaused() || connection.id != m_results.connectionId() ||
        connection.baseUrl != m_connection.baseUrl)
        return;
    m_connection = connection;
    Q_EMIT resuming();
    m_results.resume();
}

void PendingLookup::lookupStarted()
{
    if (const Session *session = m_sessions.find(m_results.connectionId()))
        m_connection = session->connection();
}

#include "moc_pendinglookup.cpp"
