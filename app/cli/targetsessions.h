// SPDX-License-Identifier: MIT
#pragma once

#include "cli/credentials.h"

#include <QList>
#include <QObject>

#include <optional>
#include <vector>

class Session;
class SessionManager;

/// The sessions of a command with its connections: signs in, or goes with the API key alone, and signs in
/// once more when a session has ended. A password that was refused is never sent again, not even for another
/// connection with the same account. So connections with the same account are signed in to one after another.
class TargetSessions final : public QObject
{
    Q_OBJECT
public:
    /// `sessions` must outlive this object.
    TargetSessions(SessionManager &sessions, const QList<CliTarget> &targets, QObject *parent = nullptr);

    /// Opens all sessions. Emits opened() or failed() for each connection, some of them at once.
    void open();
    /// Returns whether the session of the connection of that index has ended and another sign-in may help: a
    /// lookup was answered with its token, and the password was not refused meanwhile.
    [[nodiscard]] bool canRenew(qsizetype index) const;
    /// Signs in once more, and emits opened() or failed().
    void renew(qsizetype index);
    /// Ends all sign-ins without emitting anything. No further ones begin.
    void cancel();

Q_SIGNALS:
    void opened(qsizetype index);
    void failed(qsizetype index, const Error &error);

private:
    enum class State {
        Idle, ///< no sign-in is running or waited for
        Waiting,
        SigningIn,
    };

    struct Entry
    {
        CliTarget target;
        Session *session;
        State state = State::Idle;
        std::optional<Error> refusal{}; ///< of the last sign-in
    };

    [[nodiscard]] static bool haveSameAccount(const Entry &a, const Entry &b);
    [[nodiscard]] std::optional<Error> refusalFor(const Entry &entry) const;
    void signInNext();
    void start(qsizetype index);
    void finish(qsizetype index, const std::optional<Error> &error);
    [[nodiscard]] Entry &at(qsizetype index) { return m_entries.at(static_cast<std::size_t>(index)); }
    [[nodiscard]] const Entry &at(qsizetype index) const
    {
        return m_entries.at(static_cast<std::size_t>(index));
    }
    [[nodiscard]] qsizetype count() const { return static_cast<qsizetype>(m_entries.size()); }

    std::vector<Entry> m_entries;
};
