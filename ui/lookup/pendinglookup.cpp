// SPDX-License-Identifier: MIT
#include "ui/lookup/pendinglookup.h"

#include "connections/connectionstore.h"
#include "text/composedtext.h"
#include "ui/text/connectiontext.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace {

/// Ids for which no connection was known belong to the first one that the user signs in to. A connection may
/// get its environment during the sign-in.
bool isFor(const Connection &connection, const Connection &pending)
{
    return (pending.id.isEmpty() || pending.id == connection.id) &&
           (pending.baseUrl.isEmpty() || lookupPlace(pending) == lookupPlace(connection)) &&
           (pending.environment.isEmpty() || pending.environment == connection.environment);
}

/// Returns the connection with which the session looks ids up: with the API key alone, it is nobody's.
Connection usedConnection(const Session &session)
{
    Connection connection = session.connection();
    if (session.state() == Session::State::ApiKeyOnly)
        connection.userName.clear();
    return connection;
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
    const Connection connection = usedConnection(session);
    ResultSet &shown = m_results.current();
    if (isAddedTo(shown, {connection})) {
        shown.lookUp(connection, pending.ids, ResultSet::Mode::Add);
        return;
    }
    if (shown.isLookupOf(connection, pending.ids)) {
        if (!shown.isRunning()) // otherwise Enter was pressed twice
            shown.lookUp(connection, pending.ids);
        return;
    }
    m_results.add().lookUp(connection, pending.ids);
}

void PendingLookup::startSeveral(const QList<qint32> &ids, const QList<Connection> &connections)
{
    discard();
    ResultSet &shown = m_results.current();
    QList<Connection> used;
    for (const Connection &connection : connections)
        used += usedConnection(*m_sessions.find(connection.id));
    ResultSet &set = isAddedTo(shown, used) ? shown : m_results.add();
    set.lookUpTogether(used, ids);
}

void PendingLookup::refresh(ResultSet &set, const QList<qsizetype> &rows)
{
    refresh(set, rows, {});
}

void PendingLookup::refresh(ResultSet &set, QList<qsizetype> rows, QStringList leftOut)
{
    discard();
    rows.removeIf([&set](qsizetype row) { return row < 0 || row >= set.rows().size(); });
    if (rows.isEmpty())
        return;
    QStringList asked;
    PendingRows closed{.set = &set};
    QString paused;
    QHash<QString, std::optional<Provenance>> places;
    for (const qsizetype row : std::as_const(rows)) {
        const ResultSource source = set.rows().source(row);
        const QString &connectionId = source.connectionId;
        if (!places.contains(connectionId)) {
            const std::optional<Connection> now = connection(connectionId);
            places[connectionId] = now ? std::optional(provenanceOf(*now)) : std::nullopt;
        }
        if (const auto &place = places[connectionId]; !place || !isSamePlace(*place, *source.from)) {
            if (const QString from = connectionAndEnvironment(*source.from); !leftOut.contains(from))
                leftOut += from;
            continue;
        }
        if (set.run(connectionId).isPaused()) { // the rows are fetched when it continues
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
        set.refresh(usedConnection(*m_sessions.find(connectionId)), rows);
    const bool isWaiting = !closed.rows.isEmpty() || !paused.isEmpty();
    if (!leftOut.isEmpty() && asked.isEmpty() && !isWaiting)
        //: %1 are environments and connections.
        Q_EMIT statusChanged(tr("Nothing was sent. Changed or deleted since these rows were looked up: %1.")
                                 .arg(commaSeparated(leftOut)));
    else
        Q_EMIT refreshing(leftOut);
    if (!isWaiting)
        return;
    closed.connectionId = paused.isEmpty() ? set.rows().connectionId(closed.rows.first()) : paused;
    closed.leftOut = leftOut;
    waitForSignIn(closed);
}

void PendingLookup::signIn(const QString &connectionId)
{
    discard();
    waitForSignIn({.connectionId = connectionId});
}

void PendingLookup::waitForSignIn(PendingRows rows)
{
    if (const QString now = m_sessions.current().connection().id; now != rows.connectionId) {
        rows.before = now;
        Q_EMIT connectionRequested(rows.connectionId);
    }
    m_waitingRows = rows; // the change of connection discards what waits for a sign-in that was hidden
    Q_EMIT signInRequested();
}

/// So that the next lookup goes to the connection that the user has chosen.
void PendingLookup::goBack(const PendingRows &rows)
{
    if (!rows.before.isEmpty() && m_sessions.current().connection().id == rows.connectionId)
        Q_EMIT connectionRequested(rows.before);
}

bool PendingLookup::isAddedTo(const ResultSet &shown, const QList<Connection> &connections) const
{
    return m_isAdding && std::none_of(connections.begin(), connections.end(), [&](const Connection &each) {
               return shown.hasRowsFromElsewhere(each);
           });
}

/// Returns the connection as it is now; `nullopt` if it has been deleted and has no session.
std::optional<Connection> PendingLookup::connection(const QString &id) const
{
    if (std::optional<Connection> saved = m_connections.find(id))
        return saved;
    const Session *session = m_sessions.find(id);
    return session && session->connection().id == id ? std::optional(session->connection()) : std::nullopt;
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
    m_results.resume(usedConnection(m_sessions.current()));
    if (waiting && isFor(connection, waiting->from))
        start(*waiting);
    if (!rows || rows->connectionId != connection.id)
        return;
    if (m_results.sets().contains(rows->set))
        refresh(*rows->set, rows->rows, rows->leftOut);
    if (!m_waitingRows)
        goBack(*rows);
    else if (!rows->before.isEmpty()) // there is another sign-in, after which to go back
        m_waitingRows->before = rows->before;
}

void PendingLookup::cancel()
{
    const std::optional<PendingRows> rows = std::exchange(m_waitingRows, std::nullopt);
    m_waiting.reset();
    if (rows)
        goBack(*rows);
}

void PendingLookup::discard()
{
    m_waiting.reset();
    m_waitingRows.reset();
}

#include "moc_pendinglookup.cpp"
