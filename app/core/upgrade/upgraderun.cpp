// SPDX-License-Identifier: MIT
#include "upgrade/upgraderun.h"

#include "base/logging.h"
#include "redaction/knownsecrets.h"
#include "text/displaytext.h"

UpgradeRun::UpgradeRun(ServiceFactory factory, UpgradeJournal &journal, const KnownSecrets &secrets,
                       const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_factory(std::move(factory))
    , m_journal(journal)
    , m_secrets(secrets)
    , m_clock(clock)
{
}

UpgradeRun::~UpgradeRun() = default;

void UpgradeRun::start(const Connection &connection, const Secret &apiKey, UpgradeMode mode,
                       const AcknowledgedRuns &acknowledged)
{
    if (isRunning())
        return;
    m_report = {};
    m_report.displayHost = displayHost(connection.baseUrl);
    m_report.mode = mode;
    m_report.startedAt = m_clock.utcNow();
    m_startedAt = m_clock.steadyNow();
    m_record = {};
    m_record.displayHost = m_report.displayHost;
    m_record.host = upgradeHost(connection.baseUrl);
    m_record.mode = mode;
    m_record.startedAt = m_report.startedAt;
    m_state = State::Recording;
    qCDebug(logUpgrade) << "recording run on" << m_record.host;
    m_journal.begin(m_record, acknowledged, this,
                    [this, connection, apiKey](const Result<UpgradeRecord> &written) {
                        if (!written) {
                            qCDebug(logUpgrade)
                                << "not sent, could not be recorded:" << errorKindName(written.error().kind);
                            finish(failure(written.error()));
                            return;
                        }
                        m_record = *written;
                        send(connection, apiKey);
                    });
    Q_EMIT started();
}

void UpgradeRun::send(const Connection &connection, const Secret &apiKey)
{
    if (m_report.stoppedWaiting) {
        Error error;
        error.kind = ErrorKind::Cancelled;
        finish(failure(error));
        return;
    }
    m_state = State::Running;
    qCDebug(logUpgrade) << "sending run" << m_record.id;
    m_job = m_factory(connection, apiKey)->upgrade(m_report.mode);
    m_job->onDone(this, [this](const Result<UpgradeReply> &result) { finish(result); });
    Q_EMIT sent();
}

void UpgradeRun::stopWaiting()
{
    if (!isRunning())
        return;
    m_report.stoppedWaiting = true;
    qCDebug(logUpgrade) << "user stopped waiting";
    if (m_job)
        m_job->cancel();
}

std::chrono::milliseconds UpgradeRun::elapsed() const
{
    return isRunning() ? m_clock.steadyNow() - m_startedAt : m_report.duration;
}

std::optional<UpgradeRecord> UpgradeRun::blockingRun(const Connection &connection) const
{
    return m_journal.blockingRun(upgradeHost(connection.baseUrl));
}

void UpgradeRun::finish(const Result<UpgradeReply> &result)
{
    m_report.duration = elapsed();
    m_state = State::Ended;
    m_job.reset();
    setResult(m_report, result, m_secrets.redactor());
    qCDebug(logUpgrade) << "ended:" << outcomeName(m_report.outcome) << "status" << m_report.status << "after"
                        << m_report.duration.count() << "ms";
    if (m_record.id.isEmpty()) {
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT recorded(true); }, Qt::QueuedConnection);
    } else {
        m_record.outcome = m_report.outcome;
        m_record.status = m_report.status;
        m_record.duration = m_report.duration;
        m_journal.end(m_record, this, [this](bool isWritten) { Q_EMIT recorded(isWritten); });
    }
    Q_EMIT finished(m_report);
}

#include "moc_upgraderun.cpp"
