// SPDX-License-Identifier: MIT
#include "upgrade/upgraderun.h"

#include "base/displaytext.h"
#include "base/logging.h"
#include "contract/errorbody.h"

namespace {

constexpr qsizetype kMaxAnswer = 64 * 1024;

/// Why a reply that came is not a finished upgrade.
Error replyError(const UpgradeReply &reply, UpgradeOutcome outcome)
{
    const ErrorBody body = parseErrorBody(reply.contentType, reply.body);
    Error error;
    error.kind = outcome == UpgradeOutcome::Unknown           ? ErrorKind::OutcomeUnknown
                 : outcome == UpgradeOutcome::Failed          ? ErrorKind::ServerFault
                 : reply.status == 403                        ? ErrorKind::Forbidden
                 : reply.status == 404 || reply.status == 410 ? ErrorKind::NotFound
                 : reply.status == 409                        ? ErrorKind::Conflict
                 : reply.status == 429                        ? ErrorKind::RateLimited
                                                              : ErrorKind::RequestRejected;
    if (body.isWebPage)
        error.cause = ErrorCause::WebPage;
    else if (reply.cutOff)
        error.cause = ErrorCause::CutOff;
    error.delivery = Delivery::Answered;
    error.status = reply.status;
    error.serverMessage = body.message;
    return error;
}

} // namespace

UpgradeRun::UpgradeRun(ServiceFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_factory(std::move(factory))
    , m_clock(clock)
{
}

UpgradeRun::~UpgradeRun() = default;

void UpgradeRun::start(const Connection &connection, const Secret &apiKey, UpgradeMode mode)
{
    if (m_job)
        return;
    m_report = {};
    m_report.where = displayHost(connection.baseUrl);
    m_report.mode = mode;
    m_report.startedAt = m_clock.utcNow();
    m_startedAt = m_clock.steadyNow();
    m_job = m_factory(connection, apiKey)->upgrade(mode);
    m_job->onDone(this, [this](const Result<UpgradeReply> &result) { conclude(result); });
    Q_EMIT started();
}

void UpgradeRun::stopWaiting()
{
    if (!m_job)
        return;
    m_report.stoppedWaiting = true;
    m_job->cancel();
}

std::chrono::milliseconds UpgradeRun::elapsed() const
{
    return m_job ? m_clock.steadyNow() - m_startedAt : m_report.duration;
}

bool UpgradeRun::mayStillBeActive(const Connection &connection) const
{
    return m_unknownHosts.contains(displayHost(connection.baseUrl));
}

void UpgradeRun::conclude(const Result<UpgradeReply> &result)
{
    m_report.duration = elapsed();
    m_job.reset();
    m_report.outcome = decideOutcome(result);
    if (result) {
        m_report.status = result->status;
        m_report.delivery = Delivery::Answered;
        m_report.answer = boundedText(QString::fromUtf8(result->body.left(4 * kMaxAnswer)), kMaxAnswer);
        if (m_report.outcome != UpgradeOutcome::Finished)
            m_report.error = replyError(*result, m_report.outcome);
    } else {
        m_report.status = result.error().status;
        m_report.delivery = result.error().delivery;
        m_report.error = result.error();
    }
    if (m_report.outcome == UpgradeOutcome::Unknown)
        m_unknownHosts.insert(m_report.where);
    else if (m_report.outcome == UpgradeOutcome::Finished)
        m_unknownHosts.remove(m_report.where);
    qCDebug(logUpgrade) << "ended as" << outcomeName(m_report.outcome) << "status" << m_report.status;
    Q_EMIT finished(m_report);
}
