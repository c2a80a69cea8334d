// SPDX-License-Identifier: MIT
#pragma once

#include "activity/activitylog.h"
#include "base/clock.h"
#include "connections/connectionstore.h"
#include "connections/recentconnections.h"
#include "credentials/credentialmanager.h"
#include "credentials/secretstore.h"
#include "export/resultwriter.h"
#include "history/lookuphistory.h"
#include "ids/iddraft.h"
#include "lookup/lookupqueue.h"
#include "program/datadeletion.h"
#include "program/datalocations.h"
#include "program/desktopnotifier.h"
#include "program/preferences.h"
#include "program/services.h"
#include "redaction/knownsecrets.h"
#include "results/resultcache.h"
#include "results/resultset.h"
#include "session/sessionmanager.h"
#include "session/signin.h"
#include "storage/settings.h"
#include "upgrade/upgradejournal.h"
#include "upgrade/upgraderun.h"

#include <memory>

/// What is kept in files; by default in the user's folder (storage/datafolder.h), but for the connections
/// that administrators write.
struct ContextFiles
{
    ContextFiles();
    /// All of the user's in that folder.
    ContextFiles(const QString &folder, QString machineFile);

    QString connections;
    QString machineConnections;
    QString history;
    QString draft;
    QString results;
    QString upgrades; ///< a folder
};

/// Builds and owns the long-lived objects; the one composition root. Everyone else gets references.
class Context final
{
public:
    /// With settings, connections, secrets and a notifier of its own, or the user's and the system's.
    explicit Context(std::unique_ptr<Settings> settings = {}, const ContextFiles &files = {},
                     std::unique_ptr<SecretStore> secrets = {},
                     std::unique_ptr<DesktopNotifier> notifier = {});
    /// Stops a lookup that runs.
    ~Context();

    /// Adds each lookup that ends to the history from now on: the window does, svc-cli leaves it alone.
    void recordLookups();

    /// What everyone else is handed. Valid as long as this.
    [[nodiscard]] const Services &services() const { return m_services; }

    // The same objects, one by one.
    [[nodiscard]] Settings &settings() { return *m_settings; }
    [[nodiscard]] PreferenceStore &preferences() { return m_preferences; }
    /// Empty until they are loaded.
    [[nodiscard]] ConnectionStore &connections() { return m_connections; }
    /// The system's keyring, or memory in a portable copy and where the program was built without
    /// QtKeychain.
    [[nodiscard]] SecretStore &secrets() { return *m_secrets; }
    [[nodiscard]] CredentialManager &credentialManager() { return m_credentialManager; }
    [[nodiscard]] RecentConnections &recent() { return m_recent; }
    /// Every exchange of every connection.
    [[nodiscard]] ActivityLog &activity() { return m_activity; }
    [[nodiscard]] SessionManager &sessions() { return m_sessions; }
    [[nodiscard]] SignIn &signIn() { return m_signIn; }
    [[nodiscard]] LookupQueue &lookup() { return m_lookup; }
    [[nodiscard]] ResultSet &results() { return m_results; }
    /// Empty until it is loaded.
    [[nodiscard]] LookupHistory &history() { return m_history; }
    /// Empty until it is read.
    [[nodiscard]] UpgradeJournal &upgradeJournal() { return m_upgradeJournal; }
    [[nodiscard]] UpgradeRun &upgrade() { return m_upgrade; }

private:
    SystemClock m_clock;
    std::shared_ptr<KnownSecrets> m_knownSecrets = std::make_shared<KnownSecrets>();
    std::unique_ptr<Settings> m_settings;
    PreferenceStore m_preferences;
    QList<DataLocation> m_storedPlaces;
    ConnectionStore m_connections;
    std::unique_ptr<SecretStore> m_secrets;
    CredentialManager m_credentialManager;
    RecentConnections m_recent;
    ActivityLog m_activity; ///< outlives all that sends
    SessionManager m_sessions;
    SignIn m_signIn;
    LookupQueue m_lookup;
    ResultSet m_results;
    ResultCache m_archive;
    ResultWriter m_resultWriter;
    LookupHistory m_history;
    IdDraft m_draft;
    UpgradeJournal m_upgradeJournal;
    UpgradeRun m_upgrade;
    std::unique_ptr<DesktopNotifier> m_notifier;
    Services m_services; ///< of all above, and of what comes below
    DataDeletion m_dataDeletion;
};
