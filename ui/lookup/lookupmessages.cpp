// SPDX-License-Identifier: MIT
#include "ui/lookup/lookupmessages.h"

#include "program/navigator.h"
#include "program/notices.h"
#include "session/sessionmanager.h"
#include "ui/lookup/lookup.h"
#include "ui/text/connectiontext.h"

LookupMessages::LookupMessages(ResultSet &set, const Services &services, Lookup &lookup, QObject *parent)
    : QObject(parent)
    , m_set(set)
    , m_services(services)
    , m_lookup(lookup)
    , m_notice(services.notices.messages(), services.clock, &set)
{
    connect(&m_set, &ResultSet::started, this,
            [this](const QString &connectionId) { m_ends.erase(connectionId); });
    connect(&m_set, &ResultSet::reset, this, [this] { m_ends.clear(); });
    connect(&m_set, &ResultSet::throttled, this, [this](const QString &, std::chrono::seconds wait) {
        if (!hasSeveralConnections()) // otherwise the status line says so of each of them
            m_notice.startCountdown(wait);
    });
    connect(&m_set, &ResultSet::throttleEnded, &m_notice, &LookupNotice::endCountdown);
    connect(&m_set, &ResultSet::resumed, &m_notice, &LookupNotice::removeWaitingMessage);
    connect(&m_set, &ResultSet::signInNeeded, this, &LookupMessages::signInNeeded);
    connect(&m_set, &ResultSet::ended, this, &LookupMessages::lookupEnded);
}

/// Asks for a sign-in, after which the lookup continues by itself. The password of a session that has ended
/// is asked for anyway.
void LookupMessages::signInNeeded(const QString &connectionId)
{
    const Session *session = m_services.sessions.find(connectionId);
    if (session && session->state() == Session::State::Expired)
        return;
    const Connection connection = m_set.run(connectionId).connection().value_or(Connection());
    m_notice.askToSignIn(m_set.run(connectionId).pausedBy().value_or(Error()),
                         connectionAndEnvironment(connection), [this, connectionId] {
                             m_services.sessions.requestSignIn(connectionId, std::nullopt, this,
                                                               [](SignInEnd) {});
                         });
}

void LookupMessages::signedOut(const QString &connectionId)
{
    if (!hasSeveralConnections() && m_set.run(connectionId).connection())
        m_notice.removeWaitingMessage();
    m_ends.erase(connectionId);
}

void LookupMessages::lookupEnded(const QString &connectionId)
{
    m_notice.removeWaitingMessage();
    if (m_set.isWatched()) // the next round tries again
        return;
    const bool hasSeveralRows = m_set.rows().size() > 1; // the card describes a single one completely
    if (const auto stopped = m_set.run(connectionId).stoppedBy(); stopped && hasSeveralRows)
        showStop(connectionId, *stopped);
    else if (const qsizetype count = m_set.sameAnswers(connectionId); count > 0)
        m_notice.showDoubt(m_ends[connectionId], count, whereOf(connectionId));
}

/// Returns environment and connection if there are several, otherwise nothing.
QString LookupMessages::whereOf(const QString &connectionId) const
{
    return hasSeveralConnections() ? connectionAndEnvironment(m_set.provenance(connectionId)) : QString();
}

void LookupMessages::showStop(const QString &connectionId, const Error &error)
{
    std::optional<qint32> id;
    if (const auto row = m_set.run(connectionId).stoppedAt())
        id = m_set.rows().id(*row);
    m_notice.showStop(
        m_ends[connectionId], {error, id, m_set.progress(connectionId).notLookedUp, whereOf(connectionId)},
        [this, connectionId] { m_lookup.refresh(m_set, m_set.rowsToContinue(connectionId)); },
        [this](qint64 exchange) { Q_EMIT m_services.navigator.showExchange(exchange); });
}

#include "moc_lookupmessages.cpp"
