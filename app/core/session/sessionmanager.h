// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

#include <QObject>

#include <memory>
#include <vector>

/// The sessions that are open, one for each connection, and the one on screen.
class SessionManager final : public QObject
{
    Q_OBJECT
public:
    explicit SessionManager(ServiceFactory factory, QObject *parent = nullptr);
    ~SessionManager() override;

    /// The session of a connection, made signed out where there is none yet. It lives as long as this.
    [[nodiscard]] Session &session(const QString &connectionId);
    [[nodiscard]] Session *find(const QString &connectionId) const;
    /// Connections that are not among the saved ones, but someone has signed in with.
    [[nodiscard]] QList<Connection> unsaved(const QList<Connection> &saved) const;

    /// A lookup with that connection's session; SessionExpired where there is none.
    [[nodiscard]] std::unique_ptr<Job<Notification>>
    notification(const QString &connectionId, qint32 id, ConnectionReuse freshness, qint64 repeats = 0) const;

    /// The one on screen; signed out and of no connection at first.
    [[nodiscard]] Session &current() const { return *m_current; }
    void makeCurrent(const QString &connectionId);
    /// Shows this connection, whether or not anyone has signed in with it.
    void makeCurrent(const Connection &connection);
    /// The connection was edited: see Session::setConnection().
    void updateConnection(const Connection &connection);

Q_SIGNALS:
    /// Another one is on screen, or its connection is another than before.
    void currentChanged();
    /// Of any session.
    void stateChanged(Session &session, Session::State state);

private:
    struct Entry
    {
        QString connectionId;
        std::unique_ptr<Session> session;
    };

    ServiceFactory m_factory;
    std::vector<Entry> m_entries;
    Session *m_current;
};
