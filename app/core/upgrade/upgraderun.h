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

/// Runs an upgrade, one at a time, and records it in the journal. Each start() sends at most one POST;
/// nothing is retried automatically. A run does not depend on a session: signing out does not affect it.
class UpgradeRun final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Idle,      ///< nothing has been run yet
        Recording, ///< the run is being recorded; nothing has been sent
        Running,   ///< the request has been started
        Ended,     ///< report() contains the outcome
    };

    /// `secrets` are those of the factory's clients. They, the journal and the clock must outlive this
    /// object.
    UpgradeRun(ServiceFactory factory, UpgradeJournal &journal, const KnownSecrets &secrets,
               const Clock &clock, QObject *parent = nullptr);
    ~UpgradeRun() override;

    /// Starts an upgrade. Does nothing while one is running. If another run on that host may still be active
    /// and is not acknowledged, nothing is sent and the outcome is NotStarted.
    void start(const Connection &connection, const Secret &apiKey, UpgradeMode mode,
               const AcknowledgedRuns &acknowledged = {});
    /// Stops waiting for the answer, which does not stop the upgrade. If the run is still being recorded, it
    /// is not sent.
    void stopWaiting();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isRunning() const { return m_state == State::Recording || m_state == State::Running; }
    /// Returns the report on the current or last run. `displayHost` is empty before the first one.
    [[nodiscard]] const UpgradeReport &report() const { return m_report; }
    /// Returns the steady time since start(), or the duration of the last run.
    [[nodiscard]] std::chrono::milliseconds elapsed() const;
    /// Returns the run on the connection's host that the user must acknowledge before another run; `nullopt`
    /// if there is none. It may have been started by another program or with another connection. See
    /// UpgradeJournal::blockingRun().
    [[nodiscard]] std::optional<UpgradeRecord> blockingRun(const Connection &connection) const;
    [[nodiscard]] UpgradeJournal &journal() const { return m_journal; }
    [[nodiscard]] const Clock &clock() const { return m_clock; }

Q_SIGNALS:
    void started();
    /// Emitted when the run has been recorded and the request has been started.
    void sent();
    void finished(const UpgradeReport &report);
    /// Emitted after finished(), when the end has been written to the journal, or could not be written, which
    /// UpgradeJournal::failed() has reported. Also emitted, with `true`, for a run that was not recorded.
    void recorded(bool isWritten);

private:
    void send(const Connection &connection, const Secret &apiKey);
    void finish(const Result<UpgradeReply> &result);

    ServiceFactory m_factory;
    UpgradeJournal &m_journal;
    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    State m_state = State::Idle;
    UpgradeRecord m_record; ///< as recorded; the id is empty if it is not
    std::unique_ptr<Job<UpgradeReply>> m_job;
    UpgradeReport m_report;
    std::chrono::milliseconds m_startedAt{0};
};
