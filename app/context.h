// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/settings.h"
#include "connections/connectionstore.h"
#include "connections/recentconnections.h"
#include "connections/secretkeeper.h"
#include "connections/secretstore.h"
#include "lookup/lookupqueue.h"
#include "lookup/resultset.h"
#include "session/sessionregistry.h"
#include "session/signin.h"
#include "upgrade/upgraderun.h"

#include <memory>

/// Where connections are kept; by default `connections.json` in the user's configuration folder, and
/// the one that administrators write.
struct ConnectionFiles
{
    ConnectionFiles();
    ConnectionFiles(QString ownFile, QString machineFile);

    QString own;
    QString machine;
};

/// Builds and owns the long-lived objects; the one composition root. Everyone else gets references.
class Context final
{
public:
    /// With settings, connections and secrets of its own, or the user's.
    explicit Context(std::unique_ptr<Settings> settings = {}, const ConnectionFiles &files = {},
                     std::unique_ptr<SecretStore> secrets = {});

    [[nodiscard]] const Clock &clock() const { return m_clock; }
    [[nodiscard]] Settings &settings() { return *m_settings; }
    /// Empty until they are loaded.
    [[nodiscard]] ConnectionStore &connections() { return m_connections; }
    /// The system's keyring, or memory where the program was built without QtKeychain.
    [[nodiscard]] SecretStore &secrets() { return *m_secrets; }
    [[nodiscard]] SecretKeeper &secretKeeper() { return m_secretKeeper; }
    [[nodiscard]] RecentConnections &recent() { return m_recent; }
    [[nodiscard]] SessionRegistry &sessions() { return m_sessions; }
    [[nodiscard]] SignIn &signIn() { return m_signIn; }
    [[nodiscard]] LookupQueue &lookup() { return m_lookup; }
    [[nodiscard]] ResultSet &results() { return m_results; }
    [[nodiscard]] UpgradeRun &upgrade() { return m_upgrade; }

private:
    SystemClock m_clock;
    std::unique_ptr<Settings> m_settings;
    ConnectionStore m_connections;
    std::unique_ptr<SecretStore> m_secrets;
    SecretKeeper m_secretKeeper;
    RecentConnections m_recent;
    SessionRegistry m_sessions;
    SignIn m_signIn;
    LookupQueue m_lookup;
    ResultSet m_results;
    UpgradeRun m_upgrade;
};
