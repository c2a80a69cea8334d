// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

#include <QObject>

#include <memory>
#include <vector>

/// Owns the sessions, one for each connection, and knows the current one, which is on screen.
class SessionManager final : public QObject
{
    Q_OBJECT
public:
    explicit SessionManager(ServiceFactory factory, QObject *parent = nullptr);
    ~SessionManager() override;

    /// Returns the session of a connection. Creates one that is signed out if there is none. Sessions live as
    /// long as the manager.
    [[nodiscard]] Session &session(const QString &connectionId);
    [[nodiscard]] Session *find(const QString &connectionId) const;
    /// Returns the connections that are not saved but have an open or expired session.
    [[nodiscard]] QList<Connection> unsaved(const QList<Connection> &saved) const;

    /// Starts a lookup with the session of a connection. Errors: SessionExpired if it has no session.
    [[nodiscard]] std::unique_ptr<Job<Notification>>
    notification(const QString &connectionId, qint32 id, ConnectionReuse freshness, qint64 retryOf = 0) const;

    /// Returns the session on screen. At first it is signed out and has no connection.
    [[nodiscard]] Session &current() const { return *m_current; }
    void makeCurrent(const QString &connectionId);
    /// Makes this connection current, after updateConnection(). If it has no session, creates one that is
    /// signed out.
    void makeCurrent(const Connection &connection);
    /// Passes an edited connection to its session: see Session::setConnection().
    void updateConnection(const Connection &connection);

Q_SIGNALS:
    /// Emitted when another session has become current, or the current one has another connection.
    void currentChanged();
    /// Emitted for each session.
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
