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
class Navigator;
class Notices;
class PreferenceStore;
class RecentConnections;
class ResultCache;
class ResultSets;
class ResultWriter;
class CredentialManager;
class SessionManager;
class Settings;
class SignIn;
class UpgradeJournal;
class UpgradeRun;
class Watches;
struct DataLocation;

/// References to the long-lived objects of the program, which Context owns. Classes that receive it store a
/// reference to it, or to the few objects they need.
struct Services
{
    const Clock &clock;
    const KnownSecrets &knownSecrets; ///< to be removed from all texts that leave the program
    Settings &settings;
    PreferenceStore &preferences;
    const QList<DataLocation> &dataLocations; ///< all locations, with unknown sizes
    ConnectionStore &connections;
    CredentialManager &secrets;
    RecentConnections &recent;
    ActivityLog &activity;
    SessionManager &sessions;
    SignIn &signIn;
    ResultSets &results;
    ResultCache &resultCache;
    Watches &watches;
    ResultWriter &writer;
    LookupHistory &history;
    IdDraft &draft;
    UpgradeJournal &upgradeJournal;
    UpgradeRun &upgrade;
    DesktopNotifier &notifier;
    DataDeletion &dataDeletion;
    Notices &notices;               ///< what the window tells its user
    Navigator &navigator;           ///< the ways from one feature of the window to another
    const bool isTemporary = false; ///< the stored files are deleted when the program ends
};
