// SPDX-License-Identifier: MIT
#pragma once

#include "accounts.h"
#include "reply.h"

#include <mutex>

/// Simulates upgrades, one at a time. Thread-safe.
class Upgrades final
{
public:
    /// Returns when the upgrade has ended, or at once with 409 if another one is running.
    [[nodiscard]] Reply run(UpgradeEnding ending, bool upgradesOnly);

private:
    std::mutex m_running;
};
