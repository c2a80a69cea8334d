// SPDX-License-Identifier: MIT
#pragma once

#include "activity/activitylog.h"
#include "base/clock.h"
#include "export/resultwriter.h"
#include "history/lookuphistory.h"
#include "ids/iddraft.h"
#include "program/forgetting.h"
#include "program/preferences.h"
#include "program/storedplaces.h"
#include "redaction/secretredactor.h"
#include "results/resultarchive.h"
#include "results/resultset.h"
#include "session/signin.h"
#include "storage/settings.h"
#include "upgrade/upgraderun.h"

class DesktopNotifier;
class FileChooser;

/// What the window works on; all of it outlives the window.
struct Collaborators
{
    const KnownSecrets &knownSecrets;
    ConnectionStore &connections;
    SecretKeeper &secrets;
    RecentConnections &recent;
    SessionRegistry &sessions;
    SignIn &signIn;
    LookupQueue &lookup;
    ResultSet &results;
    ResultArchive &archive;
    ResultWriter &writer;
    LookupHistory &history;
    IdDraft &draft;
    UpgradeRun &upgrade;
    DesktopNotifier &notifier;
    ActivityLog &activity;
    Forgetting &forgetting;
    Settings &settings;
    PreferenceStore &preferences;
    const QList<StoredPlace> &storedPlaces;
    FileChooser &files;
    const Clock &clock;
};
