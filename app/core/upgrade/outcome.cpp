// SPDX-License-Identifier: MIT
#include "upgrade/outcome.h"

#include "base/named.h"
#include "contract/errorbody.h"
#include "contract/mediatype.h"
#include "json/jsonreader.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kUpgradeOutcomes{
    Named<UpgradeOutcome>{"not-started"_L1, UpgradeOutcome::NotStarted},
    Named<UpgradeOutcome>{"finished"_L1, UpgradeOutcome::Finished},
    Named<UpgradeOutcome>{"refused"_L1, UpgradeOutcome::Refused},
    Named<UpgradeOutcome>{"failed"_L1, UpgradeOutcome::Failed},
    Named<UpgradeOutcome>{"unknown"_L1, UpgradeOutcome::Unknown},
};
static_assert(namesAll(kUpgradeOutcomes, UpgradeOutcome::Unknown));

bool isRefusal(int status)
{
    return status >= 400 && status <= 499 && status != 408;
}

UpgradeOutcome fromError(const Error &error)
{
    if (error.delivery == Delivery::NotSent)
        return UpgradeOutcome::NotStarted;
    return isRefusal(error.status) ? UpgradeOutcome::Refused : UpgradeOutcome::Unknown;
}

/// Returns whether the text is one JSON value with a recognizable end. A number has none: 12 may be the
/// beginning of 123.
bool isWholeJson(QByteArrayView body)
{
    if (body.startsWith("\xEF\xBB\xBF"))
        body = body.sliced(3);
    const QJsonArray values = QJsonDocument::fromJson('[' + body.toByteArray() + ']').array();
    return values.size() == 1 && !values.first().isDouble();
}

/// Returns whether the body is complete. If its end is uncertain, only JSON can prove that.
bool isWhole(const UpgradeReply &reply)
{
    if (reply.cutOff)
        return false;
    if (!isJsonType(reply.contentType))
        return !reply.endIsUncertain;
    if (reply.endIsUncertain)
        return isWholeJson(reply.body);
    const auto json = JsonReader::open(reply.body);
    return json || json.error().cause != ErrorCause::CutOff;
}

/// Returns whether the service itself may have failed. With the other 5xx a gateway or proxy says that it got
/// no answer from the service, which may still be at work: 502 to 504, and those from 520 on, which are not
/// registered, such as Cloudflare's 524 for a timeout.
bool isFaultOfService(int status)
{
    return status >= 500 && status < 520 && (status < 502 || status > 504);
}

UpgradeOutcome fromReply(const UpgradeReply &reply)
{
    const int status = reply.status;
    if (status == 200 || status == 201 || status == 204) {
        const bool answered = isWhole(reply) && !isWebPage(reply.contentType, reply.body);
        return answered ? UpgradeOutcome::Finished : UpgradeOutcome::Unknown;
    }
    if (isRefusal(status))
        return UpgradeOutcome::Refused;
    if (isFaultOfService(status) && !reply.cutOff && parseErrorBody(reply.contentType, reply.body).isJson)
        return UpgradeOutcome::Failed;
    return UpgradeOutcome::Unknown;
}

} // namespace

UpgradeOutcome decideOutcome(const Result<UpgradeReply> &result)
{
    return result ? fromReply(*result) : fromError(result.error());
}

QString outcomeName(UpgradeOutcome outcome)
{
    return nameOf(kUpgradeOutcomes, outcome);
}

std::optional<UpgradeOutcome> outcomeNamed(const QString &name)
{
    return valueNamed(kUpgradeOutcomes, name);
}
