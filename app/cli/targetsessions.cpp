// SPDX-License-Identifier: MIT
#include "cli/targetsessions.h"

#include "session/sessionmanager.h"
#include "session/signin.h"

#include <algorithm>

TargetSessions::TargetSessions(SessionManager &sessions, const QList<CliTarget> &targets, QObject *parent)
    : QObject(parent)
{
    for (const CliTarget &target : targets)
        m_entries.push_back({.target = target, .session = &sessions.session(target.connection.id)});
    for (qsizetype i = 0; i < count(); ++i) {
        const Session *session = at(i).session;
        connect(session, &Session::signInFailed, this, [this, i](const Error &error) { finish(i, error); });
        connect(session, &Session::stateChanged, this, [this, i](Session::State state) {
            if (state == Session::State::SignedIn || state == Session::State::ApiKeyOnly)
                finish(i, {});
        });
    }
}

void TargetSessions::open()
{
    for (Entry &entry : m_entries)
        entry.state = State::Waiting;
    signInNext();
}

bool TargetSessions::canRenew(qsizetype index) const
{
    const Entry &entry = at(index);
    return entry.session->state() == Session::State::Expired && entry.session->hasAnswered() &&
           !refusalFor(entry);
}

void TargetSessions::renew(qsizetype index)
{
    at(index).state = State::Waiting;
    signInNext();
}

void TargetSessions::cancel()
{
    for (Entry &entry : m_entries) {
        entry.state = State::Idle;
        entry.session->cancelSignIn();
    }
}

/// Returns whether the same password would be sent for the same user.
bool TargetSessions::haveSameAccount(const Entry &a, const Entry &b)
{
    const auto &[connection, secrets] = a.target;
    const auto &[otherConnection, otherSecrets] = b.target;
    return displayHost(connection.baseUrl) == displayHost(otherConnection.baseUrl) &&
           connection.dataSource == otherConnection.dataSource &&
           connection.userName == otherConnection.userName && secrets.password == otherSecrets.password &&
           secrets.apiKey == otherSecrets.apiKey;
}

/// Returns why the service has refused the password of the account, if it has.
std::optional<Error> TargetSessions::refusalFor(const Entry &entry) const
{
    for (const Entry &other : m_entries) {
        if (other.refusal && haveSameAccount(entry, other))
            return other.refusal;
    }
    return {};
}

/// Starts the sign-ins that need not wait for one with the same account. Those whose account was refused
/// fail.
void TargetSessions::signInNext()
{
    for (qsizetype i = 0; i < count(); ++i) {
        if (at(i).state != State::Waiting)
            continue;
        if (at(i).target.connection.userName.isEmpty()) {
            start(i);
            continue;
        }
        const bool isFree = std::none_of(m_entries.begin(), m_entries.end(), [this, i](const Entry &other) {
            return other.state == State::SigningIn && haveSameAccount(at(i), other);
        });
        if (const auto refusal = refusalFor(at(i)))
            finish(i, refusal);
        else if (isFree)
            start(i);
    }
}

void TargetSessions::start(qsizetype index)
{
    Entry &entry = at(index);
    const auto &[connection, secrets] = entry.target;
    entry.state = State::SigningIn;
    if (connection.userName.isEmpty())
        entry.session->continueWithApiKey(connection, secrets.apiKey);
    else
        entry.session->signIn(connection, secrets.apiKey, secrets.password);
}

void TargetSessions::finish(qsizetype index, const std::optional<Error> &error)
{
    Entry &entry = at(index);
    if (entry.state == State::Idle)
        return;
    entry.state = State::Idle;
    if (!error) {
        Q_EMIT opened(index);
    } else {
        if (isSignInRefusal(*error))
            entry.refusal = error;
        Q_EMIT failed(index, *error);
    }
    signInNext();
}

#include "moc_targetsessions.cpp"
