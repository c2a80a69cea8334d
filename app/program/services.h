// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

class ActivityLog;
class Clock;
class ConnectionStore;
class DesktopNotifier;
class DataDeletion;
class IdDraft;
class KnownSecrets;
class LookupHistory;
class LookupQueue;
class PreferenceStore;
class RecentConnections;
class ResultCache;
class ResultSet;
class ResultWriter;
class CredentialManager;
class SessionManager;
class Settings;
class SignIn;
class UpgradeJournal;
class UpgradeRun;
struct DataLocation;

/// References to the long-lived objects of the program. Context owns them; whoever is handed this keeps a
/// reference to it, or to the few objects that it needs.
struct Services
{
    const Clock &clock;
    const KnownSecrets &knownSecrets; ///< what no text that leaves the program may hold
    Settings &settings;
    PreferenceStore &preferences;
    const QList<DataLocation> &storedPlaces; ///< all there are, not measured
    ConnectionStore &connections;
    CredentialManager &secrets;
    RecentConnections &recent;
    ActivityLog &activity;
    SessionManager &sessions;
    SignIn &signIn;
    LookupQueue &lookup;
    ResultSet &results;
    ResultCache &archive;
    ResultWriter &writer;
    LookupHistory &history;
    IdDraft &draft;
    UpgradeJournal &upgradeJournal;
    UpgradeRun &upgrade;
    DesktopNotifier &notifier;
    DataDeletion &dataDeletion;
};
