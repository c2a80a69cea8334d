// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <optional>

class LookupPage;
class ResultSets;
class SessionManager;

/// Fills the field for ids with ids from elsewhere, such as a link or the history. Also switches to the
/// connection to which they belong, and can undo both. Sends nothing.
class IdsFiller final : public QObject
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive this object.
    IdsFiller(const SessionManager &sessions, const ResultSets &results, LookupPage &page,
              QObject *parent = nullptr);

    /// Fills in the ids. Emits connectionRequested() if the connection is not the current one. Returns
    /// whether undo() would restore something. Undoing the last of several calls restores what was there
    /// before the first one.
    bool fillIn(const QString &connectionId, const QString &ids);
    /// Returns whether undo() would restore something. `false` as soon as ids were looked up, or the user has
    /// typed something else or switched to another connection.
    [[nodiscard]] bool canUndo() const;
    /// Restores the connection and the ids that were there before, as far as the user has not changed them
    /// since.
    void undo();

Q_SIGNALS:
    /// Emitted when the connection is to become the current one.
    void connectionRequested(const QString &id);

private:
    struct Place
    {
        QString connectionId;
        QString ids;
        friend bool operator==(const Place &, const Place &) = default;
    };
    [[nodiscard]] Place currentPlace() const;
    void setIds(const QString &ids);

    const SessionManager &m_sessions;
    LookupPage &m_page;
    std::optional<Place> m_before; ///< what was there before the first fillIn()
    Place m_filledIn;              ///< what the latest fillIn() has filled in
    bool m_isUsed = false;         ///< ids were looked up since the latest fillIn()
};
