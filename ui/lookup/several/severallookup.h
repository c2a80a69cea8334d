// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>
#include <QObject>
#include <QSet>

#include <optional>

class ConnectionStore;
class SessionManager;

/// Ids, and the connections in which the user wants to look them up.
struct SeveralIds
{
    QList<qint32> ids;
    QList<Connection> connections; ///< as the user has chosen them
    QSet<QString> saved;           ///< the ids of those that were saved then
};

/// Has the user sign in to the chosen connections, one after another, and then says in which of them the ids
/// can be looked up. Nothing is looked up before. The connection that was the current one before is current
/// again afterwards.
class SeveralLookup final : public QObject
{
    Q_OBJECT
public:
    /// `sessions` and `connections` must outlive this object.
    SeveralLookup(const SessionManager &sessions, const ConnectionStore &connections,
                  QObject *parent = nullptr);

    /// Discards what is waiting. Then asks for the first sign-in, or emits ready() if none is needed.
    void start(const SeveralIds &wanted);
    /// Returns whether the user is being asked to sign in.
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }
    /// Continues with the next connection. Call this when the user has signed in, or has skipped a
    /// connection.
    void next();
    /// Discards what is waiting and emits cancelled(). Call this when the user has cancelled a sign-in, or
    /// wants something else. Does nothing if nothing is waiting.
    void cancel();

    /// A connection in which the ids are not looked up.
    struct LeftOut
    {
        enum class Reason { NotSignedIn, Changed };
        Connection connection;
        Reason reason = Reason::NotSignedIn;
    };

Q_SIGNALS:
    /// Emitted when another connection is to become the current one.
    void connectionRequested(const QString &id);
    /// Emitted when the user is to sign in to the current connection, or to skip it. It is number `step` of
    /// `count`.
    void signInRequested(int step, int count);
    /// Emitted when the last connection was signed in to or skipped. `open` are those with a session that are
    /// still at the place that the user has chosen; see isSamePlace().
    void ready(const QList<qint32> &ids, const QList<Connection> &open,
               const QList<SeveralLookup::LeftOut> &leftOut);
    void cancelled();

private:
    [[nodiscard]] bool isOpen(const Connection &wanted) const;
    /// Returns the connection as it is now if it is still the one that the user has chosen.
    [[nodiscard]] std::optional<Connection> unchanged(const Connection &wanted) const;
    void finish();

    const SessionManager &m_sessions;
    const ConnectionStore &m_connections;
    SeveralIds m_wanted;
    QString m_before;     ///< the current connection before the first sign-in
    QString m_asked;      ///< the connection to which the user was asked to sign in last
    qsizetype m_next = 0; ///< index in m_wanted
    int m_step = 0;
    int m_steps = 0;
    bool m_isWaiting = false;
};
