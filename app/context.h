// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/settings.h"
#include "lookup/lookupqueue.h"
#include "session/session.h"
#include "upgrade/upgraderun.h"

/// Builds and owns the long-lived objects; the one composition root. Everyone else gets references.
class Context final
{
public:
    explicit Context(const QString &settingsFile = {});

    [[nodiscard]] const Clock &clock() const { return m_clock; }
    [[nodiscard]] Settings &settings() { return m_settings; }
    [[nodiscard]] Session &session() { return m_session; }
    [[nodiscard]] LookupQueue &lookup() { return m_lookup; }
    [[nodiscard]] UpgradeRun &upgrade() { return m_upgrade; }

private:
    SystemClock m_clock;
    Settings m_settings;
    Session m_session;
    LookupQueue m_lookup;
    UpgradeRun m_upgrade;
};
