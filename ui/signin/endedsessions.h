// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"
#include "program/services.h"
#include "session/session.h"

#include <QObject>

#include <functional>
#include <map>

/// Asks in a message for the password of each session that has ended, since nothing else is missing. Signs in
/// with it, and leaves the connection current that is current.
class EndedSessions final : public QObject
{
    Q_OBJECT
public:
    /// Calls `openDialog` with the id of the connection if the user wants to sign in otherwise. `services`
    /// must outlive this object.
    EndedSessions(const Services &services, std::function<void(const QString &connectionId)> openDialog,
                  QObject *parent = nullptr);

private:
    void follow(const Session &session, Session::State state);
    void ask(const Session &session);
    void signIn(const QString &connectionId, const Secret &password);
    void succeeded();
    void failed(const Error &error);
    void removeDeleted();

    const Services &m_services;
    std::function<void(const QString &)> m_openDialog;
    std::map<QString, MessageHandle> m_messages; ///< by the id of the connection
    QString m_signingIn;                         ///< the connection whose password is being tried
};
