// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/settings.h"
#include "lookup/lookupqueue.h"
#include "session/sessionregistry.h"
#include "upgrade/upgraderun.h"

#include <memory>

/// Builds and owns the long-lived objects; the one composition root. Everyone else gets references.
class Context final
{
public:
    /// With settings of its own, or the user's.
    explicit Context(std::unique_ptr<Settings> settings = {});

    [[nodiscard]] const Clock &clock() const { return m_clock; }
    [[nodiscard]] Settings &settings() { return *m_settings; }
    [[nodiscard]] SessionRegistry &sessions() { return m_sessions; }
    [[nodiscard]] LookupQueue &lookup() { return m_lookup; }
    [[nodiscard]] UpgradeRun &upgrade() { return m_upgrade; }

private:
    SystemClock m_clock;
    std::unique_ptr<Settings> m_settings;
    SessionRegistry m_sessions;
    LookupQueue m_lookup;
    UpgradeRun m_upgrade;
};
