// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultsets.h"
#include "session/sessionmanager.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <optional>

class ConnectionStore;

/// Ids to look up, and the connection that was the current one when the user asked for that.
struct PendingIds
{
    QList<qint32> ids;
    Connection from;
};

/// Starts lookups on the connection for which the user asked, and fetches rows again on the connections to
/// which they belong, and on no other one. If nobody is signed in there, asks for a sign-in and continues
/// after it.
class PendingLookup final : public QObject
{
    Q_OBJECT
public:
    /// All arguments except `parent` must outlive this object.
    PendingLookup(const SessionManager &sessions, const ConnectionStore &connections, ResultSets &results,
                  QObject *parent = nullptr);

    /// Sets whether the next lookup adds to the current results instead of getting a result set of its own.
    /// It gets its own anyway if these have rows of a connection that looks ids up elsewhere by now.
    void setAdding(bool adding) { m_isAdding = adding; }
    /// Starts a lookup of the ids. Does nothing if another connection is the current one by now, or if the
    /// current result set is looking the same ids up already.
    void start(const PendingIds &pending);
    /// Looks the ids up in each of the connections, which are signed in, with one result set for all of them.
    /// Discards what waits for a sign-in.
    void startSeveral(const QList<qint32> &ids, const QList<Connection> &connections);
    /// Fetches these rows of the set again, but not those whose connection looks ids up elsewhere by now; see
    /// isSamePlace(). Leaves out numbers of rows that the set does not have.
    void refresh(ResultSet &set, const QList<qsizetype> &rows);
    /// Looks up again the ids of the set that have failed or were not looked up.
    void retryFailed(ResultSet &set);
    /// Continues what waited for the sign-in if the connection is the same, and makes the connection current
    /// again that was before. Call this when the user has signed in.
    void signedIn();
    /// Asks the user to sign in to the connection. The current connection is current again afterwards.
    void signIn(const QString &connectionId);
    /// Discards what waits for a sign-in.
    void discard();
    /// Discards what waits for a sign-in, and makes the connection current again that was before. Call this
    /// when the user has cancelled the sign-in.
    void cancel();

Q_SIGNALS:
    /// Emitted when another connection is to become the current one, before signInRequested().
    void connectionRequested(const QString &id);
    /// Emitted when the user has to sign in to the current connection first.
    void signInRequested();
    /// Emitted when the status line is to show `text`.
    void statusChanged(const QString &text);
    /// Emitted when rows are fetched again. `leftOut` are the connections, as connectionAndEnvironment(),
    /// whose rows are not, since they have been changed or deleted; usually empty.
    void refreshing(const QStringList &leftOut);

private:
    /// A sign-in, and the rows that are to be fetched again after it.
    struct PendingRows
    {
        QPointer<ResultSet> set{};
        QList<qsizetype> rows{};
        QString connectionId{}; ///< to which the user has to sign in
        QStringList leftOut{};  ///< as refreshing() has said
        QString before{};       ///< the current connection before; empty if it is the same one
    };
    void waitForSignIn(PendingRows rows);
    void goBack(const PendingRows &rows);
    void refresh(ResultSet &set, QList<qsizetype> rows, QStringList leftOut);

    [[nodiscard]] bool isAddedTo(const ResultSet &shown, const QList<Connection> &connections) const;
    [[nodiscard]] std::optional<Connection> connection(const QString &id) const;

    const SessionManager &m_sessions;
    const ConnectionStore &m_connections;
    ResultSets &m_results;
    bool m_isAdding = false;
    std::optional<PendingIds> m_waiting; ///< what waits for a sign-in
    std::optional<PendingRows> m_waitingRows;
};
