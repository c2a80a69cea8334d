// SPDX-License-Identifier: MIT
#include "ui/lookup/several/severallookup.h"

#include "connections/connectionstore.h"
#include "session/sessionmanager.h"

#include <algorithm>
#include <utility>

SeveralLookup::SeveralLookup(const SessionManager &sessions, const ConnectionStore &connections,
                             QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_connections(connections)
{
}

void SeveralLookup::start(const SeveralIds &wanted)
{
    cancel();
    m_wanted = wanted;
    m_before = m_sessions.current().connection().id;
    m_asked.clear();
    m_next = 0;
    m_step = 0;
    m_steps =
        static_cast<int>(std::count_if(wanted.connections.begin(), wanted.connections.end(),
                                       [this](const Connection &connection) { return !isOpen(connection); }));
    next();
}

void SeveralLookup::next()
{
    for (; m_next < m_wanted.connections.size(); ++m_next) {
        const Connection &wanted = m_wanted.connections.at(m_next);
        if (isOpen(wanted) || !unchanged(wanted))
            continue;
        ++m_next;
        ++m_step;
        m_isWaiting = true;
        m_asked = wanted.id;
        Q_EMIT connectionRequested(m_asked);
        Q_EMIT signInRequested(m_step, m_steps);
        return;
    }
    finish();
}

void SeveralLookup::cancel()
{
    if (!std::exchange(m_isWaiting, false))
        return;
    m_wanted = {};
    if (m_sessions.current().connection().id == m_asked) // otherwise the user has chosen another one
        Q_EMIT connectionRequested(m_before);
    Q_EMIT cancelled();
}

void SeveralLookup::finish()
{
    if (std::exchange(m_isWaiting, false))
        Q_EMIT connectionRequested(m_before);
    QList<Connection> open;
    QList<LeftOut> leftOut;
    for (const Connection &connection : std::as_const(m_wanted.connections)) {
        const std::optional<Connection> now = unchanged(connection);
        if (!now)
            leftOut += {connection, LeftOut::Reason::Changed};
        else if (!isOpen(connection))
            leftOut += {connection, LeftOut::Reason::NotSignedIn};
        else
            open += *now;
    }
    const SeveralIds wanted = std::exchange(m_wanted, {});
    Q_EMIT ready(wanted.ids, open, leftOut);
}

bool SeveralLookup::isOpen(const Connection &wanted) const
{
    const Session *session = m_sessions.find(wanted.id);
    return session && session->isOpen() && isSamePlace(session->connection(), wanted);
}

std::optional<Connection> SeveralLookup::unchanged(const Connection &wanted) const
{
    std::optional<Connection> now = m_connections.find(wanted.id);
    if (const Session *session = m_sessions.find(wanted.id);
        !now && session && !m_wanted.saved.contains(wanted.id))
        now = session->connection();
    return now && isSamePlace(*now, wanted) ? now : std::nullopt;
}

#include "moc_severallookup.cpp"
