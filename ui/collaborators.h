// SPDX-License-Identifier: MIT
#pragma once

#include "activity/activitylog.h"
#include "base/clock.h"
#include "base/secretredactor.h"
#include "base/settings.h"
#include "desktop/forgetting.h"
#include "desktop/preferences.h"
#include "desktop/storedplaces.h"
#include "lookup/iddraft.h"
#include "lookup/lookuphistory.h"
#include "lookup/resultarchive.h"
#include "lookup/resultset.h"
#include "lookup/resultwriter.h"
#include "session/signin.h"
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
