// SPDX-License-Identifier: MIT
#include "cli/options.h"

Connection CliOptions::withTimeout(Connection used) const
{
    if (timeout) {
        used.requestTimeout = *timeout;
        used.upgradeTimeout = *timeout;
    }
    return used;
}

bool CliOptions::signsIn(const Connection &used) const
{
    return command->service == CommandSpec::Service::Session && !used.userName.isEmpty();
}
