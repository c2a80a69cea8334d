// SPDX-License-Identifier: MIT
#include "ui/lookup/pendinglookup.h"

#include "connections/connectionstore.h"

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

PendingLookup::PendingLookup(const SessionManager &sessions, const ConnectionStore &connections,
                             ResultSets &results, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_connections(connections)
    , m_results(results)
{
}

void PendingLookup::start(const PendingIds &pending)
{
    const Session &session = m_sessions.current();
    if (!isFor(session.connection(), pending.from))
        return;
    if (!session.isOpen()) {
        discard();
        m_waiting = pending;
        Q_EMIT signInRequested();
        return;
    }
    discard();
    const Connection &connection = session.connection();
    ResultSet &shown = m_results.current();
    if (m_isAdding) {
        shown.lookUp(connection, pending.ids, ResultSet::Mode::Add);
        return;
    }
    if (shown.isLookupOf(connection.id, pending.ids)) {
        if (!shown.isRunning()) // otherwise Enter was pressed twice
            shown.lookUp(connection, pending.ids);
        return;
    }
    m_results.add().lookUp(connection, pending.ids);
}

void PendingLookup::startSeveral(const QList<qint32> &ids, const QList<Connection> &connections)
{
    discard();
    ResultSet &set = m_isAdding ? m_results.current() : m_results.add();
    set.lookUpTogether(connections, ids);
}

void PendingLookup::refresh(ResultSet &set, const QList<qsizetype> &rows)
{
    discard();
    QStringList asked;
    PendingRows closed{&set, {}, {}};
    QString paused;
    for (const qsizetype row : rows) {
        const QString &connectionId = set.rows().at(row).connectionId;
        if (set.isPaused(connectionId)) { // the rows are fetched when it continues
            paused = connectionId;
            continue;
        }
        const Session *session = m_sessions.find(connectionId);
        if (!session || !session->isOpen())
            closed.rows += row;
        else if (!asked.contains(connectionId))
            asked += connectionId;
    }
    for (const QString &connectionId : std::as_const(asked))
        set.refresh(m_sessions.find(connectionId)->connection(), rows);
    if (closed.rows.isEmpty() && paused.isEmpty())
        return;
    closed.connectionId = paused.isEmpty() ? set.rows().at(closed.rows.first()).connectionId : paused;
    if (!m_connections.find(closed.connectionId) && !m_sessions.find(closed.connectionId)) {
        Q_EMIT statusChanged(tr("The connection of these rows has been deleted."));
        return;
    }
    m_waitingRows = closed;
    if (m_sessions.current().connection().id != closed.connectionId)
        Q_EMIT connectionRequested(closed.connectionId);
    Q_EMIT signInRequested();
}

void PendingLookup::retryFailed(ResultSet &set)
{
    refresh(set, set.retryableRows());
}

void PendingLookup::signedIn()
{
    const Connection connection = m_sessions.current().connection();
    const std::optional<PendingIds> waiting = std::exchange(m_waiting, std::nullopt);
    const std::optional<PendingRows> rows = std::exchange(m_waitingRows, std::nullopt);
    m_results.resume(connection);
    if (waiting && isFor(connection, waiting->from))
        start(*waiting);
    else if (rows && rows->set && rows->connectionId == connection.id)
        refresh(*rows->set, rows->rows);
}

void PendingLookup::discard()
{
    m_waiting.reset();
    m_waitingRows.reset();
}

#include "moc_pendinglookup.cpp"
