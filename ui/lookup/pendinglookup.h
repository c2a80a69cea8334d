// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"
#include "session/sessionmanager.h"

#include <QList>
#include <QObject>

#include <optional>

/// Ids to look up, and the connection that was the current one when the user asked for that.
struct PendingIds
{
    QList<qint32> ids;
    Connection from;
};

/// Starts lookups on the connection for which the user asked, and on no other one. If nobody is signed in
/// there, asks for a sign-in and starts the lookup after it.
class PendingLookup final : public QObject
{
    Q_OBJECT
public:
    /// `sessions` and `results` must outlive this object.
    PendingLookup(const SessionManager &sessions, ResultSet &results, QObject *parent = nullptr);

    /// Sets whether the next lookup adds to the results instead of replacing them.
    void setAdding(bool adding) { m_isAdding = adding; }
    /// Starts a lookup of the ids. Does nothing if another connection is the current one by now.
    void start(const PendingIds &pending);
    /// Fetches the rows again. Does nothing but emit a signal if nobody is signed in, or if all rows belong
    /// to other connections.
    void refresh(const QList<qsizetype> &rows);
    /// Looks up again the ids of the current connection that have failed, under the same conditions.
    void retryFailed();
    /// Continues what waited for the sign-in if the connection is the same. Call this when the user has
    /// signed in.
    void signedIn();
    /// Discards the ids that wait for a sign-in.
    void discard() { m_waiting.reset(); }

    /// Returns the connection of the current or latest lookup.
    [[nodiscard]] const Connection &connection() const { return m_connection; }

Q_SIGNALS:
    /// Emitted when the user has to sign in to the current connection first.
    void signInRequested();
    /// Emitted when a lookup that waited for a sign-in is about to continue.
    void resuming();
    /// Emitted when the status line is to show `text`.
    void statusChanged(const QString &text);

private:
    void lookupStarted();

    const SessionManager &m_sessions;
    ResultSet &m_results;
    bool m_isAdding = false;
    Connection m_connection;
    std::optional<PendingIds> m_waiting; ///< what waits for a sign-in
};
