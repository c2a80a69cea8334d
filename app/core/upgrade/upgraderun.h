// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "session/session.h"
#include "upgrade/upgradejournal.h"
#include "upgrade/upgradereport.h"

#include <QObject>

#include <memory>
#include <optional>

class KnownSecrets;

/// Runs an upgrade, one at a time, and keeps the journal. Each start() puts at most one POST on the wire
/// and nothing is ever repeated. A run is independent of any session: signing out leaves it alone.
class UpgradeRun final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Idle,      ///< nothing has been run yet
        Recording, ///< it is being written down; nothing has left this computer
        Running,   ///< the request is on its way, or at the service
        Ended,     ///< report() has the outcome
    };

    /// `secrets` are those of the factory's clients; they, the journal and the clock must outlive it.
    UpgradeRun(ServiceFactory factory, UpgradeJournal &journal, const KnownSecrets &secrets,
               const Clock &clock, QObject *parent = nullptr);
    ~UpgradeRun() override;

    /// Does nothing while one runs. Where a run on that host may still be active it ends as NotStarted,
    /// unless that one is acknowledged.
    void start(const Connection &connection, const Secret &apiKey, UpgradeMode mode,
               const AcknowledgedRuns &acknowledged = {});
    /// Ends the wait, not the upgrade. While it is being written down, it is not sent.
    void stopWaiting();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isRunning() const { return m_state == State::Recording || m_state == State::Running; }
    /// The running or the last run; `where` is empty before the first.
    [[nodiscard]] const UpgradeReport &report() const { return m_report; }
    /// Steady time since start(), while it runs.
    [[nodiscard]] std::chrono::milliseconds elapsed() const;
    /// The run on that host, of this program or another, that needs the user's word before the next one;
    /// whichever connection it was made by, until a run there has finished.
    [[nodiscard]] std::optional<UpgradeRecord> blockingRun(const Connection &connection) const;
    [[nodiscard]] UpgradeJournal &journal() const { return m_journal; }
    [[nodiscard]] const Clock &clock() const { return m_clock; }

Q_SIGNALS:
    void started();
    /// It is written down, and the request is on its way.
    void sent();
    void finished(const UpgradeReport &report);
    /// Emitted after finished(), when the end is in the journal or, told by UpgradeJournal::failed(), could
    /// not be written there. A run that was not begun there has nothing to write.
    void recorded(bool isWritten);

private:
    void send(const Connection &connection, const Secret &apiKey);
    void conclude(const Result<UpgradeReply> &result);

    ServiceFactory m_factory;
    UpgradeJournal &m_journal;
    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    State m_state = State::Idle;
    UpgradeRecord m_record; ///< as it is written down; no id: it is not
    std::unique_ptr<Job<UpgradeReply>> m_job;
    UpgradeReport m_report;
    std::chrono::milliseconds m_startedAt{0};
};
