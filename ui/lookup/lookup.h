// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "program/message.h"
#include "program/services.h"
#include "session/sessionmanager.h"
#include "ui/lookup/manyidsquestion.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>

class IdEntry;
class ResultSet;

/// Looks ids up in one connection or several, and fetches rows again. Asks before it looks up many ids. Asks
/// for a sign-in to each connection that needs one, and goes on afterwards. Ids, keys and rows never go to
/// another connection than the one for which the user has asked, and not to that one either if it has been
/// changed in the meantime so that it looks ids up elsewhere; see isSameEndpoint().
///
/// Also fills the field for ids with ids from elsewhere, such as a link or the history, and can undo that.
class Lookup final : public QObject
{
    Q_OBJECT
public:
    /// The ids come from `field`. All arguments but the parent must outlive this object.
    Lookup(const Services &services, IdEntry &field, QObject *parent = nullptr);

    /// Sets the number of requests above which the user is asked before.
    void setAskAbove(int requests) { m_askAbove = requests; }

    /// Looks the ids up in the current connection, or agrees to the question that was asked about them. Does
    /// nothing if the current results are a running lookup of the same ids.
    void start(const QList<qint32> &ids);
    /// Looks the ids up in each of the connections. Does nothing if the same is already running or waits for
    /// a sign-in.
    void start(const QList<qint32> &ids, const QList<Connection> &connections);
    /// Fetches these rows of the set again, but not those whose connection looks ids up elsewhere by now.
    /// Leaves out numbers of rows that the set does not have.
    void refresh(ResultSet &set, const QList<qsizetype> &rows);
    /// Returns whether the user is asked before many ids are looked up.
    [[nodiscard]] bool isAsking() const { return m_question.isShown(); }
    /// Returns whether ids wait for the answer to that question or for a sign-in.
    [[nodiscard]] bool isWaiting() const { return isAsking() || m_starting; }
    /// Declines the question, and discards the ids that wait.
    void decline();

    /// Fills in the ids, and makes the connection current. Returns whether undo() would restore something.
    /// Undoing the last of several calls restores what was there before the first one.
    bool fillIn(const QString &connectionId, const QString &ids);
    /// Returns whether undo() would restore something. `false` as soon as ids were looked up, or the user has
    /// typed something else or switched to another connection.
    [[nodiscard]] bool canUndo() const;
    /// Restores the connection and the ids that were there before, as far as the user has not changed them
    /// since.
    void undo();

Q_SIGNALS:
    /// Emitted when isWaiting() may have changed.
    void waitingChanged();

private:
    /// What the user has asked for.
    struct Wanted
    {
        QList<qint32> ids;
        QList<Connection> connections; ///< as they were then
        QSet<QString> saved;           ///< the ids of those that were saved then
        QString text;                  ///< from which the ids are
        friend bool operator==(const Wanted &, const Wanted &) = default;
    };
    /// What is in the field, and which connection is the current one.
    struct Entry
    {
        QString connectionId;
        QString ids;
        friend bool operator==(const Entry &, const Entry &) = default;
    };

    void cancel();
    void reportCancelled();
    void setStarting(const std::optional<Wanted> &wanted);
    void signIn(const Wanted &wanted, qsizetype first, SignInStep step);
    void lookUp(const Wanted &wanted);
    void refresh(const QPointer<ResultSet> &set, QList<qsizetype> rows, QStringList leftOut);
    [[nodiscard]] const Session *session(const Connection &wanted) const;
    [[nodiscard]] bool isOpen(const Connection &wanted) const;
    [[nodiscard]] bool isUnchanged(const Wanted &wanted, const Connection &connection) const;
    [[nodiscard]] std::optional<Connection> currentState(const QString &id) const;
    [[nodiscard]] Entry entry() const;
    void setIds(const QString &ids);

    const Services &m_services;
    IdEntry &m_field;
    ManyIdsQuestion m_question;
    MessageHandle m_leftOut; ///< which connections or rows were left out
    int m_askAbove = 500;
    std::optional<Wanted> m_starting; ///< waits for a sign-in
    std::optional<Entry> m_before;    ///< what was there before the first fillIn()
    Entry m_filledIn;                 ///< what the latest fillIn() has filled in
    bool m_isUsed = false;            ///< ids were looked up since the latest fillIn()
};
