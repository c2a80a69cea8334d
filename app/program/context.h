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
#include "program/datadeletion.h"
#include "program/datalocations.h"
#include "program/desktopnotifier.h"
#include "program/navigator.h"
#include "program/notices.h"
#include "program/preferences.h"
#include "program/services.h"
#include "redaction/knownsecrets.h"
#include "results/resultcache.h"
#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "session/signin.h"
#include "storage/settings.h"
#include "upgrade/upgradejournal.h"
#include "upgrade/upgraderun.h"
#include "watch/watches.h"

#include <memory>

/// The paths of the stored files. By default they are in the data folder (storage/datafolder.h), except for
/// the connections of an administrator.
struct ContextFiles
{
    ContextFiles();
    /// Puts all the user's files into that folder.
    ContextFiles(const QString &folder, QString machineFile);

    QString connections;
    QString machineConnections;
    QString history;
    QString draft;
    QString results;
    QString watches;
    QString upgrades;         ///< a folder
    bool isTemporary = false; ///< they are deleted when the program ends
};

/// Creates and owns the long-lived objects. This is the only composition root; all other code receives
/// references.
class Context final
{
public:
    /// Uses the given settings, secrets and notifier. If one is null, uses the user's settings or the
    /// system's service instead.
    explicit Context(std::unique_ptr<Settings> settings = {}, const ContextFiles &files = {},
                     std::unique_ptr<SecretStore> secrets = {},
                     std::unique_ptr<DesktopNotifier> notifier = {});
    /// Stops the lookups that are running.
    ~Context();

    /// Adds each lookup that ends from now on to the history. The window does this; svc-cli does not change
    /// the history.
    void recordLookups();

    /// Returns references for all other code. They are valid as long as this object.
    [[nodiscard]] const Services &services() const { return m_services; }

    // The same objects, individually.
    [[nodiscard]] Settings &settings() { return *m_settings; }
    [[nodiscard]] PreferenceStore &preferences() { return m_preferences; }
    /// Empty until the connections are loaded.
    [[nodiscard]] ConnectionStore &connections() { return m_connections; }
    /// Returns the system's keyring, or a store in memory if this is a portable copy or the program was built
    /// without QtKeychain.
    [[nodiscard]] SecretStore &secrets() { return *m_secrets; }
    [[nodiscard]] CredentialManager &credentialManager() { return m_credentialManager; }
    [[nodiscard]] RecentConnections &recent() { return m_recent; }
    /// Contains the exchanges of all connections.
    [[nodiscard]] ActivityLog &activity() { return m_activity; }
    [[nodiscard]] SessionManager &sessions() { return m_sessions; }
    [[nodiscard]] SignIn &signIn() { return m_signIn; }
    [[nodiscard]] ResultSets &results() { return m_results; }
    /// Empty until the history is loaded.
    [[nodiscard]] LookupHistory &history() { return m_history; }
    /// Empty until the journal is read.
    [[nodiscard]] UpgradeJournal &upgradeJournal() { return m_upgradeJournal; }
    [[nodiscard]] UpgradeRun &upgrade() { return m_upgrade; }

private:
    SystemClock m_clock;
    std::shared_ptr<KnownSecrets> m_knownSecrets = std::make_shared<KnownSecrets>();
    std::unique_ptr<Settings> m_settings;
    PreferenceStore m_preferences;
    QList<DataLocation> m_dataLocations;
    ConnectionStore m_connections;
    std::unique_ptr<SecretStore> m_secrets;
    CredentialManager m_credentialManager;
    RecentConnections m_recent;
    ActivityLog m_activity; ///< outlives everything that sends requests
    SessionManager m_sessions;
    SignIn m_signIn;
    ResultSets m_results;
    ResultCache m_resultCache;
    Watches m_watches;
    ResultWriter m_resultWriter;
    LookupHistory m_history;
    IdDraft m_draft;
    UpgradeJournal m_upgradeJournal;
    UpgradeRun m_upgrade;
    std::unique_ptr<DesktopNotifier> m_notifier;
    Notices m_notices;
    Navigator m_navigator;
    Services m_services; ///< refers to all members above and to m_dataDeletion
    DataDeletion m_dataDeletion;
};
