// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

/// How waiting for a session has ended; see SessionManager::whenOpen().
enum class SignInEnd {
    Open,     ///< lookups are possible with it
    Skipped,  ///< the user wants to go on without it, or has signed in to another connection
    Declined, ///< the user has cancelled the sign-in
};

/// Which one a sign-in is of several that somebody waits for. The user can skip it.
struct SignInStep
{
    int number = 1;
    int count = 1;
};

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
    /// Calls `done` when lookups are possible with the session of the connection: at once if they are,
    /// otherwise like requestSignIn().
    void whenOpen(const QString &connectionId, const std::optional<SignInStep> &step, QObject *context,
                  const std::function<void(SignInEnd)> &done);
    /// Emits signInRequested(), and calls `done` when the sign-in has ended. An empty id stands for the
    /// session that is the current one then. `step` is set if the user can skip the sign-in. Nobody else
    /// waits any longer: `done` of an earlier call is not called, and neither is that of a destroyed context.
    void requestSignIn(const QString &connectionId, const std::optional<SignInStep> &step, QObject *context,
                       const std::function<void(SignInEnd)> &done);
    /// Ends the wait of the last whenOpen() or requestSignIn() without calling its `done`.
    void stopWaiting();
    /// Ends that wait. Call this when a sign-in has ended, whoever has asked for it.
    void endSignIn(SignInEnd end);
    /// Passes an edited connection to its session: see Session::setConnection().
    void updateConnection(const Connection &connection);

Q_SIGNALS:
    /// Emitted when another session has become current, or the current one has another connection.
    void currentChanged();
    /// Emitted for each session.
    void stateChanged(Session &session, Session::State state);
    /// Emitted when the user is to sign in to the connection, or to the current one if the id is empty.
    /// Whoever lets the user do that calls endSignIn() afterwards, but not before the slot has returned.
    void signInRequested(const QString &connectionId, const std::optional<SignInStep> &step);
    /// Emitted when nobody waits any longer for the sign-in that was requested.
    void waitingStopped();

private:
    struct Entry
    {
        QString connectionId;
        std::unique_ptr<Session> session;
    };

    /// A call of requestSignIn() that has not been answered.
    struct Wait
    {
        QString connectionId;
        QPointer<QObject> context;
        std::function<void(SignInEnd)> done;
    };

    [[nodiscard]] bool isOpen(const QString &connectionId) const;

    ServiceFactory m_factory;
    std::vector<Entry> m_entries;
    Session *m_current;
    std::optional<Wait> m_waiting;
};
