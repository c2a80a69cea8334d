// SPDX-License-Identifier: MIT
#include "ui/signin/storedsignin.h"

#include "connections/connectionstore.h"
#include "session/sessionmanager.h"
#include "session/signin.h"

#include <utility>

StoredSignIn::StoredSignIn(const Services &services, const QString &connectionId)
    : m_services(services)
    , m_id(connectionId)
{
    connect(&m_services.signIn, &SignIn::succeeded, this, [this] {
        if (std::exchange(m_isSending, false))
            Q_EMIT succeeded();
    });
    connect(&m_services.signIn, &SignIn::failed, this, [this](const Error &error) {
        if (std::exchange(m_isSending, false))
            Q_EMIT failed(error);
    });
    m_services.secrets.read(m_services.connections.find(m_id).value_or(Connection()), this,
                            [this](const StoredSecrets &stored) { start(stored); });
}

void StoredSignIn::cancel()
{
    if (std::exchange(m_isSending, false))
        m_services.signIn.cancel();
}

void StoredSignIn::start(const StoredSecrets &stored)
{
    const std::optional<Connection> connection = m_services.connections.find(m_id);
    const Session *session = m_services.sessions.find(m_id);
    const Secret apiKey = session && !session->apiKey().isEmpty() ? session->apiKey() : stored.apiKey.secret;
    if (!connection || connection->userName.isEmpty() || apiKey.isEmpty() ||
        stored.password.secret.isEmpty() || m_services.signIn.isRunning()) {
        Q_EMIT failed({});
        return;
    }
    const SignInInput input{*connection, apiKey, stored.password.secret, {}, {}};
    if (const std::optional<Error> refusal = m_services.signIn.refusal(input)) {
        Q_EMIT failed(refusal);
        return;
    }
    m_isSending = true;
    m_services.signIn.start(input, SignIn::Then::StayElsewhere);
}

#include "moc_storedsignin.cpp"
