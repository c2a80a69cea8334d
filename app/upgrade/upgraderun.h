// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "session/session.h"
#include "upgrade/outcome.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

/// What a run came to, for a person and for a script.
struct UpgradeReport
{
    QString where; ///< host, or host:port
    UpgradeMode mode = UpgradeMode::Everything;
    UpgradeOutcome outcome = UpgradeOutcome::NotStarted;
    Delivery delivery = Delivery::NotSent;
    int status = 0;              ///< 0: no final status came
    std::optional<Error> error;  ///< not set when the upgrade finished
    QString answer;              ///< what the service said, as it came, at most 64 KiB; may be empty
    bool stoppedWaiting = false; ///< the user ended the wait
    QDateTime startedAt;         ///< UTC
    std::chrono::milliseconds duration{0};
};

/// Runs an upgrade, one at a time. Each start() puts at most one POST on the wire and nothing is
/// ever repeated. A run is independent of any session: signing out leaves it alone.
class UpgradeRun final : public QObject
{
    Q_OBJECT
public:
    UpgradeRun(ServiceFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~UpgradeRun() override;

    /// Does nothing while one runs.
    void start(const Connection &connection, const Secret &apiKey, UpgradeMode mode);
    /// Ends the wait, not the upgrade.
    void stopWaiting();

    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }
    /// The running or the last run; `where` is empty before the first.
    [[nodiscard]] const UpgradeReport &report() const { return m_report; }
    /// Steady time since start(), while it runs.
    [[nodiscard]] std::chrono::milliseconds elapsed() const;
    /// The last run on that host ended as Unknown: another one needs the user's word.
    [[nodiscard]] bool mayStillBeActive(const Connection &connection) const;

Q_SIGNALS:
    void started();
    void finished(const UpgradeReport &report);

private:
    void conclude(const Result<UpgradeReply> &result);

    ServiceFactory m_factory;
    const Clock &m_clock;
    std::unique_ptr<Job<UpgradeReply>> m_job;
    UpgradeReport m_report;
    std::chrono::milliseconds m_startedAt{0};
    QSet<QString> m_unknownHosts;
};
