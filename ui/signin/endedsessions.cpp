// SPDX-License-Identifier: MIT
#include "ui/signin/endedsessions.h"

#include "base/errortext.h"
#include "connections/connectionstore.h"
#include "program/notices.h"
#include "session/sessionmanager.h"
#include "session/signin.h"
#include "text/composedtext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <utility>

using namespace Qt::StringLiterals;

EndedSessions::EndedSessions(const Services &services,
                             std::function<void(const QString &connectionId)> openDialog, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_openDialog(std::move(openDialog))
{
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &EndedSessions::follow);
    connect(&m_services.signIn, &SignIn::succeeded, this, &EndedSessions::succeeded);
    connect(&m_services.signIn, &SignIn::failed, this, &EndedSessions::failed);
    connect(&m_services.connections, &ConnectionStore::changed, this, &EndedSessions::removeDeleted);
}

void EndedSessions::follow(const Session &session, Session::State state)
{
    const QString &id = session.connection().id;
    if (state == Session::State::Expired && m_signingIn != id)
        ask(session);
    else if (state == Session::State::SignedOut || session.isOpen())
        m_messages.erase(id);
}

void EndedSessions::ask(const Session &session)
{
    const Connection &connection = session.connection();
    Message message{.tone = Tone::Warn,
                    .text = sentencesText(describeError(ErrorKind::SessionExpired).title,
                                          tr("The lookup goes on when you have signed in.")),
                    .actions = {{u"sessionSignIn"_s, CommonTexts::tr("Sign in"),
                                 [this, id = connection.id] { m_openDialog(id); }}},
                    .kind = MessageKind::EndedSession,
                    .outlivesConnection = true};
    if (session.apiKey().isEmpty() || connection.userName.isEmpty()) {
        //: %1 is an environment and a connection.
        message.title = tr("Sign in to %1").arg(connectionAndEnvironment(connection));
    } else {
        const QString where = connectionAndEnvironment(connection);
        const QString user = shownName(connection.userName);
        if (connection.name.isEmpty()) // it is called after its host
            //: %1 is an environment and a connection, %2 a user name.
            message.title = tr("%1: password for %2").arg(where, user);
        else
            //: %1 is an environment and a connection, %2 a user name, %3 a host.
            message.title = tr("%1: password for %2 at %3").arg(where, user, displayHost(connection.baseUrl));
        message.password = {
            .name = tr("Sign in to %1").arg(connectionText(connection)),
            .submit = [this, id = connection.id](const Secret &password) { signIn(id, password); }};
        message.actions.push_back({u"signInOtherwise"_s, tr("Other sign-in…"),
                                   [this, id = connection.id] { m_openDialog(id); }, true});
    }
    m_messages[connection.id].show(m_services.notices.messages(), message);
}

void EndedSessions::signIn(const QString &connectionId, const Secret &password)
{
    const Session *session = m_services.sessions.find(connectionId);
    MessageHandle &message = m_messages[connectionId];
    if (!session || password.isEmpty() || m_services.signIn.isRunning())
        return;
    const SignInInput input{session->connection(), session->apiKey(), password, {}, {}};
    if (const std::optional<Error> refusal = m_services.signIn.refusal(input)) {
        message.setText(sentencesText(CommonTexts::tr("Nothing has changed since the refusal."),
                                      describeError(*refusal).title),
                        MessageHandle::Spoken::Yes);
        message.setBusy(false);
        return;
    }
    m_signingIn = connectionId;
    message.setText(CommonTexts::tr("Signing in…"), MessageHandle::Spoken::No);
    message.setBusy(true);
    m_services.signIn.start(input, SignIn::Then::StayElsewhere);
}

void EndedSessions::succeeded()
{
    m_messages.erase(std::exchange(m_signingIn, QString()));
}

void EndedSessions::failed(const Error &error)
{
    const auto message = m_messages.find(std::exchange(m_signingIn, QString()));
    if (message == m_messages.end())
        return;
    message->second.setText(sentencesText(describeError(error).title, serverWords(error)),
                            MessageHandle::Spoken::Yes);
    message->second.setBusy(false);
}

/// Removes messages about connections that have been deleted.
void EndedSessions::removeDeleted()
{
    std::erase_if(m_messages, [this](const auto &message) {
        const Session *session = m_services.sessions.find(message.first);
        return !session ||
               (!session->connection().isTemporary && !m_services.connections.find(message.first));
    });
}

#include "moc_endedsessions.cpp"
