// SPDX-License-Identifier: MIT
#include "ui/lookup/lookup.h"

#include "connections/connectionstore.h"
#include "program/navigator.h"
#include "program/notices.h"
#include "results/resultsets.h"
#include "text/composedtext.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/several/severaltext.h"
#include "ui/text/connectiontext.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace {

/// Returns whether ids that were meant for a connection can be looked up with what it is now. Ids for which
/// no connection was known belong to the first one that the user signs in to. A connection may get its
/// environment during the sign-in.
bool isSame(const Connection &now, const Connection &wanted)
{
    return (wanted.baseUrl.isEmpty() || lookupEndpoint(wanted) == lookupEndpoint(now)) &&
           (wanted.environment.isEmpty() || wanted.environment == now.environment);
}

} // namespace

Lookup::Lookup(const Services &services, IdEntry &field, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_field(field)
    , m_question(field, services.clock)
{
    connect(&m_field, &IdEntry::submitted, this, qOverload<const QList<qint32> &>(&Lookup::start));
    connect(&m_field, &IdEntry::textChanged, this, &Lookup::cancel);
    connect(&m_field, &IdEntry::agreed, this, [this] { m_question.accept(); });
    connect(&m_field, &IdEntry::declined, this, &Lookup::decline);
    connect(&m_field, &IdEntry::askingChanged, this, &Lookup::waitingChanged);
    connect(&m_services.sessions, &SessionManager::currentChanged, this,
            [this] { m_question.close(); }); // it named the previous connection
    connect(&m_services.results, &ResultSets::started, this, [this] { m_isUsed = true; });
}

void Lookup::start(const QList<qint32> &ids)
{
    if (isAsking())
        m_question.agree();
    else
        start(ids, {m_services.sessions.current().connection()});
}

void Lookup::start(const QList<qint32> &ids, const QList<Connection> &connections)
{
    Wanted wanted{ids, connections, {}, m_field.text()};
    for (const Connection &connection : connections) {
        if (m_services.connections.find(connection.id))
            wanted.saved += connection.id;
    }
    if (connections.size() > 1 && m_starting == wanted) // a key was pressed twice
        return;
    m_services.sessions.stopWaiting();
    setStarting({});
    m_leftOut.close();
    const auto goOn = [this, wanted] {
        const auto closed =
            std::count_if(wanted.connections.begin(), wanted.connections.end(),
                          [this](const Connection &connection) { return !isOpen(connection); });
        signIn(wanted, 0, {1, static_cast<int>(closed)});
    };
    if (ids.size() * connections.size() <= m_askAbove) {
        goOn();
        return;
    }
    // Several connections may share a host, which slows each of them down.
    const auto time = connections.size() == 1
                          ? m_services.results.expectedTime(connections.first().id, ids.size())
                          : std::nullopt;
    m_question.ask(ids.size(), connections, time, goOn);
}

/// Lets the user sign in to those of the connections from `first` on that need it, one after another. Then
/// looks the ids up.
void Lookup::signIn(const Wanted &wanted, qsizetype first, SignInStep step)
{
    for (qsizetype i = first; i < wanted.connections.size(); ++i) {
        const Connection &connection = wanted.connections.at(i);
        if (isOpen(connection) || !isUnchanged(wanted, connection))
            continue;
        setStarting(wanted);
        const bool canSkip = wanted.connections.size() > 1;
        m_services.sessions.whenOpen(connection.id, canSkip ? std::optional(step) : std::nullopt, this,
                                     [this, wanted, next = i + 1, step](SignInEnd end) {
                                         if (end == SignInEnd::Declined) {
                                             cancel();
                                             return;
                                         }
                                         setStarting({});
                                         signIn(wanted, next, {step.number + 1, step.count});
                                     });
        return;
    }
    lookUp(wanted);
}

void Lookup::lookUp(const Wanted &wanted)
{
    QList<Connection> open;
    QList<severaltext::LeftOut> leftOut;
    for (const Connection &connection : wanted.connections) {
        if (!isUnchanged(wanted, connection))
            leftOut += {connection, severaltext::LeftOut::Reason::Changed};
        else if (!isOpen(connection))
            leftOut += {connection, severaltext::LeftOut::Reason::NotSignedIn};
        else
            open += session(connection)->lookupConnection();
    }
    if (!leftOut.isEmpty())
        m_leftOut.show(m_services.notices.messages(), severaltext::leftOutMessage(open.isEmpty(), leftOut));
    if (open.isEmpty())
        return;
    ResultSet &shown = m_services.results.current();
    const bool isSame = !shown.isWatched() && shown.isLookupOf(open, wanted.ids); // a watch keeps its rows
    if (shown.isRunning() && isSame)                                              // a key was pressed twice
        return;
    if (wanted.connections.size() == 1 && isSame) {
        shown.setEnteredText(wanted.text);
        shown.lookUp(open.first(), wanted.ids);
    } else {
        m_services.results.add(wanted.text).lookUpTogether(open, wanted.ids);
    }
}

void Lookup::refresh(ResultSet &set, const QList<qsizetype> &rows)
{
    m_services.sessions.stopWaiting();
    setStarting({});
    refresh(&set, rows, {});
}

/// `leftOut` are the connections whose rows were left out before the sign-in.
void Lookup::refresh(const QPointer<ResultSet> &set, QList<qsizetype> rows, QStringList leftOut)
{
    if (!m_services.results.sets().contains(set))
        return;
    rows.removeIf([&set](qsizetype row) { return row < 0 || row >= set->rows().size(); });
    if (rows.isEmpty())
        return;
    QStringList open;
    QString paused;
    QList<qsizetype> closedRows;
    QHash<QString, std::optional<Provenance>> knownEndpoints;
    for (const qsizetype row : std::as_const(rows)) {
        const ResultSource source = set->rows().source(row);
        const QString &connectionId = source.connectionId;
        if (!knownEndpoints.contains(connectionId)) {
            const std::optional<Connection> now = currentState(connectionId);
            knownEndpoints[connectionId] = now ? std::optional(provenanceOf(*now)) : std::nullopt;
        }
        if (const auto &now = knownEndpoints[connectionId]; !now || !isSameEndpoint(*now, *source.from)) {
            if (const QString from = connectionAndEnvironment(*source.from); !leftOut.contains(from))
                leftOut += from;
        } else if (set->run(connectionId).isPaused()) { // the rows are fetched when it continues
            paused = connectionId;
        } else if (const Session *found = m_services.sessions.find(connectionId);
                   !found || !found->isOpen()) {
            closedRows += row;
        } else if (!open.contains(connectionId)) {
            open += connectionId;
        }
    }
    for (const QString &connectionId : std::as_const(open))
        set->refresh(m_services.sessions.find(connectionId)->lookupConnection(), rows);
    const bool isWaiting = !closedRows.isEmpty() || !paused.isEmpty();
    m_leftOut.close();
    if (!leftOut.isEmpty() && open.isEmpty() && !isWaiting)
        Q_EMIT m_services.notices.note(
            //: %1 are environments and connections.
            tr("Nothing was sent. Changed or deleted since these rows were looked up: %1.")
                .arg(commaSeparated(leftOut)),
            Notices::ResultsSubject);
    else if (!leftOut.isEmpty())
        m_leftOut.show(m_services.notices.messages(), severaltext::rowsLeftOutMessage(leftOut));
    if (!isWaiting)
        return;
    m_services.sessions.requestSignIn(paused.isEmpty() ? set->rows().connectionId(closedRows.first())
                                                       : paused,
                                      std::nullopt, this, [this, set, closedRows, leftOut](SignInEnd end) {
                                          if (end == SignInEnd::Open)
                                              refresh(set, closedRows, leftOut);
                                      });
}

void Lookup::decline()
{
    if (m_starting) {
        cancel();
        return;
    }
    m_question.close();
    reportCancelled();
}

/// Discards what waits for a sign-in or for an answer.
void Lookup::cancel()
{
    m_services.sessions.stopWaiting();
    m_question.close();
    if (!m_starting)
        return;
    setStarting({});
    reportCancelled();
}

void Lookup::setStarting(const std::optional<Wanted> &wanted)
{
    m_starting = wanted;
    Q_EMIT waitingChanged();
}

void Lookup::reportCancelled()
{
    Q_EMIT m_services.notices.note(tr("Cancelled. Nothing was looked up."), Notices::ResultsSubject);
}

/// Returns the session in which the ids are looked up, `nullptr` if there is none yet.
const Session *Lookup::session(const Connection &wanted) const
{
    return wanted.id.isEmpty() ? &m_services.sessions.current() : m_services.sessions.find(wanted.id);
}

bool Lookup::isOpen(const Connection &wanted) const
{
    const Session *found = session(wanted);
    return found && found->isOpen() && isSame(found->connection(), wanted);
}

/// Returns whether the connection is still the one that the user has chosen.
bool Lookup::isUnchanged(const Wanted &wanted, const Connection &connection) const
{
    if (connection.id.isEmpty())
        return isSame(m_services.sessions.current().connection(), connection);
    const bool wasSaved = wanted.saved.contains(connection.id);
    const std::optional<Connection> now =
        wasSaved ? m_services.connections.find(connection.id) : currentState(connection.id);
    return now && isSame(*now, connection);
}

/// Returns the connection as it is now; `nullopt` if it has been deleted and has no session.
std::optional<Connection> Lookup::currentState(const QString &id) const
{
    if (std::optional<Connection> saved = m_services.connections.find(id))
        return saved;
    const Session *found = m_services.sessions.find(id);
    return found && found->connection().id == id ? std::optional(found->connection()) : std::nullopt;
}

bool Lookup::fillIn(const QString &connectionId, const QString &ids)
{
    if (!canUndo())
        m_before = entry();
    if (connectionId != entry().connectionId)
        Q_EMIT m_services.navigator.switchTo(connectionId);
    setIds(ids);
    m_filledIn = {connectionId, ids};
    m_isUsed = false;
    const bool isLost = m_before->connectionId != connectionId ||
                        (!m_before->ids.trimmed().isEmpty() && m_before->ids != ids);
    if (!isLost)
        m_before.reset();
    return isLost;
}

bool Lookup::canUndo() const
{
    return m_before && !m_isUsed && entry() == m_filledIn;
}

void Lookup::undo()
{
    const std::optional<Entry> before = std::exchange(m_before, std::nullopt);
    if (!before)
        return;
    const Entry now = entry();
    if (now.connectionId == m_filledIn.connectionId && now.connectionId != before->connectionId)
        Q_EMIT m_services.navigator.switchTo(before->connectionId);
    if (now.ids == m_filledIn.ids)
        setIds(before->ids);
}

Lookup::Entry Lookup::entry() const
{
    return {m_services.sessions.current().connection().id, m_field.text()};
}

void Lookup::setIds(const QString &ids)
{
    m_field.setText(ids);
    m_field.focus();
}

#include "moc_lookup.cpp"
