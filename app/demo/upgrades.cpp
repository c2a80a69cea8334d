// SPDX-License-Identifier: MIT
#include "upgrades.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct Action
{
    QStringView name;
    std::chrono::milliseconds duration;
    bool isUpgrade; ///< whether it is a system data upgrade; upgradesOnly omits all others
};

constexpr auto actions = std::to_array<Action>({
    {u"Upgrade the structure of the bill tables", 700ms, true},
    {u"Convert meter readings to the new interval format", 900ms, true},
    {u"Rebuild the index of notifications", 400ms, true},
    {u"Install the report “Monthly cost and use”", 800ms, false},
    {u"Install the report “Budget against actual”", 650ms, false},
    {u"Install the report “Carbon summary”", 550ms, false},
});

} // namespace

Reply Upgrades::run(UpgradeEnding ending, bool upgradesOnly)
{
    const std::unique_lock lock(m_running, std::try_to_lock);
    if (!lock)
        return problem(409, u"An upgrade is already running. Wait until it has ended."_s);

    QJsonArray done;
    for (const Action &action : actions) {
        if (upgradesOnly && !action.isUpgrade)
            continue;
        std::this_thread::sleep_for(action.duration);
        done.append(QJsonObject{{u"name"_s, action.name.toString()},
                                {u"durationMs"_s, qint64{action.duration.count()}}});
    }

    Reply reply = jsonReply({{u"status"_s, u"completed"_s}, {u"actions"_s, done}});
    switch (ending) {
    case UpgradeEnding::Finished:
        break;
    case UpgradeEnding::Failed:
        return problem(500, u"The upgrade stopped: “%1” could not be completed."_s.arg(actions[1].name));
    case UpgradeEnding::GatewayTimeout:
        return webPage(504, u"504 Gateway Time-out"_s, u"The gateway did not get an answer in time."_s);
    case UpgradeEnding::CutOff:
        reply.cutOff = true;
        break;
    }
    return reply;
}
