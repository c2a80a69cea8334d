// SPDX-License-Identifier: MIT
#pragma once

#include "accounts.h"
#include "reply.h"

#include <mutex>

/// Pretends to run upgrades, one at a time. Safe to use from several threads.
class Upgrades final
{
public:
    /// Returns when the upgrade has ended, or at once with 409 while another one runs.
    [[nodiscard]] Reply run(UpgradeEnding ending, bool upgradesOnly);

private:
    std::mutex m_running;
};
