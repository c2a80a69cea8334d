// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"
#include "session/sessionmanager.h"

#include <QList>
#include <QObject>

#include <optional>

/// Ids, and the connection that was on screen when they were wanted.
struct PendingIds
{
    QList<qint32> ids;
    Connection from;
};

/// What the user wants looked up, sent to the connection that it was wanted from and to no other: at once
/// or, where nobody is signed in there, after the sign-in that it asks for.
class PendingLookup final : public QObject
{
    Q_OBJECT
public:
    /// All of it outlives this.
    PendingLookup(const SessionManager &sessions, ResultSet &results, QObject *parent = nullptr);

    /// Whether the next lookup adds to the results instead of taking their place.
    void setAdding(bool adding) { m_isAdding = adding; }
    /// Nothing, where another connection is on screen by now.
    void start(const PendingIds &wanted);
    /// Fetches these rows again.
    void refresh(const QList<qsizetype> &rows);
    void retryFailed();
    /// The user has signed in: what waited for that goes on, where it was for that connection.
    void signedIn();
    /// Ids that wait for a sign-in are wanted no more.
    void drop() { m_waiting.reset(); }

    /// Of the lookup that runs or ran last.
    [[nodiscard]] const Connection &connection() const { return m_connection; }

Q_SIGNALS:
    void signInWanted();
    /// A lookup that waited for a sign-in is about to go on.
    void resuming();
    void statusChanged(const QString &text);

private:
    void lookupStarted();

    const SessionManager &m_sessions;
    ResultSet &m_results;
    bool m_isAdding = false;
    Connection m_connection;
    std::optional<PendingIds> m_waiting; ///< for a sign-in
};
